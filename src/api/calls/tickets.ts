import type { IdRequest } from '../contract/records.requests';
import type { TicketNoShowRequest } from '../contract/ticket-history.requests';
import { ticketGroupSchema, ticketSchema } from '../contract/tickets';
import { defineCall } from '../define-call';

/** The waiting room by days; the first group is today's. */
export const tickets = defineCall()({
  name: 'tickets',
  method: 'GET',
  path: '/api/tickets',
  response: {
    what: 'ticket group',
    list: ticketGroupSchema,
    parts: { tickets: { what: 'ticket', list: ticketSchema, otherwise: 'fails' } },
  },
});

// A page that is being left has called the patient all the same: the calls are kept alive.
export const ticketNext = defineCall<IdRequest>()({
  name: 'ticketNext',
  method: 'POST',
  path: '/api/ticket-next',
  isKeptAlive: true,
});

export const ticketReject = defineCall<IdRequest>()({
  name: 'ticketReject',
  method: 'POST',
  path: '/api/ticket-reject',
  isKeptAlive: true,
});

export const ticketNoShow = defineCall<TicketNoShowRequest>()({
  method: 'POST',
  path: '/api/ticket-no-show',
  isKeptAlive: true,
  capability: 'ticket-no-show',
});

export const ticketReturn = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/ticket-return',
  isKeptAlive: true,
  capability: 'ticket-history',
});
