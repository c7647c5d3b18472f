import type { Display } from '../../../src/features/television/contract';
import { etagOf } from '../../http/entity-tags';
import type { Stores } from '../../stores';
import type { Doctor } from '../doctors/store';

export type DisplayStores = Pick<
  Stores,
  'announcements' | 'calls' | 'clock' | 'displays' | 'doctors' | 'outlook' | 'settings' | 'waitingList'
>;

/**
 * Caches the response for the televisions of a practice, so that the load on the database does not grow with their number. An announced
 * change invalidates the cache at once.
 */
export function createDisplayResponses(stores: DisplayStores) {
  const kept = new Map<number, { body: string; etag: string; version: number; madeAt: number }>();
  return (doctorId: number) => {
    const doctor = stores.doctors.doctorOf(doctorId);
    if (doctor?.status !== 'active' || !stores.displays.isDisplayOn(doctorId)) return undefined;
    const version = stores.displays.displayVersionOf(doctorId);
    const known = kept.get(doctorId);
    if (known?.version === version && performance.now() - known.madeAt < KEPT_MS) return known;
    const body = JSON.stringify(displayRecord(stores, doctor));
    const made = { body, etag: etagOf(body), version, madeAt: performance.now() };
    kept.set(doctorId, made);
    return made;
  };
}

/** The maximum delay of changes without an event, such as the passing of time. */
const KEPT_MS = 2000;

/** The content of a television. Public: no patient's name, no note, no id. */
function displayRecord(stores: DisplayStores, doctor: Doctor): Display {
  const { id, doctor_name, practice_title } = doctor;
  const { delayMinutes, doctorState } = stores.outlook.outlookOf(doctor);
  const numbers = stores.calls.numbersOf(id);
  const [today] = stores.waitingList.ticketsOf(id);
  const called = stores.calls.callsOf(id, MAX_CALLS);
  const calledIds = new Set(called.map(({ ticketId }) => ticketId));
  const next = (today?.tickets ?? []).filter((ticket) => !calledIds.has(ticket.id));
  return {
    doctor_name,
    practice_title,
    doctor_state: doctorState,
    calls: called.map(({ type, number, time, call }) => ({ type, number, time, call })),
    next: next.slice(0, MAX_NEXT).flatMap((ticket) => numbers.get(ticket.id) ?? []),
    waiting: stores.waitingList.waitingBeforeNewcomer(id),
    delay_minutes: delayMinutes,
    announcement: stores.announcements.specialAnnouncementOf(id)?.note ?? null,
    has_voice: stores.settings.settingsOf(id)['display_voice'] === true,
    time_zone: stores.clock.timeZone,
  };
}

/** The current call and the previous ones. */
const MAX_CALLS = 4;
const MAX_NEXT = 4;
