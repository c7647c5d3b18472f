import type { DoctorState } from '../../../src/features/doctor-state/contract';
import { plannedDay, type PlannedDay } from '../../../src/features/office-hours/planned-day.contract';
import { expectedTimes, type WaitingTicket } from '../../../src/features/tickets/waiting-times.contract';
import { weekdayOf } from '../../lib/calendar';
import type { AppointmentParts } from '../appointments/store';
import type { Doctor } from '../doctors/store';
import type { OfficeHoursRecord } from '../office-hours/store';
import type { TicketRecord, WaitingList } from './waiting-list';

/** Why there are no queue tickets: no hours on this day, the hours are over, or the doctor is absent for the rest of them. */
type ClosedReason = 'day' | 'over' | 'absence';

type Parts = Pick<AppointmentParts, 'absences' | 'calls' | 'clock' | 'officeHours'> & { waitingList: WaitingList };

export function createOutlook(parts: Parts) {
  const { calls, clock, officeHours, waitingList } = parts;
  return {
    /** Forecast of a practice for today, for televisions and the kiosk. `of` has the expected calls by ticket id. */
    outlookOf(doctor: Doctor) {
      const now = clock.now();
      const today = clock.today();
      const hours = officeHours.officeHoursOf(doctor.id);
      const plan = plannedDay(hours, weekdayOf(today), clock.timeOf(now));
      // A state is valid on the day on which it was set.
      const doctorState = doctor.online_status_date === today ? doctor.online_status : null;
      const waiting = (waitingList.ticketsOf(doctor.id)[0]?.tickets ?? []).map(waitingTicket);
      const known = {
        now,
        minutesPerPatient: plan.minutesPerPatient,
        handledAt: calls.servedTodayOf(doctor.id),
        opensAt: plan.opensAt === null ? null : clock.instantOf(today, plan.opensAt),
      };
      // A newcomer is queued behind tickets that are due, and before later appointments.
      const newcomer = { id: NEWCOMER, type: 'queue', createdAt: now, scheduledAt: null };
      const withNewcomer = waiting.toSpliced(waitingList.waitingBeforeNewcomer(doctor.id), 0, newcomer);
      return {
        ...expectedTimes({ ...known, tickets: waiting }),
        /** When a queue ticket taken now would be called. */
        newcomer: expectedTimes({ ...known, tickets: withNewcomer }).of.get(NEWCOMER) ?? null,
        /** `HH:mm`, the next opening of today. */
        opensAt: plan.opensAt,
        ...receptionOf(parts, doctor.id, hours, doctorState),
        doctorState,
      };
    },
  };
}

/** Negative: no ticket has this id. */
const NEWCOMER = -1;

const waitingTicket = ({ id, type, created_at, scheduled_at, is_urgent }: TicketRecord): WaitingTicket => ({
  id,
  type,
  createdAt: new Date(created_at),
  scheduledAt: scheduled_at === null ? null : new Date(scheduled_at),
  isUrgent: is_urgent,
});

/** The last closing of today (`HH:mm`). Never closed without stored hours, or while the doctor's state is `online` or `ending`. */
function receptionOf(
  { absences, clock }: Parts,
  doctorId: number,
  hours: readonly OfficeHoursRecord[],
  state: DoctorState | null,
): { closed: ClosedReason | null; closesAt: string | null } {
  const today = clock.today();
  const now = clock.now();
  const time = clock.timeOf(now);
  const ofQueue = hoursOfQueue(hours);
  const { opensAt, closesAt }: PlannedDay = plannedDay(ofQueue, weekdayOf(today), time);
  const isIn = state === 'online' || state === 'ending';
  if (ofQueue.length === 0 || isIn) return { closed: null, closesAt };
  if (closesAt === null) return { closed: 'day', closesAt };
  if (closesAt <= time) return { closed: 'over', closesAt };
  const from = opensAt === null ? now : clock.instantOf(today, opensAt);
  const isAway = absences.isAbsent(doctorId, from, clock.instantOf(today, closesAt));
  return { closed: isAway ? 'absence' : null, closesAt };
}

/** Office hours of the queue; if there are none, those for appointments. */
function hoursOfQueue(hours: readonly OfficeHoursRecord[]): readonly OfficeHoursRecord[] {
  const ofQueue = hours.filter(({ hours_type }) => hours_type === 'queue');
  return ofQueue.length > 0 ? ofQueue : hours.filter(({ hours_type }) => hours_type !== 'other');
}
