/** The calls of the capabilities `ticket-add` and `ticket-move`. */
import * as v from 'valibot';
import {
  choice,
  integer,
  optionalInput,
  optionalInteger,
  rule,
  type Complete,
} from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { NOTE_MAX_LENGTH } from '../../constants';
import { ticketSchema } from './contract';

/** The types of a ticket that is added at the desk; an appointment among them is due at once. */
export const addedTicketTypes = ['queue', 'schedule', 'schedule-premium'] as const;

export type AddedTicketType = (typeof addedTicketTypes)[number];

/** `POST /api/ticket-add`: a ticket of today for a patient of the list, or for a person by name. */
export const ticketAddRequestSchema = v.pipe(
  v.object({
    ticket_type: choice(addedTicketTypes),
    is_urgent: v.nullish(v.boolean(rule('boolean')), false),
    event_note: optionalInput(NOTE_MAX_LENGTH),
    user_id: optionalInteger,
    user_alternate: optionalInput(),
  }),
  v.forward(
    v.partialCheck(
      [['user_id'], ['user_alternate']],
      ({ user_id, user_alternate }) => user_id === null || user_alternate === null,
      rule('prohibited_with', 'user_id'),
    ),
    ['user_alternate'],
  ),
  v.forward(
    v.partialCheck(
      [['user_id'], ['user_alternate']],
      ({ user_id, user_alternate }) => user_id !== null || user_alternate !== null,
      rule('required'),
    ),
    ['user_alternate'],
  ),
);

export type TicketAddRequest = Complete<v.InferInput<typeof ticketAddRequestSchema>>;

/** `first` also marks the ticket as urgent; `own` is its regular position, without the mark. */
export const ticketPlaces = ['first', 'before', 'after', 'own'] as const;

export type TicketPlace = (typeof ticketPlaces)[number];

/**
 * `POST /api/ticket-move`: a waiting ticket of today. Both tickets are given by id, never by position, so that a stale list cannot move
 * the wrong ticket.
 */
export const ticketMoveRequestSchema = v.pipe(
  v.object({ id: integer, place: choice(ticketPlaces), other: optionalInteger }),
  v.forward(
    v.partialCheck(
      [['place'], ['other']],
      ({ place, other }) => other !== null || place === 'first' || place === 'own',
      rule('required'),
    ),
    ['other'],
  ),
  v.forward(
    v.partialCheck([['id'], ['other']], ({ id, other }) => id !== other, rule('in')),
    ['other'],
  ),
);

export type TicketMoveRequest = Complete<v.InferInput<typeof ticketMoveRequestSchema>>;

export const ticketAdd = defineCall<TicketAddRequest>()({
  method: 'POST',
  path: '/api/ticket-add',
  capability: 'ticket-add',
  response: { record: ticketSchema, isForm: true },
});

export const ticketMove = defineCall<TicketMoveRequest>()({
  method: 'POST',
  path: '/api/ticket-move',
  capability: 'ticket-move',
});
