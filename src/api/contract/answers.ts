import * as v from 'valibot';
import { optionalText, requiredText } from '../fields';

/** What the five form calls answer: `form_value` is the stored record, of the kind that `form_type` names. */
export const formAnswerSchema = v.object({ form_type: requiredText, form_value: v.unknown() });

/** `POST /api/admin/login`. */
export const loginSchema = v.object({ access_token: requiredText });

/** `POST /api/admin/register`: with a token the doctor is logged in, without one the login follows. */
export const registrationSchema = v.fallback(v.object({ access_token: optionalText }), { access_token: null });

/** `POST /broadcasting/auth`. */
export const channelAuthorizationSchema = v.object({ auth: requiredText });
