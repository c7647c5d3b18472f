import { ticketsHistory } from '../../../src/api/calls/ticket-history';
import { ticketNext, ticketNoShow, ticketReject, ticketReturn, tickets } from '../../../src/api/calls/tickets';
import { ticketNoShowRequestSchema } from '../../../src/api/contract/ticket-history.requests';
import type { CallRoute } from '../../http/call-routes';
import { type Handle, sharedChange } from '../../http/handle';
import { handleRecord, recordsOf, whoHandles, withId } from '../../http/id-calls';
import { jsonAnswer } from '../../http/json-answer';
import { aboutSent } from '../../http/log-calls';
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
