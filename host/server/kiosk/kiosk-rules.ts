import type { Checked } from '../calls/field-rules';
import { oneLine } from '../calls/one-line';
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
  const text = oneLine(given);
  return text.length > maximum ? { error: `Text môže mať najviac ${maximum} znakov.` } : { value: text || null };
}

/** The same where something must be written. */
export function requiredLine(fields: Fields, name: string, maximum: number, complaint: string): Checked<string> {
  const checked = optionalText(fields, name, maximum);
  if ('error' in checked) return checked;
  return checked.value === null ? { error: complaint } : { value: checked.value };
}

/** Made by the kiosk for each visit, so that a repeated request cannot take two tickets. */
export function requestId(fields: Fields): Checked<string> {
  const given = fields.get('request_id');
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given) ? { value: given } : { error: TRY_AGAIN };
}

export const TRY_AGAIN = 'Skúste to, prosím, ešte raz od začiatku.';
