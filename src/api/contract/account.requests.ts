import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';
import { newPassword, optionalInput, rule, text } from './request-fields';

/** The password that is asked again. A wrong one is 422 at `current_password`. */
const current_password = text(PASSWORD_MAX_LENGTH);
/** A code of the authenticator app or a recovery code; spaces and hyphens do not count. A wrong one is 422 at `code`. */
const code = text(SECOND_FACTOR_CODE_MAX_LENGTH);

/** `POST /api/password-change`: 204, and the doctor's other sessions have ended. */
export const passwordChangeRequestSchema = v.pipe(
  v.object({
    current_password,
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
export type PasswordChangeRequest = v.InferInput<typeof passwordChangeRequestSchema>;

/** `POST /api/second-factor-begin`: 409 when it is on already. */
export const secondFactorBeginRequestSchema = v.object({ current_password });
export type SecondFactorBeginRequest = v.InferInput<typeof secondFactorBeginRequestSchema>;

/** `POST /api/second-factor-confirm`: a code of the app; 409 when nothing was begun in the last 15 minutes. */
export const secondFactorConfirmRequestSchema = v.object({ code });
export type SecondFactorConfirmRequest = v.InferInput<typeof secondFactorConfirmRequestSchema>;

/**
 * `POST /api/second-factor-end` (204) and `POST /api/recovery-codes-renew`: the code is required while the second factor is on; 409 when
 * it is not.
 */
export const secondFactorProofRequestSchema = v.object({
  current_password,
  code: optionalInput(SECOND_FACTOR_CODE_MAX_LENGTH),
});
export type SecondFactorProofRequest = v.InferInput<typeof secondFactorProofRequestSchema>;
