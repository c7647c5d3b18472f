import { displayKeySchema } from '../contract/display';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

/** The key by which televisions ask; the first request makes one. */
export const displayKey = defineCall()({
  method: 'GET',
  path: '/api/display',
  capability: 'display',
  response: { record: displayKeySchema },
});

/** Makes a new key; the old one is void. */
export const displayKeyRenew = defineCall()({
  method: 'POST',
  path: '/api/display-key',
  capability: 'display',
  response: { record: displayKeySchema },
});

/** Calls a ticket of today on the television, again if it was called before. */
export const ticketCall = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/ticket-call',
  capability: 'display',
});
