import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { AnnounceChange } from '../../realtime/events';
import type { Absences } from '../absences/store';
import type { Notifications } from '../notifications/store';
import type { OfficeHoursStore } from '../office-hours/store';
import type { TicketCalls } from '../television/ticket-calls';
import type { Tickets } from '../tickets/tickets';

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
