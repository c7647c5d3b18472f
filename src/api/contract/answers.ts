import * as v from 'valibot';
import type { Announcement, DoctorState } from './admin';
import { optionalText, requiredText } from './fields';
import type { Absence, OfficeHours } from './office-hours';
import type { Ticket } from './tickets';

/** The response of the form calls: `form_value` is the stored record, of the kind that `form_type` names. */
export const formAnswerSchema = v.object({ form_type: requiredText, form_value: v.unknown() });
export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;
/** As a server sends it: the stored record by the kind of the form. */
export interface FormValues {
  'doctor-state': { status: DoctorState };
  'office-hours': OfficeHours;
  absence: Absence;
  event: Ticket;
  ticket: Ticket;
  'special-announcement': Announcement;
}

/** `POST /api/admin/login`. */
export const loginSchema = v.object({ access_token: requiredText });
export type LoginAnswer = v.InferOutput<typeof loginSchema>;

/** `POST /api/admin/register`: with a token the doctor is logged in, without one the login follows. */
export const registrationSchema = v.fallback(v.object({ access_token: optionalText }), { access_token: null });
export type RegistrationAnswer = v.InferOutput<typeof registrationSchema>;

/** `POST /broadcasting/auth`. */
export const channelAuthorizationSchema = v.object({ auth: requiredText });
export type ChannelAuthorization = v.InferOutput<typeof channelAuthorizationSchema>;
