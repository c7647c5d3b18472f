import { createDaySlots } from './features/appointments/day-slots';
import { createAppointments, type AppointmentParts } from './features/appointments/store';
import { createPlacement } from './features/appointments/placement';
import { createIsTimeTaken } from './features/appointments/time-slots';
import { createCalendarFeeds } from './features/calendar/feeds';
import { createCalendar, createMoves } from './features/calendar/store';
import { createHandledTickets } from './features/tickets/handled-tickets';
import { createTerms } from './features/tickets/terms';

/** The stores that allot times to patients. */
export function openAppointmentStores({ absences, announceChange, calls, ...parts }: AppointmentParts) {
  const { clock, database, officeHours } = parts;
  const placement = createPlacement(database, clock, officeHours);
  const daySlots = createDaySlots(database, clock, officeHours);
  const terms = createTerms(database, clock);
  const isTimeTaken = createIsTimeTaken(database);
  return {
    appointments: createAppointments({ ...parts, placement }),
    calendar: createCalendar({ absences, clock, daySlots, terms }),
    calendarFeeds: createCalendarFeeds(database, clock, placement),
    handledTickets: createHandledTickets({ database, clock, announceChange, calls, isTimeTaken }),
    moves: createMoves({ database, clock, placement, announceChange }),
    terms,
  };
}
