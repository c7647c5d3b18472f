import { requiredText, type Checked } from './field-rules';
import { oneLine } from './one-line';
import type { Fields } from './request-body';

/** A doctor's name, on one line. */
export function doctorName(fields: Fields, name: string): Checked<string> {
  const given = requiredText(fields, name);
  return 'error' in given ? given : { value: oneLine(given.value) };
}

/** An e-mail that no other doctor has. */
export function newEmail(fields: Fields, name: string, isTaken: (email: string) => boolean): Checked<string> {
  const given = requiredText(fields, name);
  if ('error' in given) return given;
  if (!EMAIL.test(given.value)) return { error: `The ${name} must be a valid email address.` };
  return isTaken(given.value) ? { error: EMAIL_TAKEN } : given;
}

export const EMAIL_TAKEN = 'The email has already been taken.';

/** A new password, written twice. */
export function newPassword(fields: Fields, name: string): Checked<string> {
  const given = requiredText(fields, name, { isExact: true, maximum: 1000 });
  if ('error' in given) return given;
  if (given.value.length < SHORTEST_PASSWORD) {
    return { error: `The ${name} must be at least ${SHORTEST_PASSWORD} characters.` };
  }
  const confirmation = fields.get(`${name}_confirmation`) ?? '';
  // Nothing written the second time is that field's own error.
  const isConfirmed = confirmation === '' || confirmation === given.value;
  return isConfirmed ? given : { error: `The ${name} confirmation does not match.` };
}

const SHORTEST_PASSWORD = 8;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
