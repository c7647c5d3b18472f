import type { AppointmentParts } from '../appointments/parts';
import type { People } from '../patients/people';
import type { Recepts } from '../prescriptions/store';
import type { NewTicket } from '../tickets/tickets';

export interface ReceptRequest {
  name: string;
  medicine: string;
  note?: string | null;
  /** Requests with the same id count as one. */
  request_id: string;
}

type Parts = Pick<AppointmentParts, 'clock' | 'database' | 'notifications' | 'tickets'> & {
  people: People;
  recepts: Recepts;
};

/** Requests made by a patient: each also creates a notification. */
export function createPatientRequests({ clock, database, notifications, people, recepts, tickets }: Parts) {
  const nameOn = ({ user_id, user_alternate }: NewTicket) =>
    (user_id ? people.userById(user_id)?.fullname : undefined) ?? user_alternate ?? null;
  const momentOf = ({ date = clock.today(), time }: NewTicket) =>
    time === undefined ? null : clock.instantOf(date, time);

  return {
    /** Adds a queue ticket or an appointment. Throws RequestIdTaken when the request id belongs to a ticket of another doctor. */
    addTicketFromPatient: (doctorId: number, ticket: NewTicket) =>
      database.transaction(() => {
        const added = tickets.addTicket(doctorId, ticket);
        const { number, isNew } = added;
        const news = { type: ticket.type, number, scheduledAt: momentOf(ticket), name: nameOn(ticket) };
        if (isNew) notifications.notifyTicket(doctorId, news);
        return added;
      }),
    /**
     * Each request creates a new person of that name: a patient of the same name may be somebody else, and
     * a prescription in the wrong person's file is dangerous. Throws RequestIdTaken as above.
     */
    addReceptFromPatient: (doctorId: number, { name, medicine, note, request_id }: ReceptRequest) =>
      database.transaction(() => {
        const known = recepts.receptOfRequest(doctorId, request_id);
        if (known) return { ...known, isNew: false };
        const { id } = recepts.addRecept(doctorId, {
          user_id: people.createUser({ fullname: name }).id,
          recept_title: medicine,
          recept_note: note,
          request_id,
        });
        notifications.notifyRecept(doctorId, medicine, name);
        return { id, isNew: true };
      }),
  };
}
