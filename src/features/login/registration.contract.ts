import * as v from 'valibot';
import { optionalText } from '../../api/contract/fields';
import { EMAIL, newPassword, rule, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { DOCTOR_NAME_MAX_LENGTH } from '../../constants';

/** `POST /api/admin/register`: with a token the doctor is logged in, without one the login follows. */
export const registrationSchema = v.fallback(v.object({ access_token: optionalText }), { access_token: null });

export type RegistrationResponse = v.InferOutput<typeof registrationSchema>;

/** `POST /api/admin/register`: a new doctor. */
export const registrationRequestSchema = v.pipe(
  v.object({
    doctor_name: text(DOCTOR_NAME_MAX_LENGTH),
    email: v.pipe(text(), v.regex(EMAIL, rule('email'))),
    password: newPassword.password,
    password_confirmation: newPassword.password_confirmation,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      ({ password, password_confirmation }) => password === password_confirmation,
      rule('confirmed'),
    ),
    ['password'],
  ),
);

export type RegistrationRequest = v.InferInput<typeof registrationRequestSchema>;

export const register = defineCall<RegistrationRequest>()({
  name: 'register',
  method: 'POST',
  path: '/api/admin/register',
  isPublic: true,
  response: { record: registrationSchema },
});
