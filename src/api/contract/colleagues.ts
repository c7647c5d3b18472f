/** Others who work in the doctor's practice, of a server with the capability `colleagues`. */
import * as v from 'valibot';
import { optionalText, rawList, recordId, requiredText } from './fields';

/** As they are addressed. */
export const colleagueTitles = ['nurse-female', 'nurse-male', 'assistant-female', 'assistant-male'] as const;
export type ColleagueTitle = (typeof colleagueTitles)[number];
/** The person who acted: a colleague, or the doctor, who has no id and no title here. */
export const colleagueActorSchema = v.object({
  id: v.nullish(recordId, null),
  name: requiredText,
  /** A title; of another one nothing is said. */
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

/** A colleague in the doctor's list. All moments are ISO 8601. */
export const colleagueSchema = v.object({
  id: recordId,
  name: requiredText,
  title: optionalText,
  /** The e-mail address of the login; `null` until the colleague has used the link. */
  email: optionalText,
  /** Until when their link is good; `null` where there is none. */
  invited_until: optionalText,
  /** The last use of the colleague's newest session; `null` where they are logged in nowhere. */
  used_at: optionalText,
});
export type Colleague = v.InferOutput<typeof colleagueSchema>;

/** `GET /api/colleagues`, before its list is read record by record. */
export const colleaguesSchema = v.object({ colleagues: rawList });

/** `POST /api/colleague-invite` and `colleague-link`: a link that is good once. It may be relative to the server's address. */
export const colleagueInvitationSchema = v.object({ id: recordId, link: requiredText, expires_at: requiredText });
export type ColleagueInvitation = v.InferOutput<typeof colleagueInvitationSchema>;
