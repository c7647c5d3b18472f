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
import type { CallRoute } from '../../http/call-routes';
import { sharedChange, type Handle } from '../../http/handle';
import { handleRecord, recordsOf, whoHandles, withId } from '../../http/id-calls';
import { formAnswer, jsonAnswer } from '../../http/json-answer';
import { aboutAnswered, aboutSent } from '../../http/log-calls';
import { invalid, noRecord, problem } from '../../http/problems';
import { brokenRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

/** The routes of the waiting room, and of who was there today. */
export function ticketRoutes(stores: Pick<Stores, 'handledTickets' | 'waitingList'>, handle: Handle): CallRoute[] {
  return [
    handle(
      tickets,
      { log: { action: 'tickets.opened', reading: 'day' }, right: 'everybody' },
      recordsOf(stores.waitingList.ticketsOf),
    ),
    handle(
      ticketNext,
      { log: aboutSent('ticket.served', 'ticket'), ...sharedChange },
      handleRecord(stores.handledTickets.nextTicket, 'Ticket'),
    ),
    handle(
      ticketReject,
      { log: aboutSent('ticket.cancelled', 'ticket'), ...sharedChange },
      handleRecord(stores.handledTickets.rejectTicket, 'Ticket'),
    ),
    handle(
      ticketsHistory,
      { log: { action: 'ticket-history.opened', reading: 'day' }, right: 'everybody' },
      recordsOf(stores.handledTickets.handledToday),
    ),
    // Each way in which it is too late has a status of its own.
    handle(
      ticketReturn,
      { log: aboutSent('ticket.returned', 'ticket'), ...sharedChange },
      withId((c, id) => {
        const outcome = stores.handledTickets.returnTicket(c.get('session').doctorId, id, whoHandles(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'waiting') return problem(c, 409, 'The ticket is in the waiting room.');
        if (outcome === 'over') return problem(c, 410, 'The day of the ticket is over.');
        if (outcome === 'taken') return invalid(c, brokenRule('id', 'in'));
        return jsonAnswer(c, { id });
      }),
    ),
    handle(
      ticketNoShow,
      { log: aboutSent('ticket.missed', 'ticket'), ...sharedChange },
      withRequest(ticketNoShowRequestSchema, (c, { id, was_called }) => {
        const options = { ...whoHandles(c), wasCalled: was_called };
        const outcome = stores.handledTickets.missTicket(c.get('session').doctorId, id, options);
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'already-handled') return problem(c, 409, 'The ticket has already been handled.');
        if (outcome === 'other-day') return problem(c, 409, 'The ticket is not of today.');
        return jsonAnswer(c, { id });
      }),
    ),
  ];
}

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
