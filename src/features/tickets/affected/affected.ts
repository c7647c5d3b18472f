import { appointmentTypes, type OfficeHours } from '../../office-hours/contract';
import type { Patient } from '../../patients/contract';
import type { Ticket } from '../contract';
import { dayIn, timeOf } from '../../../lib/zone';
import { instantIn, minuteOfIso, weekdayOf } from '../../../lib/zone-moments';
import { weekDays } from '../../../texts/language/week-days';
import type { Known } from './known-tickets';
import { personName } from './person-name';

/** A person whom a change of the doctor's hours affects, or who already has a ticket. */
export interface AffectedPerson {
  ticket: Ticket;
  name: string;
  /** Phone numbers are known only for people in the patient list. */
  phone: string | null;
  /** `YYYY-MM-DDTHH:mm`, or the day alone; `null` if neither is known. */
  moment: string | null;
}

/** The waiting room's tickets with their people, in the same order. */
export const peopleIn = ({ groups, patients, zone }: Known): AffectedPerson[] =>
  (groups ?? []).flatMap(({ date, tickets }) =>
    tickets.map((ticket) => ({
      ticket,
      name: personName(ticket),
      phone: phoneOf(ticket, patients),
      moment: momentOf(ticket, date, zone),
    })),
  );

/**
 * The people whom an absence affects: those booked within it, and those waiting without a time on a day that it overlaps. A patient
 * whose time has passed still waits, so counts as expected now.
 */
export function affectedByAbsence(known: Known, absence: { from: Date; to: Date }, now: Date): AffectedPerson[] {
  const [from, to] = [absence.from.getTime(), absence.to.getTime()];
  return peopleIn(known).filter(({ ticket, moment }) => {
    const booked = timeOf(ticket.scheduled_at) ?? (moment === null ? null : instantIn(known.zone, moment));
    if (booked !== null) {
      const expected = Math.max(booked, now.getTime());
      return from <= expected && expected <= to;
    }
    // Both ends are included.
    return (
      moment !== null && dayIn(known.zone, from) <= moment && moment <= dayIn(known.zone, to) && to >= now.getTime()
    );
  });
}

/** The people whom a change of office hours affects: their appointment lies within hours of its type before it, but not after. */
export function affectedByHours(
  known: Known,
  before: readonly HoursLike[],
  after: readonly HoursLike[],
): AffectedPerson[] {
  return peopleIn(known).filter(({ ticket, moment }) => {
    const [day, time] = moment?.split('T') ?? [];
    if (!day || !time || !appointmentTypes.some((type) => type === ticket.type)) return false;
    const isIn = (records: readonly HoursLike[]) => isCovered(records, ticket.type, day, time);
    return isIn(before) && !isIn(after);
  });
}

interface HoursLike extends Pick<OfficeHours, 'hours_type'> {
  time_schedules: readonly { hours_day: string; hours_time_from: string; hours_time_to: string }[];
}

function isCovered(records: readonly HoursLike[], type: string, day: string, time: string): boolean {
  const weekDay = weekDays[(weekdayOf(day) + 6) % 7];
  return records.some(
    ({ hours_type, time_schedules }) =>
      hours_type === type &&
      time_schedules.some(
        ({ hours_day, hours_time_from, hours_time_to }) =>
          hours_day === weekDay && hours_time_from <= time && time < hours_time_to,
      ),
  );
}

/** The moment in the practice's zone; the time is preferably that of the server's text („zajtra o 8:20“). */
function momentOf({ scheduled_formated, scheduled_at }: Ticket, date: string | null, zone: string): string | null {
  const [, hour, minute] = /(\d{1,2}):(\d\d)\D*$/.exec(scheduled_formated ?? '') ?? [];
  if (date !== null && hour && minute) return `${date}T${hour.padStart(2, '0')}:${minute}`;
  return minuteOfIso(zone, scheduled_at) ?? date;
}

function phoneOf({ user }: Ticket, patients: readonly Patient[] | null): string | null {
  if (!user) return null;
  return patients?.find(({ id }) => String(id) === String(user.id))?.attributes.phone ?? null;
}
