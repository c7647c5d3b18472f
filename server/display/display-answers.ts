import { createHash } from 'node:crypto';
import type { Stores } from '../stores';
import { displayRecord } from './display-record';

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
    | 'absences'
    | 'announcements'
    | 'calls'
    | 'clock'
    | 'displays'
    | 'doctors'
    | 'officeHours'
    | 'settings'
    | 'waitingList'
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
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const made = { body, etag, version, madeAt: elapsed() };
    kept.set(doctorId, made);
    return made;
  };
}

/** Changes without an event, such as the passing of time, show this late at most. */
const KEPT_MS = 2000;
