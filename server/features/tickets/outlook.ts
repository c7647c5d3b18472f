import type { DoctorState } from '../../../src/features/doctor-state/contract';
import { plannedDay, type PlannedDay } from '../../../src/features/office-hours/planned-day.contract';
import { expectedTimes, type TimeSpan, type WaitingTicket } from '../../../src/features/tickets/waiting-times.contract';
import { weekdayOf } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { Absences } from '../absences/store';
import type { Doctor } from '../doctors/store';
import type { OfficeHoursRecord, OfficeHoursStore } from '../office-hours/store';
import type { TicketCalls } from '../television/ticket-calls';
import type { TicketRecord, WaitingList } from './waiting-list';

/** Why nobody takes a queue ticket: no hours on this day, the hours are over, or the doctor is away for the rest of them. */
export type ClosedReason = 'day' | 'over' | 'absence';

/** Forecast of a practice for today, for televisions and the kiosk. */
export interface Outlook {
  delayMinutes: number | null;
  /** When a waiting ticket is called, by its id. */
  of: ReadonlyMap<unknown, TimeSpan>;
  /** When somebody would be called who takes a queue ticket now. */
  newcomer: TimeSpan | null;
  /** `HH:mm`: when the hours begin next today, and when the last ones end. */
  opensAt: string | null;
  closesAt: string | null;
  closed: ClosedReason | null;
  doctorState: DoctorState | null;
}

export interface Outlooks {
  outlookOf(doctor: Doctor): Outlook;
}

export interface OutlookParts {
  absences: Pick<Absences, 'isAbsent'>;
  calls: Pick<TicketCalls, 'servedTodayOf'>;
  clock: Clock;
  officeHours: Pick<OfficeHoursStore, 'officeHoursOf'>;
  waitingList: Pick<WaitingList, 'ticketsOf' | 'waitingBeforeNewcomer'>;
}

/** A state holds for the day on which it was set: null where the doctor has not set it today. */
const stateToday = ({ online_status, online_status_date }: Doctor, today: string): DoctorState | null =>
  online_status_date === today ? online_status : null;

export function createOutlook(parts: OutlookParts): Outlooks {
  const { calls, clock, officeHours, waitingList } = parts;
  return {
    outlookOf(doctor) {
      const now = clock.now();
      const today = clock.today();
      const hours = officeHours.officeHoursOf(doctor.id);
      const plan = plannedDay(hours, weekdayOf(today), clock.timeOf(now));
      const doctorState = stateToday(doctor, today);
      const waiting = (waitingList.ticketsOf(doctor.id)[0]?.tickets ?? []).map(waitingTicket);
      const known = {
        now,
        minutesPerPatient: plan.minutesPerPatient,
        handledAt: calls.servedTodayOf(doctor.id),
        opensAt: plan.opensAt === null ? null : clock.instantOf(today, plan.opensAt),
      };
      // A newcomer waits behind the tickets whose moment has come, and before later appointments.
      const newcomer = { id: NEWCOMER, type: 'queue', createdAt: now, scheduledAt: null };
      const withNewcomer = waiting.toSpliced(waitingList.waitingBeforeNewcomer(doctor.id), 0, newcomer);
      return {
        ...expectedTimes({ ...known, tickets: waiting }),
        newcomer: expectedTimes({ ...known, tickets: withNewcomer }).of.get(NEWCOMER) ?? null,
        opensAt: plan.opensAt,
        ...receptionOf(parts, doctor.id, hours, doctorState),
        doctorState,
      };
    },
  };
}

/** Negative: no ticket has this id. */
const NEWCOMER = -1;

const waitingTicket = ({ id, type, created_at, scheduled_at }: TicketRecord): WaitingTicket => ({
  id,
  type,
  createdAt: new Date(created_at),
  scheduledAt: scheduled_at === null ? null : new Date(scheduled_at),
});

/** A doctor who has stored no hours has said nothing; one who is in receives patients whatever the hours say. */
function receptionOf(
  { absences, clock }: OutlookParts,
  doctorId: number,
  hours: readonly OfficeHoursRecord[],
  state: DoctorState | null,
): Pick<Outlook, 'closed' | 'closesAt'> {
  const today = clock.today();
  const time = clock.timeOf(clock.now());
  const ofQueue = hoursOfQueue(hours);
  const { closesAt }: PlannedDay = plannedDay(ofQueue, weekdayOf(today), time);
  const isIn = state === 'online' || state === 'ending';
  if (ofQueue.length === 0 || isIn) return { closed: null, closesAt };
  if (closesAt === null) return { closed: 'day', closesAt };
  if (closesAt <= time) return { closed: 'over', closesAt };
  const isAway = absences.isAbsent(doctorId, clock.now(), clock.instantOf(today, closesAt));
  return { closed: isAway ? 'absence' : null, closesAt };
}

/** Office hours of the queue; if there are none, those for appointments. */
function hoursOfQueue(hours: readonly OfficeHoursRecord[]): readonly OfficeHoursRecord[] {
  const ofQueue = hours.filter(({ hours_type }) => hours_type === 'queue');
  return ofQueue.length > 0 ? ofQueue : hours.filter(({ hours_type }) => hours_type !== 'other');
}
