import type { Clock } from './clock';
import type { Database } from './database';
import { receptNotification, ticketNotification } from './notification-texts';
import type { Notifications } from './notifications';
import type { People } from './people';
import type { Recepts } from './recepts';
import { exactMomentLabel } from './slovak-dates';
import type { AnnounceChange } from './announce';
import type { AddedTicket, NewTicket, Tickets } from './tickets';

export interface ReceptRequest {
  name: string;
  medicine: string;
  note?: string;
  /** Two requests with the same id are one. */
  request_id: string;
}

/** Requests made by a patient: each creates a notification too, and both are announced after the commit. */
export interface PatientRequests {
  /** A queue ticket taken, or an appointment booked. Throws RequestIdTaken when the request id made a ticket of another doctor. */
  addTicketFromPatient(doctorId: number, ticket: NewTicket): AddedTicket;
  /**
   * Each request creates a new person of that name: a patient of the same name may be somebody else, and
   * a prescription in the wrong person's file is dangerous. Throws RequestIdTaken as above.
   */
  addReceptFromPatient(doctorId: number, request: ReceptRequest): { id: number; isNew: boolean };
}

export interface RequestParts {
  database: Database;
  clock: Clock;
  announceChange: AnnounceChange;
  tickets: Tickets;
  people: People;
  recepts: Recepts;
  notifications: Notifications;
}

export function createPatientRequests(parts: RequestParts): PatientRequests {
  const { database, clock, announceChange, tickets, people, recepts, notifications } = parts;

  const nameOn = ({ user_id, user_alternate }: NewTicket) =>
    (user_id === undefined ? undefined : people.userById(user_id)?.fullname) ?? user_alternate ?? null;

  const momentOf = ({ date = clock.today(), time }: NewTicket) =>
    time === undefined ? '' : exactMomentLabel(clock.instantOf(date, time), clock);

  return {
    addTicketFromPatient(doctorId, ticket) {
      const added = database.transaction(() => {
        const result = tickets.addTicket(doctorId, ticket);
        if (result.isNew) {
          const about = { number: result.number, when: momentOf(ticket), name: nameOn(ticket) };
          const content = ticketNotification(ticket.type, about);
          notifications.addNotification(doctorId, { category: ticket.type, content });
        }
        return result;
      });
      if (added.isNew) {
        announceChange(doctorId, 'update-waiting-tickets');
        announceChange(doctorId, 'update-admin-notifications');
      }
      return added;
    },
    addReceptFromPatient(doctorId, { name, medicine, note, request_id }) {
      const added = database.transaction(() => {
        const known = recepts.receptOfRequest(doctorId, request_id);
        if (known) return { ...known, isNew: false };
        const { id } = recepts.addRecept(doctorId, {
          user_id: people.createUser({ fullname: name }).id,
          recept_title: medicine,
          request_id,
          ...(note === undefined ? {} : { recept_note: note }),
        });
        notifications.addNotification(doctorId, { category: 'recept', content: receptNotification(medicine, name) });
        return { id, isNew: true };
      });
      if (added.isNew) {
        announceChange(doctorId, 'update-admin-recepts');
        announceChange(doctorId, 'update-admin-notifications');
      }
      return added;
    },
  };
}
