import { dayFromNow } from '../../support/dates';
import type { Mounted, Seen } from '../../support/mount';
import { createPractice, type NewTicket, type TestPractice } from '../../support/practice';
import { openScreen } from '../../support/screen';

/** Path of the call for these days, inclusive, counted from that Monday; by default its week. Faults match whole paths. */
export const calendarCall = (first = 0, last = 6) => `/api/calendar?from=${weekDay(first)}&to=${weekDay(last)}`;

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The Monday after the next one: each of its week's slots is still to come. */
export function monday(): string {
  const weekday = (new Date(`${dayFromNow(0)}T12:00:00Z`).getUTCDay() + 6) % 7;
  return dayFromNow(14 - weekday);
}

/** A day of that week; 0 is its Monday. */
export const weekDay = (index: number) =>
  new Date(Date.parse(monday()) + index * 86_400_000).toISOString().slice(0, 10);

/** A practice that has the calendar, with slots of 20 minutes from 8:00 to 10:00 on every day but the weekend. */
export const calendarPractice = (
  tickets: NewTicket[] = [],
  days = 5,
  more: Parameters<typeof createPractice>[1] = {},
): Promise<TestPractice> =>
  createPractice(tickets, {
    ...more,
    capabilities: ['calendar'],
    officeHours: [
      {
        hours_name: 'Ambulancia',
        hours_type: 'schedule',
        approximate_time_on_patient: 20,
        time_schedules: WEEK.slice(0, days).map((hours_day) => ({
          hours_day,
          hours_time_from: '08:00',
          hours_time_to: '10:00',
        })),
      },
    ],
  });

export const termOn = (date: string, time: string, user_alternate: string): NewTicket => ({
  type: 'schedule',
  date,
  time,
  duration_minutes: 20,
  user_alternate,
});

/** The calendar around a day, in a window that is wide enough for the grid. */
export const openCalendar = (
  practice: TestPractice,
  query = `den=${monday()}`,
  width = 1440,
  height = 900,
): Promise<Mounted> => openScreen(practice, `/kalendar?${query}`, { width, height });

export const cell = (see: Seen, name: RegExp) => see.findByRole('gridcell', { name });
