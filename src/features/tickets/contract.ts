import * as v from 'valibot';
import { flag, optionalDate, optionalText, recordId, requiredText, type RecordId } from '../../api/contract/fields';
import { person } from '../../api/contract/person';
import { type IdRequest, integer, rule } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';

export const ticketFields = v.object({
  id: recordId,
  /** `queue`, `schedule` or `schedule-premium`; an unknown type must not hide a waiting patient. */
  type: requiredText,
  ticket_title: requiredText,
  scheduled_formated: optionalText,
  user: person,
  user_alternate: optionalText,
  is_patient: flag,
  exchange_list_formated: optionalText,
  created_at_formated: optionalText,
  /** When the ticket was taken, and the appointment's time: ISO 8601. An invalid value must not hide a waiting patient. */
  created_at: v.fallback(optionalText, null),
  scheduled_at: v.fallback(optionalText, null),
  origin_title: optionalText,
  event_note: optionalText,
  /** Sent only by a server with `ticket-add` or `ticket-move`. */
  is_urgent: v.fallback(flag, false),
  is_moved: v.fallback(flag, false),
});

/** The user of a ticket; without an id only the name is kept. */
export function withUser<Fields extends TicketFields>(fields: Fields) {
  const { id = null, attributes = null } = fields.user ?? {};
  // A rest pattern without `user` would copy each ticket twice, and V8 copies it on a slow path.
  if (attributes && id !== null) return { ...fields, user: { id, attributes } };
  return { ...fields, user: null, user_alternate: fields.user_alternate ?? attributes?.fullname ?? null };
}

export const ticketSchema = v.pipe(
  ticketFields,
  v.transform((fields): Ticket => withUser(fields)),
);

type TicketFields = v.InferOutput<typeof ticketFields>;

export interface Ticket extends Omit<TicketFields, 'user'> {
  user: TicketUser | null;
}

export interface TicketUser extends NonNullable<TicketFields['user']> {
  id: RecordId;
}

/** A day of the waiting room, before its tickets are read one by one. `date` is `YYYY-MM-DD`. */
export const ticketGroupSchema = v.object({
  day: optionalText,
  date: optionalDate,
  tickets: v.optional(v.unknown()),
});

export interface TicketGroup extends Record<keyof v.InferOutput<typeof ticketGroupSchema>, unknown> {
  day: string | null;
  date: string | null;
  tickets: readonly Ticket[];
}

/** `POST /api/ticket-no-show`: marks a waiting ticket of today as missed; with `was_called`, one that was called, but nobody came. */
export const ticketNoShowRequestSchema = v.object({
  id: integer,
  was_called: v.nullish(v.boolean(rule('boolean')), false),
});

export type TicketNoShowRequest = v.InferInput<typeof ticketNoShowRequestSchema>;

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

// Kept alive: the call must reach the server even if the page is being closed.
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

/**
 * The actions on a waiting ticket: `next` serves it, `reject` cancels it, `no-show` marks it as missed. Each removes it from the waiting
 * room.
 */
export const ticketActionCalls = { next: ticketNext, reject: ticketReject, 'no-show': ticketNoShow };
export type TicketAction = keyof typeof ticketActionCalls;

export const ticketReturn = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/ticket-return',
  isKeptAlive: true,
  capability: 'ticket-history',
});
