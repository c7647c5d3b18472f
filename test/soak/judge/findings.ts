import { browserOf, type DoctorName, type TabName } from '../model/script';
import { type Scene, shownIn } from '../play/scene';
import type { Tab } from '../world/tab';
import { differences, type Finding, type FindingKind } from './compare';
import { type Intention, isKept } from '../play/desk';

/** Finds everything that is wrong. `probes`: events of the channel; a live tab must have received at least one. */
export function findProblems(scene: Scene, probes: readonly string[]): Finding[] {
  return [...scene.tabs]
    .filter(([, tab]) => !tab.isClosed)
    .flatMap(([name, tab]) => tabFindings(scene, name, tab, probes))
    .concat(errorFindings(scene), formFindings(scene));
}

function tabFindings(scene: Scene, name: TabName, tab: Tab, probes: readonly string[]): Finding[] {
  const { expected, script, browsers } = scene;
  const doctor = expected[browserOf(name)];
  const isLoggedIn = tab.store.session.isLoggedIn.peek();
  const finding = finder(name);
  if (doctor === null) {
    if (isLoggedIn) return [finding('still logged in', 'after the logout')];
    const storage = browsers[browserOf(name)].storage.entries;
    return leaks(tab.store, storage, [`s${script.seed}-`]).map((detail) => finding('data after logout', detail));
  }
  if (!isLoggedIn) return [finding('logged out', `by ${tab.store.session.endedBy.peek() ?? 'nothing'}`)];
  const { practice, changes, doctors } = scene;
  const { store } = tab;
  return [
    ...differences({ practice, doctorId: doctors[doctor].id, store, tab: name, changes }),
    ...failures(store, name, finding),
    ...pendingActions(scene, doctor, tab, finding),
    ...liveness(scene, name, tab, probes),
  ];
}

type Finder = (kind: FindingKind, detail: string) => Finding;
const finder =
  (tab: string): Finder =>
  (kind, detail) => ({ kind, tab, detail, isFinal: false });

function failures(store: Tab['store'], tab: TabName, finding: Finder): Finding[] {
  return shownIn(tab).flatMap((name) => {
    const resource = store[name];
    const failure = resource.failure.peek();
    const defect = resource.defect.peek();
    return [
      ...(failure ? [finding('failure left', `${name}: ${failure.message}`)] : []),
      ...(defect ? [finding('failure left', `${name}: ${String(defect.error)}`)] : []),
      ...(resource.isLoading.peek() ? [finding('pending left', `${name} loads`)] : []),
    ];
  });
}

/** Finds actions that are still pending, and failed or unknown actions on records that have left the list. */
function pendingActions({ practice, doctors }: Scene, doctor: DoctorName, { store }: Tab, finding: Finder): Finding[] {
  const waiting = new Set<number | string>(
    practice.waitingList.ticketsOf(doctors[doctor].id).flatMap(({ tickets }) => tickets.map(({ id }) => id)),
  );
  const requested = new Set<number | string>(practice.recepts.receptsOf(doctors[doctor].id).map(({ id }) => id));
  const lists = [
    { what: 'ticket', pending: store.tickets.pending.peek(), listed: waiting },
    { what: 'recept', pending: store.recepts.pending.peek(), listed: requested },
  ];
  return lists.flatMap(({ what, pending, listed }) =>
    [...pending].flatMap(([id, { action, state }]) => {
      if (state === 'pending') return [finding('pending left', `${action} of ${what} ${id}`)];
      return listed.has(id) ? [] : [finding('failed though gone', `${action} of ${what} ${id}`)];
    }),
  );
}

/** A live tab must receive events, itself or through another tab of its browser. */
function liveness({ browsers }: Scene, name: TabName, tab: Tab, probes: readonly string[]): Finding[] {
  const state = tab.store.live.peek();
  if (state !== 'connected') return [finder(name)('not live', state)];
  const tabs = browsers[browserOf(name)].tabs.filter(({ isClosed }) => !isClosed);
  const isHeard = probes.some((probe) => tabs.some((one) => one.hasHeard(probe)));
  return isHeard ? [] : [finder(name)('dishonest live', 'hears no event')];
}

function errorFindings({ browsers }: Scene): Finding[] {
  return Object.values(browsers)
    .flatMap(({ tabs }) => tabs)
    .flatMap((tab) => tab.errors.map((detail): Finding => ({ kind: 'error', tab: tab.name, detail, isFinal: true })));
}

/** Finds data of a session: paths in the store, keys of the storage. `marks`: texts that occur in all data of a session. */
function leaks(store: object, storage: ReadonlyMap<string, string>, marks: readonly string[]): string[] {
  const isMarked = (text: string) => marks.some((mark) => text.includes(mark));
  const found: string[] = [];
  const seen = new Set<unknown>();

  function walk(value: unknown, path: string): void {
    if (typeof value === 'string' && isMarked(value)) found.push(path);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    // Check a signal's value only: walking its dependencies would find other values.
    if (isSignal(value)) return walk(value.peek(), path);
    if (value instanceof Map || value instanceof Set) return walk([...value], path);
    for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
  }

  walk(store, 'store');
  for (const [key, value] of storage) if (isMarked(value) || /token/i.test(key)) found.push(`storage ${key}`);
  return found;
}

const isSignal = (value: object): value is { peek(): unknown } => 'peek' in value && typeof value.peek === 'function';

/** Checks that no record is stored twice, no input is lost, and the reported outcomes are true. */
function formFindings(scene: Scene): Finding[] {
  return scene.desk.intentions.flatMap((intention) => findingsOf(scene, intention));
}

function findingsOf(scene: Scene, intention: Intention): Finding[] {
  const { tabName: tab, form, name, reported, sendings, isDropped } = intention;
  const stored = storedCount(scene, intention);
  const finding = (kind: FindingKind, detail: string, isFinal = true): Finding => ({
    kind,
    tab,
    detail: `${form} ${name}: ${detail}`,
    isFinal,
  });
  const found: Finding[] = [];
  if (stored !== null && stored > 1) found.push(finding('stored twice', `${stored} records, sent ${sendings} times`));
  if (isDropped) return found;
  if (stored === 0 && reported === 'stored') found.push(finding('reported as stored', 'is not'));
  if (stored !== null && stored > 0 && reported === 'refused') found.push(finding('reported as refused', 'is stored'));
  if (reported !== 'stored' && !intention.isSending && !isKept(intention))
    found.push(finding('typed lost', 'no draft is left'));
  if (intention.isSending) found.push(finding('pending left', 'is being sent', false));
  return found;
}

/** Number of stored records; `null` if such records have no name. */
function storedCount({ practice, doctors }: Scene, { form, name, doctor }: Intention): number | null {
  const doctorId = doctors[doctor].id;
  if (form === 'office-hours')
    return practice.officeHours.officeHoursOf(doctorId).filter((one) => one.hours_name === name).length;
  if (form === 'announcement') return practice.announcements.specialAnnouncementOf(doctorId)?.note === name ? 1 : 0;
  return null;
}
