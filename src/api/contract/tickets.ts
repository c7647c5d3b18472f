import * as v from 'valibot';
import { flag, optionalDate, optionalText, recordId, requiredText, type RecordId } from './fields';
import { person } from './person';

const ticketFields = v.object({
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
  /** When it was taken, and the hour of an appointment: ISO 8601. An unreadable one must not hide a waiting patient. */
  created_at: v.fallback(optionalText, null),
  scheduled_at: v.fallback(optionalText, null),
  origin_title: optionalText,
  event_note: optionalText,
  /** Sent only by a server with `ticket-add` or `ticket-move`. */
  is_urgent: v.fallback(flag, false),
  is_moved: v.fallback(flag, false),
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
