/**
 * The records of the wire, as both ends of it read them. Field names stay as the server sends them.
 * `null`, an absent field and `""` mean the same and arrive here as `null`; fields that are not named are dropped.
 */
import * as v from 'valibot';

/** A record's id, kept as it came (a number or a text), so that it is sent back as it came. */
export type RecordId = string | number;

const recordId = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.nonEmpty())]);

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const requiredText = v.pipe(text, v.nonEmpty());

const optionalText = v.pipe(
  v.nullish(text, null),
  v.transform((value) => value || null),
);

/** Laravel answers a boolean column as `true`, `1` or `"1"`, depending on its casts. */
const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** PHP cannot tell an empty object from an empty list: `[]` stands for an object without fields, as do `null` and nothing. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const attributes = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isNothing(value) ? {} : value)),
      v.object(entries),
    ),
    {},
  );

const user = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (isNothing(value) ? null : value)),
    v.nullable(v.object({ id: recordId, attributes: attributes({ avatar: optionalText, fullname: optionalText }) })),
  ),
  null,
);

export const ticketSchema = v.object({
  id: recordId,
  /** `queue`, `schedule` or `schedule-premium`; a kind that we do not know must not hide a waiting patient. */
  type: requiredText,
  ticket_title: requiredText,
  scheduled_formated: optionalText,
  user,
  user_alternate: optionalText,
  is_patient: flag,
  exchange_list_formated: optionalText,
  created_at_formated: optionalText,
  origin_title: optionalText,
  event_note: optionalText,
});
export type Ticket = v.InferOutput<typeof ticketSchema>;
export type TicketUser = NonNullable<Ticket['user']>;

/** One day of the waiting room, before its tickets are read one by one. `date` is `YYYY-MM-DD`. */
export const ticketGroupSchema = v.object({
  day: optionalText,
  date: v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null),
  tickets: v.optional(v.unknown()),
});
export interface TicketGroup {
  day: string | null;
  date: string | null;
  tickets: readonly Ticket[];
}

export const adminSchema = v.object({
  id: recordId,
  email: optionalText,
  attributes: attributes({ doctor_name: optionalText, avatar: optionalText }),
});
export type Admin = v.InferOutput<typeof adminSchema>;

/** `GET /api/administration-init`. */
export const initialDataSchema = v.object({ admin: adminSchema });
export type InitialData = v.InferOutput<typeof initialDataSchema>;

/** `POST /api/patient-add-to-doctor`: the added patient. */
export const patientSchema = v.object({ id: recordId, attributes: attributes({ fullname: optionalText }) });
export type Patient = v.InferOutput<typeof patientSchema>;

/** `POST /api/admin/login`. */
export const loginSchema = v.object({ access_token: requiredText });

/** `POST /broadcasting/auth`. */
export const channelAuthorizationSchema = v.object({ auth: requiredText });
