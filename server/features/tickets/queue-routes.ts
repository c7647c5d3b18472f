import * as v from 'valibot';
import { ticketAdd } from '../../../src/api/calls/appointments';
import { ticketMove } from '../../../src/api/calls/ticket-move';
import { ticketAddRequestSchema, ticketMoveRequestSchema } from '../../../src/api/contract/queue.requests';
import { rule } from '../../../src/api/contract/request-fields';
import type { CallRoute } from '../../http/call-routes';
import { type Handle, sharedChange } from '../../http/handle';
import { whoHandles } from '../../http/id-calls';
import { formAnswer, jsonAnswer } from '../../http/json-answer';
import { aboutAnswered, aboutSent } from '../../http/log-calls';
import { noRecord, problem } from '../../http/problems';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

/** The routes of who waits, and in which order. */
export function queueRoutes(
  stores: Pick<Stores, 'clock' | 'patients' | 'ticketOrder' | 'tickets' | 'waitingList'>,
  handle: Handle,
): CallRoute[] {
  return [
    // Somebody at the desk, a patient of the doctor's list or a person by name.
    handle(
      ticketAdd,
      { log: aboutAnswered('ticket.added', 'ticket'), ...sharedChange },
      withRequest(
        (c) => ofOwnPatient(stores, c.get('session').doctorId),
        (c, { ticket_type, is_urgent, event_note, user_id, user_alternate }) => {
          const { doctorId } = c.get('session');
          const { clock } = stores;
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
          const { id } = stores.tickets.addTicket(doctorId, ticket, whoHandles(c));
          return formAnswer(c, 'ticket', stores.waitingList.ticketOf(doctorId, id));
        },
      ),
    ),
    handle(
      ticketMove,
      { log: aboutSent('ticket.moved', 'ticket'), ...sharedChange },
      withRequest(ticketMoveRequestSchema, (c, move) => {
        const outcome = stores.ticketOrder.moveTicket(c.get('session').doctorId, move, whoHandles(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', move.id);
        if (outcome === 'changed') return problem(c, 409, 'The waiting room has changed. Nothing was moved.');
        return jsonAnswer(c, { id: move.id });
      }),
    ),
  ];
}

const ofOwnPatient = (stores: Pick<Stores, 'patients'>, doctorId: number) =>
  v.pipe(
    ticketAddRequestSchema,
    v.forward(
      v.partialCheck(
        [['user_id']],
        ({ user_id: id }) => id === null || stores.patients.isPatient(doctorId, id),
        rule('in'),
      ),
      ['user_id'],
    ),
  );
