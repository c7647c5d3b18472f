/** The author of a change in the practice, of a server with the capability `colleagues`. */
import * as v from 'valibot';
import { optionalText, recordId, requiredText } from '../../api/contract/fields';

/** The person who acted: a colleague, or the doctor, who has no id and no title here. */
export const colleagueActorSchema = v.object({
  id: v.nullish(recordId, null),
  name: requiredText,
  /** A title; unknown titles are not shown. */
  title: optionalText,
});

export type ColleagueActor = v.InferOutput<typeof colleagueActorSchema>;

/** The payload of an event about a ticket that has left the waiting room. `done` is its outcome; `at` is ISO 8601. */
export const departureSchema = v.object({
  ticket: recordId,
  done: v.picklist(['served', 'cancelled', 'missed']),
  by: colleagueActorSchema,
  at: requiredText,
});

export type Departure = v.InferOutput<typeof departureSchema>;
