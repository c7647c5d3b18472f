import type { CalendarSlot, OpenHours } from '../../../src/features/calendar/contract';
import { appointmentTypes } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursStore } from '../office-hours/store';
import { busyAround, busyTimes, openSpansOn, overlaps, slotsOn, type Span } from './time-slots';

export type DaySlots = ReturnType<typeof createDaySlots>;

/** The slots and office hours of consecutive days (`YYYY-MM-DD`, ascending). */
export function createDaySlots(database: Database, clock: Clock, officeHours: OfficeHoursStore) {
  const iso = (moment: number) => clock.isoOf(new Date(moment));
  const sent = (span: Span) => ({ starts_at: iso(span.start), ends_at: iso(span.end) });

  return {
    /** Slots of both types. Past and taken slots, and slots in an absence, are not free. */
    slotsOf(doctorId: number, days: readonly string[]): CalendarSlot[] {
      const hours = officeHours.officeHoursOf(doctorId);
      const busy = busyTimes(database, doctorId, days);
      const now = clock.now().getTime();
      return days.flatMap((day) =>
        appointmentTypes.flatMap((type) => {
          const ofType = hours.filter(({ hours_type }) => hours_type === type);
          const slots = ofType.flatMap((record) => slotsOn(day, record, clock));
          const near = busyAround(busy, slots);
          return slots.map((slot) => {
            const is_free = slot.start > now && !near.some((each) => overlaps(each, slot));
            return { ...sent(slot), type, is_free };
          });
        }),
      );
    },
    /** The office hours of all types. */
    openHoursOf(doctorId: number, days: readonly string[]): OpenHours[] {
      const hours = officeHours.officeHoursOf(doctorId);
      return days.flatMap((day) =>
        hours.flatMap((record) =>
          openSpansOn(day, record, clock).map((span) => ({ ...sent(span), type: record.hours_type })),
        ),
      );
    },
  };
}
