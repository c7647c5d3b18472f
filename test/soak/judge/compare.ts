import type { Stores } from '../../../server/stores';
import type { Store } from '../world/panel-store';
import { browserOf, type TabName } from '../model/script';
import { type Changes, type Quiet, shownIn } from '../play/scene';

interface Compared {
  practice: Stores;
  doctorId: number;
  store: Store;
  tab: TabName;
  changes: Changes;
}

export function differences({ practice, doctorId, store, tab, changes }: Compared): Finding[] {
  const found: Finding[] = [];
  const admin = store.appData.admin.peek();
  const compare = (kind: FindingKind, held: unknown, stored: unknown) => {
    const [one, other] = [JSON.stringify(held), JSON.stringify(stored)];
    if (one !== other) found.push({ kind, tab, detail: `shows ${one}, stored is ${other}`, isFinal: false });
  };
  /** A tab learns of no silent change by another computer, and of no change of the patients by another tab. */
  const isKnowable = (what: Quiet) =>
    changes
      .by(what)
      .every((by) => by === tab || (by !== 'gone' && what !== 'patients' && browserOf(by) === browserOf(tab)));

  const shown = shownIn(tab);
  if (shown.some((name) => name !== 'officeHours' && store[name].data.peek() === null) || !admin) {
    return [{ kind: 'not loaded', tab, detail: 'a list or the doctor is missing', isFinal: false }];
  }
  compare(
    'stale tickets',
    store.tickets.data.peek()?.map(groupOf),
    practice.waitingList.ticketsOf(doctorId).map(groupOf),
  );
  if (!shown.includes('recepts')) return found;
  compare('stale recepts', idsOf(store.recepts.data.peek()), idsOf(practice.recepts.receptsOf(doctorId)));
  if (isKnowable('notifications'))
    compare(
      'stale notifications',
      sorted(store.notifications.list.peek()),
      sorted(practice.notifications.notificationsOf(doctorId)),
    );
  if (isKnowable('patients'))
    compare('stale patients', sorted(store.patients.data.peek()), sorted(practice.patients.patientsOf(doctorId)));
  if (isKnowable('doctor-state'))
    compare('stale doctor state', store.doctorState.peek(), practice.doctors.doctorOf(doctorId)?.online_status);
  if (isKnowable('announcement'))
    compare(
      'stale announcement',
      admin.special_announcement?.note,
      practice.announcements.specialAnnouncementOf(doctorId)?.note,
    );
  if (isKnowable('settings')) {
    const { phone, about, settings } = admin.attributes;
    const doctor = practice.doctors.doctorOf(doctorId);
    const stored = [doctor?.phone, doctor?.about, practice.settings.settingsOf(doctorId)];
    compare('stale settings', [phone, about, inOrder(settings)], stored);
  }
  if (store.officeHours.data.peek() && isKnowable('office-hours'))
    compare(
      'stale office hours',
      sorted(store.officeHours.data.peek()),
      sorted(practice.officeHours.officeHoursOf(doctorId)),
    );
  return found;
}

interface Identified {
  id: number | string;
}

const groupOf = (group: { date: string | null; tickets: readonly (Identified & { is_patient: boolean })[] }) => [
  group.date,
  ...group.tickets.map(({ id, is_patient }) => `${id}${is_patient ? ' patient' : ''}`),
];
const idsOf = (records: readonly Identified[] | null) => records?.map(({ id }) => id);
const sorted = (records: readonly Identified[] | null) => records?.map(({ id }) => Number(id)).sort((a, b) => a - b);
const inOrder = (settings: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1)));

export type FindingKind =
  /** Each „stale …“: the tab's data differs from the server's. */
  | 'stale tickets'
  | 'stale recepts'
  | 'stale notifications'
  | 'stale doctor state'
  | 'stale announcement'
  | 'stale settings'
  | 'stale patients'
  | 'stale office hours'
  | 'not loaded'
  | 'failure left'
  | 'pending left'
  /** A record has left the list, but its action still counts as failed or unknown. */
  | 'failed though gone'
  /** The tab claims to be live, but receives no events. */
  | 'dishonest live'
  | 'not live'
  | 'logged out'
  | 'still logged in'
  | 'data after logout'
  | 'stored twice'
  | 'reported as stored'
  | 'reported as refused'
  | 'typed lost'
  | 'setting lost'
  | 'error';

export interface Finding {
  kind: FindingKind;
  tab: string;
  detail: string;
  /** Waiting does not remove the finding. */
  isFinal: boolean;
}
