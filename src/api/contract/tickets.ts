import * as v from 'valibot';
import {
  attributes,
  flag,
  optionalDate,
  optionalObject,
  optionalText,
  recordId,
  requiredText,
  type RecordId,
} from './fields';

/** A person with the user id by which they can be added to the patients. */
const waitingPerson = v.fallback(
  optionalObject({
    id: v.fallback(v.nullable(recordId), null),
    attributes: attributes({ avatar: optionalText, fullname: optionalText }),
  }),
  null,
);

const ticketFields = v.object({
  id: recordId,
  /** `queue`, `schedule` or `schedule-premium`; an unknown type must not hide a waiting patient. */
  type: requiredText,
  ticket_title: requiredText,
  scheduled_formated: optionalText,
  user: waitingPerson,
  user_alternate: optionalText,
  is_patient: flag,
  exchange_list_formated: optionalText,
  created_at_formated: optionalText,
  origin_title: optionalText,
  event_note: optionalText,
});

export const ticketSchema = v.pipe(
  ticketFields,
  // Without an id only the name is kept.
  v.transform(({ user, ...ticket }): Ticket => {
    const { id = null, attributes = null } = user ?? {};
    if (attributes && id !== null) return { ...ticket, user: { id, attributes } };
    return { ...ticket, user: null, user_alternate: ticket.user_alternate ?? attributes?.fullname ?? null };
  }),
);

type TicketFields = v.InferOutput<typeof ticketFields>;
export interface Ticket extends Omit<TicketFields, 'user'> {
  user: TicketUser | null;
}
export interface TicketUser extends NonNullable<TicketFields['user']> {
  id: RecordId;
}

/** One day of the waiting room, before its tickets are read one by one. `date` is `YYYY-MM-DD`. */
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
