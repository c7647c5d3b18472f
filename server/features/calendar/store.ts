import type { CalendarRequest } from '../../../src/features/calendar/contract';
import { addDays } from '../../lib/calendar';
import type { DaySlots } from '../appointments/day-slots';
import type { AppointmentParts } from '../appointments/parts';
import type { Terms } from '../tickets/terms';

type CalendarParts = Pick<AppointmentParts, 'absences' | 'clock'> & { daySlots: DaySlots; terms: Terms };

export function createCalendar({ absences, clock, daySlots, terms }: CalendarParts) {
  const absencesIn = (doctorId: number, { from, to }: CalendarRequest) => {
    const begin = clock.instantOf(from, '00:00').getTime();
    const end = clock.instantOf(to, '23:59').getTime() + MINUTE_MS;
    return absences
      .absencesOf(doctorId)
      .filter(({ absence_from, absence_to }) => Date.parse(absence_from) < end && Date.parse(absence_to) >= begin);
  };

  return {
    /** A calendar as it is sent. Both days of the range are inclusive. */
    calendarOf(doctorId: number, range: CalendarRequest) {
      const days = daysOf(range);
      return {
        time_zone: clock.timeZone,
        terms: terms.termsOf(doctorId, range),
        slots: daySlots.slotsOf(doctorId, days),
        absences: absencesIn(doctorId, range),
        hours: daySlots.openHoursOf(doctorId, days),
        walk_ins: terms.walkInsOf(doctorId, range),
      };
    },
  };
}

function daysOf({ from, to }: CalendarRequest) {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
