import type { Handler } from 'hono';
import * as v from 'valibot';
import { rule } from '../../../src/api/contract/request-fields';
import { appointmentRequestSchema } from '../../../src/api/contract/tickets.requests';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { whoHandles } from './id-calls';
import { invalid } from './problems';
import { brokenRule, withRequest } from './validation';

/** POST /api/event-add: an appointment for one of the doctor's patients, or for somebody by name. */
export function addAppointment(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    (c) => ofOwnPatient(practice, c.get('session').doctorId),
    (c, { ticket_type, ticket_value, event_note, user_id, user_alternate }) => {
      const { doctorId } = c.get('session');
      const appointment = {
        type: ticket_type,
        date: ticket_value.day,
        time: ticket_value.time,
        bookedBy: 'doctor' as const,
        origin_title: 'Objednané v ambulancii',
        ...(event_note === null ? {} : { event_note }),
        ...(user_id === null ? {} : { user_id }),
        ...(user_alternate === null ? {} : { user_alternate }),
      };
      const booked = practice.bookAppointment(doctorId, appointment, whoHandles(c));
      if (booked === 'taken') return invalid(c, brokenRule('ticket_value.time', 'in'));
      return formAnswer(c, 'event', practice.ticketOf(doctorId, booked.ticketId));
    },
  );
}

const ofOwnPatient = (practice: Practice, doctorId: number) =>
  v.pipe(
    appointmentRequestSchema,
    v.forward(
      v.partialCheck([['user_id']], ({ user_id: id }) => id === null || practice.isPatient(doctorId, id), rule('in')),
      ['user_id'],
    ),
  );
