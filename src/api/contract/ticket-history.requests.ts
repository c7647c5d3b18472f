import * as v from 'valibot';
import { integer, rule } from './request-fields';

/** `POST /api/ticket-no-show`: a waiting ticket of today, or with `was_called` one that was served: called, and nobody came. */
export const ticketNoShowRequestSchema = v.object({
  id: integer,
  was_called: v.nullish(v.boolean(rule('boolean')), false),
});
export type TicketNoShowRequest = v.InferInput<typeof ticketNoShowRequestSchema>;
