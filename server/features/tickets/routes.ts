import * as v from 'valibot';
import {
  ticketNext,
  ticketNoShow,
  ticketNoShowRequestSchema,
  ticketReject,
  ticketReturn,
  tickets,
} from '../../../src/features/tickets/contract';
import { ticketsHistory } from '../../../src/features/tickets/history.contract';
import {
  ticketAdd,
  ticketAddRequestSchema,
  ticketMove,
  ticketMoveRequestSchema,
} from '../../../src/features/tickets/queue.contract';
import { rule } from '../../../src/api/contract/request-fields';
import {
  type CallRoute,
  changeOrigin,
  type Handle,
  handleRecord,
  recordsOf,
  sharedChange,
  withId,
} from '../../http/handle';
import { formResponse, invalid, jsonResponse, noRecord, problem } from '../../http/responses';
import { recordInResponse, recordInBody } from '../../http/log-calls';
import { brokenRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

/** The routes of the waiting room and of today's handled tickets. */
export function ticketRoutes(stores: Pick<Stores, 'handledTickets' | 'waitingList'>, handle: Handle): CallRoute[] {
  return [
    handle(
      tickets,
      { log: { action: 'tickets.opened', oncePer: 'day' }, right: 'everybody' },
      recordsOf(stores.waitingList.ticketsOf),
    ),
    handle(
      ticketNext,
      { log: recordInBody('ticket.served', 'ticket'), ...sharedChange },
      handleRecord(stores.handledTickets.nextTicket, 'Ticket'),
    ),
    handle(
      ticketReject,
      { log: recordInBody('ticket.cancelled', 'ticket'), ...sharedChange },
      handleRecord(stores.handledTickets.rejectTicket, 'Ticket'),
    ),
    handle(
      ticketsHistory,
      { log: { action: 'ticket-history.opened', oncePer: 'day' }, right: 'everybody' },
      recordsOf(stores.handledTickets.handledToday),
    ),
    // Each reason for being too late has its own status.
    handle(
      ticketReturn,
      { log: recordInBody('ticket.returned', 'ticket'), ...sharedChange },
      withId((c, id) => {
        const outcome = stores.handledTickets.returnTicket(c.get('session').doctorId, id, changeOrigin(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'waiting') return problem(c, 409, 'The ticket is in the waiting room.');
        if (outcome === 'over') return problem(c, 410, 'The day of the ticket is over.');
        if (outcome === 'taken') return invalid(c, brokenRule('id', 'in'));
        return jsonResponse(c, { id });
      }),
    ),
    handle(
      ticketNoShow,
      { log: recordInBody('ticket.missed', 'ticket'), ...sharedChange },
      withRequest(ticketNoShowRequestSchema, (c, { id, was_called }) => {
        const options = { ...changeOrigin(c), wasCalled: was_called };
        const outcome = stores.handledTickets.missTicket(c.get('session').doctorId, id, options);
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'already-handled') return problem(c, 409, 'The ticket has already been handled.');
        if (outcome === 'other-day') return problem(c, 409, 'The ticket is not of today.');
        return jsonResponse(c, { id });
      }),
    ),
  ];
}

/** The routes that add and move waiting tickets. */
export function queueRoutes(
  stores: Pick<Stores, 'clock' | 'patients' | 'ticketOrder' | 'tickets' | 'waitingList'>,
  handle: Handle,
): CallRoute[] {
  return [
    // For somebody at the desk: a patient of the doctor's list or a person by name.
    handle(
      ticketAdd,
      { log: recordInResponse('ticket.added', 'ticket'), ...sharedChange },
      withRequest(
        (c) => ofOwnPatient(stores, c.get('session').doctorId),
        (c, { ticket_type, is_urgent, event_note, user_id, user_alternate }) => {
          const { doctorId } = c.get('session');
          const ticket = {
            type: ticket_type,
            is_urgent,
            origin_title: 'Pridané v ambulancii',
            // An appointment is due now.
            ...(ticket_type === 'queue' ? {} : { time: stores.clock.timeOf(stores.clock.now()) }),
            event_note,
            user_id,
            user_alternate,
          };
          const { id } = stores.tickets.addTicket(doctorId, ticket, changeOrigin(c));
          return formResponse(c, 'ticket', stores.waitingList.ticketOf(doctorId, id));
        },
      ),
    ),
    handle(
      ticketMove,
      { log: recordInBody('ticket.moved', 'ticket'), ...sharedChange },
      withRequest(ticketMoveRequestSchema, (c, move) => {
        const outcome = stores.ticketOrder.moveTicket(c.get('session').doctorId, move, changeOrigin(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', move.id);
        if (outcome === 'changed') return problem(c, 409, 'The waiting room has changed. Nothing was moved.');
        return jsonResponse(c, { id: move.id });
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
