import * as v from 'valibot';
import {
  DOCTOR_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SECOND_FACTOR_CODE_MAX_LENGTH,
} from '../../constants';
import { newPassword, normalisedPassword, optionalInput, rule, text } from './request-fields';

export { normalisedPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH };

/**
 * `POST /api/admin/login`. A password is not trimmed. Where a second factor is on, the right password without a code, and with a wrong
 * one, is 422 at `code`: a code of the authenticator app, or a recovery code.
 */
export const loginRequestSchema = v.object({
  username: text(),
  password: text(PASSWORD_MAX_LENGTH),
  code: optionalInput(SECOND_FACTOR_CODE_MAX_LENGTH),
});
export type LoginRequest = v.InferInput<typeof loginRequestSchema>;

export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

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

/** `POST /broadcasting/auth`: whether a socket may listen to a channel. */
export const channelAuthorizationRequestSchema = v.object({
  socket_id: v.string(),
  channel_name: v.string(),
  /** Whether the subscription is to begin with what was announced a moment ago. */
  recent_events: v.optional(v.boolean()),
});
export type ChannelAuthorizationRequest = v.InferInput<typeof channelAuthorizationRequestSchema>;
