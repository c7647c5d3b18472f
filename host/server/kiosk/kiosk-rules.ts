import type { Checked } from '../calls/field-rules';
import type { Fields } from '../calls/request-body';
import type { Doctor } from '../practice/doctors';

/** The practice that the patient chose, by its code. The messages are what the patient reads at the field. */
export function practiceIn(fields: Fields, doctors: readonly Doctor[]): Checked<Doctor> {
  const doctor = doctors.find(({ code }) => code === fields.get('practice'));
  return doctor ? { value: doctor } : { error: 'Vyberte ambulanciu zo zoznamu.' };
}

/** One line of text, or null when nothing was written. Signs that cannot be seen do not get through. */
export function optionalText(fields: Fields, name: string, maximum: number): Checked<string | null> {
  const given = fields.get(name) ?? '';
  if (typeof given !== 'string') return { error: 'Napíšte text.' };
  const text = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maximum ? { error: `Text môže mať najviac ${maximum} znakov.` } : { value: text || null };
}

/** Made by the kiosk for each visit, so that a repeated request cannot take two tickets. */
export function requestId(fields: Fields): Checked<string> {
  const given = fields.get('request_id');
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given)
    ? { value: given }
    : { error: 'Skúste to, prosím, ešte raz od začiatku.' };
}
