import type { TicketMoveRequest } from '../contract/queue.requests';
import { defineCall } from '../define-call';

export const ticketMove = defineCall<TicketMoveRequest>()({
  method: 'POST',
  path: '/api/ticket-move',
  capability: 'ticket-move',
});
