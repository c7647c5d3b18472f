import type { IdRequest } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';

/** Calls a ticket of today on the television; a ticket can be called again. */
export const ticketCall = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/ticket-call',
  capability: 'display',
});
