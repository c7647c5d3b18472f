/** A patient's history, for servers with the capability `patient-history`. */
import * as v from 'valibot';
import {
  count,
  flag,
  optionalNumber,
  optionalObject,
  optionalText,
  recordId,
  requiredText,
  textList,
} from '../../api/contract/fields';
import { integer, optionalInteger, rule, text, type Complete } from '../../api/contract/request-fields';
import { defineCall, type ResponseOf } from '../../api/define-call';
import { NOTE_MAX_LENGTH } from '../../constants';

/** The kinds of entries. An entry of another kind is dropped. */
export const historyKinds = ['visit', 'move', 'prescription', 'payment', 'note'] as const;

export type HistoryKind = (typeof historyKinds)[number];

export const historyItemSchema = v.object({
  /** Unique among the entries of its kind. */
  id: recordId,
  kind: v.picklist(historyKinds),
  /** The time of the event, ISO 8601 with an offset. */
  at: requiredText,
  /** The ticket, the medicine, the payment, or the text of the note. */
  title: requiredText,
  /**
   * Visits: `served`, `missed`, `cancelled`. Prescriptions: `accepted`, `rejected`, `pending`. Payments: `paid`, `pending`, `refunded`,
   * `failed`. Notes: `current`, `superseded`. Moves have none.
   */
  state: optionalText,
  /** The name of the person who did it; `null` if unknown. */
  by: optionalText,
  /** The reason of a visit, or the patient's words with a prescription. */
  detail: v.optional(optionalText, null),
  /** A move: the times before and after, ISO 8601. */
  from_at: v.optional(optionalText, null),
  to_at: v.optional(optionalText, null),
  amount_formated: v.optional(optionalText, null),
  /** A note shown in the head of the history, and with the patient's tickets. */
  is_warning: v.optional(flag, false),
  /** The note that this one corrects and supersedes. */
  replaces_id: v.optional(v.nullable(recordId), null),
});

export type HistoryItem = v.InferOutput<typeof historyItemSchema>;

/** An item whose `id` is unique across kinds; `recordId` is the id that was sent. */
export const entrySchema = v.pipe(
  historyItemSchema,
  v.transform((item) => ({ ...item, id: `${item.kind}-${item.id}`, recordId: item.id })),
);

export type Entry = v.InferOutput<typeof entrySchema>;

export const historySummarySchema = v.object({
  fullname: optionalText,
  /** `YYYY-MM-DD` */
  birth_date: optionalText,
  insurance_title: optionalText,
  phone: optionalText,
  /** The reason for today's visit: the note of today's ticket. `null` without a ticket of today; `note` may be empty. */
  today: optionalObject({ title: requiredText, note: optionalText }),
  /** The last served visit, ISO 8601. */
  last_visit_at: optionalText,
  /** The current notes marked as warnings, newest first, one for each line. */
  warning: optionalText,
  open_prescriptions: count,
  /** Counted over the last twelve months. */
  visits_of_year: count,
  missed_of_year: count,
  /** EUR. `null` if it is unknown, or not granted to this login. */
  unpaid: optionalNumber,
  unpaid_formated: optionalText,
});

export type HistorySummary = v.InferOutput<typeof historySummarySchema>;

const historyLists = {
  items: { what: 'entry', list: entrySchema, otherwise: 'fails' },
} as const;

/**
 * `GET /api/patient-history?id&before`, newest first. `before` is the `next` of an earlier response; `summary` is sent only without it.
 * `gaps` names the sources that failed, whose entries are absent. `kinds` names the kinds granted to this login.
 */
export const historyPageSchema = v.object({
  summary: v.optional(v.nullable(historySummarySchema), null),
  items: v.unknown(),
  /** An opaque text; `null` at the end. */
  next: optionalText,
  kinds: textList(historyKinds),
  gaps: textList([]),
});

/** Reads a page. The path carries the query. */
export const patientHistory = defineCall()({
  method: 'GET',
  path: '/api/patient-history',
  capability: 'patient-history',
  response: { record: historyPageSchema, parts: historyLists },
});

export type HistoryPage = ResponseOf<typeof patientHistory>;

/** `POST /api/patient-note-add`. `replaces_id`: the current note that the new one corrects. */
export const noteAddRequestSchema = v.object({
  id: integer,
  text: text(NOTE_MAX_LENGTH),
  replaces_id: optionalInteger,
  is_warning: v.nullish(v.boolean(rule('boolean')), false),
});

export type NoteAddRequest = Complete<v.InferInput<typeof noteAddRequestSchema>>;

/** Notes are never changed or deleted. 409: the note to correct was already superseded. Responds with the id of the new note. */
export const patientNoteAdd = defineCall<NoteAddRequest>()({
  method: 'POST',
  path: '/api/patient-note-add',
  capability: 'patient-history',
  response: { record: v.object({ id: recordId }) },
});
