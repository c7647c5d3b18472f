export { officeHoursPart } from '../office-hours';
import type { OfficeHours } from '../office-hours/contract';
import { plannedDay } from '../office-hours/planned-day.contract';
import type { Ticket } from './contract';
import { expectedTimes, announcedSpan } from './waiting-times.contract';
import { SPAN_STEP_MS } from '../../constants';
import { minuteIn, timeOf } from '../../lib/zone';
import { instantIn, weekdayOf } from '../../lib/zone-moments';

interface KnownNow {
  now: Date;
  /** The practice's time zone. */
  zone: string;
  /** Today's tickets, in order. */
  tickets: readonly Ticket[];
  officeHours: readonly OfficeHours[];
  calledAt: readonly Date[];
}

/** Estimates when the waiting tickets will be called, from the panel's data. Loaded with the waiting room's first list. */
export function expectedNow({ now, zone, tickets, officeHours, calledAt }: KnownNow) {
  const [day = '', time = ''] = minuteIn(zone, now.getTime()).split('T');
  const { minutesPerPatient, opensAt } = plannedDay(officeHours, weekdayOf(day), time);
  const opens = opensAt === null ? null : instantIn(zone, `${day}T${opensAt}`);
  const waiting = tickets.map(({ id, type, created_at, scheduled_at, is_urgent }) => ({
    id,
    type,
    createdAt: dateOf(created_at),
    scheduledAt: dateOf(scheduled_at),
    isUrgent: is_urgent,
  }));
  const { delayMinutes, of } = expectedTimes({
    now,
    tickets: waiting,
    minutesPerPatient,
    handledAt: calledAt,
    opensAt: opens === null ? null : new Date(opens),
  });
  // Without the first ticket, which is called next, and without appointments expected on time.
  const spans = waiting.slice(1).flatMap(({ id, scheduledAt }) => {
    const span = of.get(id);
    const isOnTime = span && scheduledAt && span.from.getTime() - scheduledAt.getTime() < SPAN_STEP_MS;
    return !span || isOnTime ? [] : [[id, announcedSpan(span, now)] as const];
  });
  return { delayMinutes, spans: new Map(spans) };
}

function dateOf(moment: string | null): Date | null {
  const time = timeOf(moment);
  return time === null ? null : new Date(time);
}
