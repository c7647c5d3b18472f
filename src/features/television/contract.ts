/** The television of the waiting room, of a server with the capability `display`. No record of it has a name of a patient. */
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

/** A ticket that was called; a ticket that is called again has a higher `call`. */
export const displayCallSchema = v.object({
  ...calledByEntries,
  call: v.pipe(v.number(), v.integer()),
});

export type DisplayCall = v.InferOutput<typeof displayCallSchema>;

/** `GET /display/api/{key}`, which needs no login. */
export const displaySchema = v.object({
  doctor_name: optionalText,
  practice_title: optionalText,
  /** `null` where the doctor has not set it today. */
  doctor_state: v.fallback(v.nullable(v.picklist(doctorStates)), null),
  /** Today's, the last one first. */
  calls: v.array(displayCallSchema),
  /** The tickets that come next, the first one first. */
  next: v.array(displayTicketSchema),
  /** How many are waiting now. */
  waiting: count,
  /** How late the doctor is; `null` where nobody knows. */
  delay_minutes: optionalNumber,
  /** The special notice that holds now. */
  announcement: optionalText,
  /** Whether the doctor wishes that numbers are spoken, too. */
  has_voice: flag,
  /** IANA name of the practice's time zone. */
  time_zone: optionalText,
});

export type Display = v.InferOutput<typeof displaySchema>;

/** `GET /api/display`, `POST /api/display-key`: the key by which televisions ask. */
export const displayKeySchema = v.object({ key: requiredText });

export type DisplayKey = v.InferOutput<typeof displayKeySchema>;

/** The key by which televisions ask; the first request makes one. */
export const displayKey = defineCall()({
  method: 'GET',
  path: '/api/display',
  capability: 'display',
  response: { record: displayKeySchema },
});

/** Makes a new key; the old one is void. */
export const displayKeyRenew = defineCall()({
  method: 'POST',
  path: '/api/display-key',
  capability: 'display',
  response: { record: displayKeySchema },
});
