import * as v from 'valibot';
import { count, flag, optionalText, recordId, requiredText } from '../../api/contract/fields';
import { type IdRequest, newPassword, optionalInput, rule, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { PASSWORD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';

/** `GET /api/account`. */
export const accountSchema = v.object({
  /** Whether a login requires a code. */
  second_factor: flag,
  /** How many recovery codes are left; 0 without a second factor. */
  recovery_codes: count,
});

export type Account = v.InferOutput<typeof accountSchema>;

/** A session of `GET /api/sessions`: the requesting one comes first, then the others, the last used one first. */
export const sessionSchema = v.object({
  id: recordId,
  /** `Firefox, Windows`; `null` if unknown. */
  device: optionalText,
  /** The login, ISO 8601. */
  created_at: requiredText,
  /** The last change made in the session, ISO 8601, at most a minute too early. */
  used_at: requiredText,
  /** The requesting session. */
  is_current: flag,
});

export type AccountSession = v.InferOutput<typeof sessionSchema>;

/** `POST /api/second-factor-begin`: a login requires no code until the setup is confirmed, within 15 minutes. */
export const secondFactorSetupSchema = v.object({
  /** Base32, for typing without a camera. */
  secret: requiredText,
  /** `otpauth://totp/…` */
  uri: requiredText,
  /** `uri` as a QR code with its quiet zone: rows of `1` (dark) and `0`. No image, which a page's security policy might block. */
  qr: v.array(requiredText),
});

export type SecondFactorSetup = v.InferOutput<typeof secondFactorSetupSchema>;

/**
 * `POST /api/second-factor-confirm` and `POST /api/recovery-codes-renew`. The codes are sent only once. Each can be used once, instead of
 * a code of the app.
 */
export const recoveryCodesSchema = v.object({ recovery_codes: v.array(requiredText) });

export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

/** The current password, entered again. A wrong one is 422 at `current_password`. */
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

export const account = defineCall()({
  name: 'account',
  method: 'GET',
  path: '/api/account',
  capability: 'second-factor',
  response: { record: accountSchema },
});

/** The doctor's sessions, this one first. */
export const sessions = defineCall()({
  name: 'sessions',
  method: 'GET',
  path: '/api/sessions',
  capability: 'sessions',
  response: { what: 'session', list: sessionSchema },
});

export const sessionEnd = defineCall<IdRequest>()({
  name: 'sessionEnd',
  method: 'POST',
  path: '/api/session-end',
  capability: 'sessions',
});

export const sessionsEndOthers = defineCall()({
  name: 'sessionsEndOthers',
  method: 'POST',
  path: '/api/sessions-end-others',
  capability: 'sessions',
});

/** Ends the other sessions. */
export const passwordChange = defineCall<PasswordChangeRequest>()({
  name: 'passwordChange',
  method: 'POST',
  path: '/api/password-change',
  capability: 'password',
});

/** Responds with the data for the authenticator app. */
export const secondFactorBegin = defineCall<SecondFactorBeginRequest>()({
  name: 'secondFactorBegin',
  method: 'POST',
  path: '/api/second-factor-begin',
  capability: 'second-factor',
  response: { record: secondFactorSetupSchema },
});

/** Responds with the recovery codes, which are sent only once. */
export const secondFactorConfirm = defineCall<SecondFactorConfirmRequest>()({
  name: 'secondFactorConfirm',
  method: 'POST',
  path: '/api/second-factor-confirm',
  capability: 'second-factor',
  response: { record: recoveryCodesSchema },
});

export const secondFactorEnd = defineCall<SecondFactorProofRequest>()({
  name: 'secondFactorEnd',
  method: 'POST',
  path: '/api/second-factor-end',
  capability: 'second-factor',
});

export const recoveryCodesRenew = defineCall<SecondFactorProofRequest>()({
  name: 'recoveryCodesRenew',
  method: 'POST',
  path: '/api/recovery-codes-renew',
  capability: 'second-factor',
  response: { record: recoveryCodesSchema },
});
