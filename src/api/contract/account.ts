/**
 * The doctor's own account, which only some servers offer: the capabilities `password` (password-change), `sessions` (sessions,
 * session-end, sessions-end-others) and `second-factor` (account, second-factor-…) name what there is. None of these calls may be
 * repeated by itself after its answer was lost: a password has changed, or a code was used, meanwhile.
 *
 * All are refused with 401 (the session has ended), 422 (errors by field, in Slovak) and 429; with 503 and `Retry-After` when too
 * many passwords are being checked at once.
 */
import * as v from 'valibot';
import { count, flag, optionalText, recordId, requiredText } from './fields';

/** `GET /api/account`. */
export const accountSchema = v.object({
  /** Whether a login asks for a code. */
  second_factor: flag,
  /** How many recovery codes are left; 0 without a second factor. */
  recovery_codes: count,
});
export type Account = v.InferOutput<typeof accountSchema>;

/** A session of `GET /api/sessions`: the requesting one comes first, then the others, the last used one first. */
export const sessionSchema = v.object({
  id: recordId,
  /** `Firefox, Windows`; null when the browser did not say. */
  device: optionalText,
  /** The login, ISO 8601. */
  created_at: requiredText,
  /** The last change that was made in it, ISO 8601, at most a minute too early. */
  used_at: requiredText,
  /** The one that asks. */
  is_current: flag,
});
export type AccountSession = v.InferOutput<typeof sessionSchema>;

/** `POST /api/second-factor-begin`: nothing asks for a code before it is confirmed, within 15 minutes. */
export const secondFactorSetupSchema = v.object({
  /** Base32, to be typed where no camera is. */
  secret: requiredText,
  /** `otpauth://totp/…` */
  uri: requiredText,
  /** The same as a QR code with its quiet zone: rows of `1` (dark) and `0`. No picture, which a page's policy might stop. */
  qr: v.array(requiredText),
});
export type SecondFactorSetup = v.InferOutput<typeof secondFactorSetupSchema>;

/**
 * `POST /api/second-factor-confirm` and `POST /api/recovery-codes-renew`. They are told this once. Each is good once, in place of a code
 * of the app.
 */
export const recoveryCodesSchema = v.object({ recovery_codes: v.array(requiredText) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;
