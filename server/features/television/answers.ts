import type { Display } from '../../../src/features/television/contract';
import { etagOf } from '../../http/entity-tags';
import type { Stores } from '../../stores';
import type { Doctor } from '../doctors/store';

export interface DisplayAnswer {
  body: string;
  etag: string;
}

/**
 * The answers for televisions, each made once for all that ask within a moment: however many ask, the database has no more work than for
 * one. A change that was announced makes a new one at once.
 */
export function createDisplayAnswers(
  stores: Pick<
    Stores,
    'announcements' | 'calls' | 'clock' | 'displays' | 'doctors' | 'outlook' | 'settings' | 'waitingList'
  >,
  elapsed = () => performance.now(),
) {
  const kept = new Map<number, DisplayAnswer & { version: number; madeAt: number }>();
  return (doctorId: number): DisplayAnswer | undefined => {
    const doctor = stores.doctors.doctorOf(doctorId);
    if (doctor?.status !== 'active' || !stores.displays.isDisplayOn(doctorId)) return undefined;
    const version = stores.displays.displayVersionOf(doctorId);
    const known = kept.get(doctorId);
    if (known?.version === version && elapsed() - known.madeAt < KEPT_MS) return known;
    const body = JSON.stringify(displayRecord(stores, doctor));
    const made = { body, etag: etagOf(body), version, madeAt: elapsed() };
    kept.set(doctorId, made);
    return made;
  };
}

/** Changes without an event, such as the passing of time, show this late at most. */
const KEPT_MS = 2000;

/** The content of the waiting room's television. No patient's name, no note, no id: anybody in front of it can read it. */
function displayRecord(
  stores: Pick<Stores, 'announcements' | 'calls' | 'clock' | 'outlook' | 'settings' | 'waitingList'>,
  doctor: Doctor,
): Display {
  const { id, doctor_name, practice_title } = doctor;
  const { delayMinutes, doctorState } = stores.outlook.outlookOf(doctor);
  const numbers = stores.calls.numbersOf(id);
  const [today] = stores.waitingList.ticketsOf(id);
  const called = stores.calls.callsOf(id, MOST_CALLS);
  const calledIds = new Set(called.map(({ ticketId }) => ticketId));
  const next = (today?.tickets ?? []).filter((ticket) => !calledIds.has(ticket.id));
  return {
    doctor_name,
    practice_title,
    doctor_state: doctorState,
    calls: called.map(({ type, number, time, call }) => ({ type, number, time, call })),
    next: next.slice(0, MOST_NEXT).flatMap((ticket) => numbers.get(ticket.id) ?? []),
    waiting: stores.waitingList.waitingBeforeNewcomer(id),
    delay_minutes: delayMinutes,
    announcement: stores.announcements.specialAnnouncementOf(id)?.note ?? null,
    has_voice: stores.settings.settingsOf(id)['display_voice'] === true,
    time_zone: stores.clock.timeZone,
  };
}

/** The one that is called, and those before. */
const MOST_CALLS = 4;
const MOST_NEXT = 4;
