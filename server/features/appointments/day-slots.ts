import type { CalendarSlot, OpenHours } from '../../../src/features/calendar/contract';
import { appointmentTypes } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursStore } from '../office-hours/store';
import { busyTimes, openSpansOn, slotsOn, type Span } from './time-slots';

export type DaySlots = ReturnType<typeof createDaySlots>;

/** The slots and office hours of consecutive days (`YYYY-MM-DD`, ascending). */
export function createDaySlots(database: Database, clock: Clock, officeHours: OfficeHoursStore) {
  const iso = (moment: number) => clock.isoOf(new Date(moment));
  const sent = (span: Span) => ({ starts_at: iso(span.start), ends_at: iso(span.end) });

  return {
    /** Slots of both types. */
    slotsOf(doctorId: number, days: readonly string[]): CalendarSlot[] {
      const hours = officeHours.officeHoursOf(doctorId);
      const busy = busyTimes(database, doctorId, days);
      return days.flatMap((day) =>
        appointmentTypes.flatMap((type) => {
          const ofType = hours.filter(({ hours_type }) => hours_type === type);
          return slotsOn(day, ofType, busy, clock).map((slot) => ({ ...sent(slot), type, is_free: slot.isFree }));
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
