import type { TimeSpan } from '../../src/api/contract/waiting-times';
import type { Clock } from '../practice/clock';
import type { Doctor } from '../practice/doctors';
import { outlookOf, type ClosedReason } from '../practice/outlook';
import type { Stores } from '../stores';
import type { DoctorState } from '../../src/api/contract/admin';

/** A span as it is told to a patient, `HH:mm` on the practice's clock. */
export interface ToldSpan {
  from: string;
  to: string;
}

/** A practice's state on the kiosk, shown before anybody takes a ticket. */
export interface KioskOutlook {
  /** Null where the doctor has not said it today. */
  doctor_state: DoctorState | null;
  /** Why no queue ticket is given now. */
  closed: ClosedReason | null;
  opens_at: string | null;
  closes_at: string | null;
  /** When somebody would be called who takes a ticket now; null where nobody knows. */
  expected: ToldSpan | null;
  /** The doctor's special notice, such as that of a delay. */
  announcement: string | null;
}

export function kioskOutlook(
  stores: Pick<Stores, 'absences' | 'announcements' | 'calls' | 'clock' | 'officeHours' | 'waitingList'>,
  doctor: Doctor,
): KioskOutlook {
  const { doctorState, closed, opensAt, closesAt, newcomer } = outlookOf(stores, doctor);
  return {
    doctor_state: doctorState,
    closed,
    opens_at: opensAt,
    closes_at: closesAt,
    expected: closed === null && newcomer ? toldSpan(newcomer, stores.clock) : null,
    announcement: stores.announcements.specialAnnouncementOf(doctor.id)?.note ?? null,
  };
}

/** The expected time of an issued ticket, and when the practice closes. */
export function kioskExpectation(
  stores: Pick<Stores, 'absences' | 'calls' | 'clock' | 'officeHours' | 'waitingList'>,
  doctor: Doctor,
  ticketId: number,
) {
  const { of, closesAt } = outlookOf(stores, doctor);
  const span = of.get(ticketId);
  return { expected: span ? toldSpan(span, stores.clock) : null, closes_at: closesAt };
}

/** Nobody knows it to the minute: to the fives around it. A span that reaches the next day is not told. */
function toldSpan({ from, to }: TimeSpan, clock: Clock): ToldSpan | null {
  const start = new Date(Math.floor(from.getTime() / STEP_MS) * STEP_MS);
  const end = new Date(Math.ceil(to.getTime() / STEP_MS) * STEP_MS);
  return clock.dateOf(end) === clock.today() ? { from: clock.timeOf(start), to: clock.timeOf(end) } : null;
}

const STEP_MS = 5 * 60_000;
