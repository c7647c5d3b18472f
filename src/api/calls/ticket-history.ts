import { handledTicketSchema } from '../contract/ticket-history';
import { defineCall } from '../define-call';

/** What was served, cancelled and missed today, the newest first. */
export const ticketsHistory = defineCall()({
  method: 'GET',
  path: '/api/tickets-history',
  capability: 'ticket-history',
  response: { what: 'handled ticket', list: handledTicketSchema },
});
