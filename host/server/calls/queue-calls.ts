import type { Handler } from 'hono';
import * as v from 'valibot';
import { ticketAddRequestSchema, ticketMoveRequestSchema } from '../../../src/api/contract/queue.requests';
import { rule } from '../../../src/api/contract/request-fields';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { whoHandles } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noRecord, problem } from './problems';
import { withRequest } from './validation';

/** POST /api/ticket-add: somebody at the desk, a patient of the doctor's list or a person by name. */
export function addTicket(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    (c) => ofOwnPatient(practice, c.get('session').doctorId),
    (c, { ticket_type, is_urgent, event_note, user_id, user_alternate }) => {
      const { doctorId } = c.get('session');
      const { clock } = practice;
      const ticket = {
        type: ticket_type,
        is_urgent,
        origin_title: 'Pridané v ambulancii',
        // An appointment is due now.
        ...(ticket_type === 'queue' ? {} : { time: clock.timeOf(clock.now()) }),
        ...(event_note === null ? {} : { event_note }),
        ...(user_id === null ? {} : { user_id }),
        ...(user_alternate === null ? {} : { user_alternate }),
      };
      const { id } = practice.addTicket(doctorId, ticket, whoHandles(c));
      return formAnswer(c, 'ticket', practice.ticketOf(doctorId, id));
    },
  );
}

/** POST /api/ticket-move */
export function moveTicket(practice: Practice): Handler<ServerEnv> {
  return withRequest(ticketMoveRequestSchema, (c, move) => {
    const outcome = practice.moveTicket(c.get('session').doctorId, move, whoHandles(c));
    if (outcome === 'unknown') return noRecord(c, 'Ticket', move.id);
    if (outcome === 'changed') return problem(c, 409, 'The waiting room has changed. Nothing was moved.');
    return jsonAnswer(c, { id: move.id });
  });
}

const ofOwnPatient = (practice: Practice, doctorId: number) =>
  v.pipe(
    ticketAddRequestSchema,
    v.forward(
      v.partialCheck([['user_id']], ({ user_id: id }) => id === null || practice.isPatient(doctorId, id), rule('in')),
      ['user_id'],
    ),
  );
