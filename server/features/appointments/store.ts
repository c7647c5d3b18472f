import type { ScheduleDay, ScheduleTime } from '../../../src/features/appointments/contract';
import type { AppointmentType } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import { addDays, dayLabel } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';
import type { Absences } from '../absences/store';
import type { Notifications } from '../notifications/store';
import type { OfficeHoursStore } from '../office-hours/store';
import type { TicketCalls } from '../television/store';
import type { NewTicket, Tickets } from '../tickets/tickets';
import type { Conflict, Placement, Refusal } from './placement';
import { busyTimes, slotsOn, type Slot } from './time-slots';

interface NewAppointment extends Pick<
  NewTicket,
  'user_id' | 'user_alternate' | 'origin_title' | 'event_note' | 'request_id'
> {
  type: AppointmentType;
  /** `YYYY-MM-DD` and `HH:mm` on the practice's clock. */
  date: string;
  time: string;
  bookedBy: 'doctor' | 'patient';
}

/** An appointment at any time of the calendar, not necessarily a free slot. */
interface PlacedAppointment extends NewAppointment {
  /** Null: as long as the office hours give each patient. */
  duration_minutes: number | null;
  /** Confirms that the appointment overlaps others. */
  overlap: boolean;
}

/** The stored appointment; for a repeated request the one stored first, whatever the repeat contains. */
interface BookedAppointment {
  ticketId: number;
  type: AppointmentType;
  scheduledAt: Date;
  /** The name, if the appointment has no patient. */
  name: string | null;
  isNew: boolean;
}

type Parts = Pick<AppointmentParts, 'clock' | 'database' | 'notifications' | 'officeHours' | 'tickets'> & {
  placement: Placement;
};

/** Free times in the office hours, and their booking: each is booked once. */
export function createAppointments({ clock, database, notifications, officeHours, tickets, placement }: Parts) {
  const freeSlots = (doctorId: number, dates: readonly string[], type: AppointmentType) => {
    const hours = officeHours.officeHoursOf(doctorId).filter(({ hours_type }) => hours_type === type);
    const busy = busyTimes(database, doctorId, dates);
    return dates.map((date) => {
      const free = slotsOn(date, hours, busy, clock).filter(({ isFree }) => isFree);
      return { date, slots: firstOfEachTime(free) };
    });
  };

  const slotsOfDay = (doctorId: number, date: string, type: AppointmentType) =>
    offeredDates(clock).includes(date) ? (freeSlots(doctorId, [date], type)[0]?.slots ?? []) : [];

  /** The days from today on with free times for this type, and the number of these times. */
  const freeDays = (doctorId: number, type: AppointmentType) =>
    freeSlots(doctorId, offeredDates(clock), type).flatMap(({ date, slots }) =>
      slots.length > 0 ? [{ date, count: slots.length }] : [],
    );

  const store = (
    doctorId: number,
    { bookedBy, ...ticket }: NewAppointment & Pick<NewTicket, 'duration_minutes' | 'may_overlap'>,
    options?: AnnounceOptions,
  ): BookedAppointment => {
    const { id, isNew } = tickets.addTicket(doctorId, ticket, options);
    const stored = storedAppointment(database, id);
    if (isNew && bookedBy === 'patient') notifications.notifyTicket(doctorId, { ...stored, number: null });
    return { ticketId: id, ...stored, isNew };
  };

  return {
    freeDays,
    /** Like `freeDays`, as panels and the kiosk receive them. */
    scheduleDays: (doctorId: number, type: AppointmentType): ScheduleDay[] =>
      freeDays(doctorId, type).map(({ date, count }) => ({
        value: date,
        title: dayLabel(date, clock.today()),
        description: freeTimesLabel(count),
      })),
    /** The free times (`HH:mm`) of such a day, ascending; empty for other days. */
    scheduleTimes: (doctorId: number, date: string, type: AppointmentType): ScheduleTime[] =>
      slotsOfDay(doctorId, date, type).map(({ time }) => ({ time })),
    /** Books a free time; `taken` when it is not free. Throws RequestIdTaken as `addTicket` does. */
    bookAppointment: (doctorId: number, appointment: NewAppointment, options?: AnnounceOptions) =>
      database.transaction((): BookedAppointment | 'taken' => {
        const { date, type, time, request_id } = appointment;
        const slot = slotsOfDay(doctorId, date, type).find((each) => each.time === time);
        if (!slot && !isKnownRequest(database, request_id)) return 'taken';
        const duration = slot ? { duration_minutes: (slot.end - slot.start) / 60_000 } : {};
        return store(doctorId, { ...appointment, ...duration }, options);
      }),
    /** Books any future time in the office hours. */
    placeAppointment: (doctorId: number, placedAppointment: PlacedAppointment, options?: AnnounceOptions) =>
      database.transaction((): BookedAppointment | Refusal => {
        const { duration_minutes, overlap, ...appointment } = placedAppointment;
        const span = placement.spanOf(doctorId, { ...appointment, minutes: duration_minutes });
        if ('message' in span) return span;
        const conflicts = placement.conflictsIn(doctorId, span);
        if (conflicts.length > 0 && !overlap) return placement.overlapRefusal(conflicts);
        const minutes = (span.end - span.start) / 60_000;
        const placed = { ...appointment, duration_minutes: minutes, may_overlap: conflicts.length > 0 };
        return store(doctorId, placed, options);
      }),
    /** The terms that make a time not free. */
    conflictsAt(doctorId: number, place: Pick<NewAppointment, 'type' | 'date' | 'time'>): Conflict[] {
      const span = placement.spanOf(doctorId, { ...place, minutes: null });
      return 'message' in span ? [] : placement.conflictsIn(doctorId, span);
    },
  };
}

const OFFERED_DAYS = 60;

function offeredDates(clock: Clock) {
  const today = clock.today();
  return Array.from({ length: OFFERED_DAYS }, (_, index) => addDays(today, index));
}

/** Several office hours may offer the same time; the patient sees it once. */
function firstOfEachTime(slots: readonly Slot[]) {
  const times = new Map<string, Slot>();
  for (const slot of slots) if (!times.has(slot.time)) times.set(slot.time, slot);
  return [...times.values()].sort((a, b) => a.start - b.start);
}

function isKnownRequest(database: Database, requestId: string | undefined) {
  return (
    requestId !== undefined && database.first('SELECT id FROM tickets WHERE request_id = ?', requestId) !== undefined
  );
}

function storedAppointment(database: Database, ticketId: number) {
  const row = database.first<{ type: AppointmentType; scheduled_at: string; user_alternate: string | null }>(
    'SELECT type, scheduled_at, user_alternate FROM tickets WHERE id = ?',
    ticketId,
  );
  if (!row) throw new Error('The appointment was not stored.');
  return { type: row.type, scheduledAt: new Date(row.scheduled_at), name: row.user_alternate };
}

/** „1 voľný termín“, „3 voľné termíny“, „12 voľných termínov“. */
export function freeTimesLabel(count: number): string {
  if (count === 1) return '1 voľný termín';
  return count >= 2 && count <= 4 ? `${count} voľné termíny` : `${count} voľných termínov`;
}

/** Parts of the stores of times. Each names its own: `Pick<AppointmentParts, 'clock' | 'database'>`. */
export interface AppointmentParts {
  absences: Absences;
  announceChange: AnnounceChange;
  calls: TicketCalls;
  clock: Clock;
  database: Database;
  notifications: Notifications;
  officeHours: OfficeHoursStore;
  tickets: Tickets;
}
