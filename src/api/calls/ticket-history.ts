import { handledTicketSchema } from '../contract/ticket-history';
import { defineCall } from '../define-call';

/** Today's served, cancelled and missed tickets, the newest first. */
export const ticketsHistory = defineCall()({
  method: 'GET',
  path: '/api/tickets-history',
  capability: 'ticket-history',
  response: { what: 'handled ticket', list: handledTicketSchema },
});
