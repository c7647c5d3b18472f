/** The television of the waiting room, for servers with the capability `display`. No record contains a patient's name. */
import * as v from 'valibot';
import { count, flag, optionalNumber, optionalText, requiredText, timeOfDay } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { doctorStates } from '../doctor-state/contract';

/** A patient recognises their ticket by its number or, for an appointment, by its time. */
const calledByEntries = {
  /** `queue`, `schedule` or `schedule-premium`. */
  type: requiredText,
  number: optionalNumber,
  time: v.nullish(timeOfDay, null),
};

export const displayTicketSchema = v.object(calledByEntries);

export type DisplayTicket = v.InferOutput<typeof displayTicketSchema>;

/** A call of a ticket; calling a ticket again gives it a higher `call`. */
export const displayCallSchema = v.object({
  ...calledByEntries,
  call: v.pipe(v.number(), v.integer()),
});

export type DisplayCall = v.InferOutput<typeof displayCallSchema>;

/** `GET /display/api/{key}`, which needs no login. */
export const displaySchema = v.object({
  doctor_name: optionalText,
  practice_title: optionalText,
  /** `null` if the doctor has not set it today. */
  doctor_state: v.fallback(v.nullable(v.picklist(doctorStates)), null),
  /** Today's calls, newest first. */
  calls: v.array(displayCallSchema),
  /** The next tickets, in their order. */
  next: v.array(displayTicketSchema),
  /** The number of waiting tickets. */
  waiting: count,
  /** The delay of the doctor; `null` if unknown. */
  delay_minutes: optionalNumber,
  /** The current special announcement. */
  announcement: optionalText,
  /** Whether the doctor has enabled spoken numbers. */
  has_voice: flag,
  /** IANA name of the practice's time zone. */
  time_zone: optionalText,
});

export type Display = v.InferOutput<typeof displaySchema>;

/** `GET /api/display`, `POST /api/display-key`: the key in the televisions' requests. */
export const displayKeySchema = v.object({ key: requiredText });

export type DisplayKey = v.InferOutput<typeof displayKeySchema>;

/** Loads the key for televisions; the first request creates one. */
export const displayKey = defineCall()({
  method: 'GET',
  path: '/api/display',
  capability: 'display',
  response: { record: displayKeySchema },
});

/** Creates a new key; the old one becomes invalid. */
export const displayKeyRenew = defineCall()({
  method: 'POST',
  path: '/api/display-key',
  capability: 'display',
  response: { record: displayKeySchema },
});
