import type { Database } from './database/connection';
import type { Absences } from './features/absences/store';
import { createDaySlots } from './features/appointments/day-slots';
import { createPlacement } from './features/appointments/placement';
import { createAppointments } from './features/appointments/store';
import { createIsTimeTaken } from './features/appointments/time-slots';
import { createCalendarFeeds } from './features/calendar/feeds';
import { createMoves } from './features/calendar/moves';
import { createCalendar } from './features/calendar/store';
import type { Notifications } from './features/notifications/store';
import type { OfficeHoursStore } from './features/office-hours/store';
import type { TicketCalls } from './features/television/ticket-calls';
import { createHandledTickets } from './features/tickets/handled-tickets';
import { createTerms } from './features/tickets/terms';
import type { Tickets } from './features/tickets/tickets';
import type { Clock } from './lib/clock';
import type { AnnounceChange } from './realtime/events';

interface AppointmentParts {
  absences: Absences;
  announceChange: AnnounceChange;
  calls: TicketCalls;
  clock: Clock;
  database: Database;
  notifications: Notifications;
  officeHours: OfficeHoursStore;
  tickets: Tickets;
}

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
