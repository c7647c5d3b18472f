import type { CalendarSlot, OpenHours } from '../../../src/features/calendar/contract';
import { appointmentTypes } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { OfficeHoursStore } from '../office-hours/store';
import { busyTimes, openSpansOn, slotsOn } from './time-slots';

export type DaySlots = ReturnType<typeof createDaySlots>;

/** The slots and office hours of consecutive days (`YYYY-MM-DD`, ascending). */
export function createDaySlots(database: Database, clock: Clock, officeHours: OfficeHoursStore) {
  const iso = (moment: number) => clock.isoOf(new Date(moment));

  return {
    /** Slots of both types. */
    slotsOf(doctorId: number, days: readonly string[]): CalendarSlot[] {
      const hours = officeHours.officeHoursOf(doctorId);
      const busy = busyTimes(database, doctorId, days);
      return days.flatMap((day) =>
        appointmentTypes.flatMap((type) => {
          const ofType = hours.filter(({ hours_type }) => hours_type === type);
          // Not by spreading: a month has thousands of slots.
          return slotsOn(day, ofType, busy, clock).map(({ start, end, isFree }) => ({
            starts_at: iso(start),
            ends_at: iso(end),
            type,
            is_free: isFree,
          }));
        }),
      );
    },
    /** The office hours of all types. */
    openHoursOf(doctorId: number, days: readonly string[]): OpenHours[] {
      const hours = officeHours.officeHoursOf(doctorId);
      return days.flatMap((day) =>
        hours.flatMap((record) =>
          openSpansOn(day, record, clock).map(({ start, end }) => ({
            starts_at: iso(start),
            ends_at: iso(end),
            type: record.hours_type,
          })),
        ),
      );
    },
  };
}
