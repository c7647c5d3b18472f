import { isDate } from '../practice/calendar';
import { requiredText, words, type Checked } from './field-rules';
import type { Fields } from './request-body';

/** A day that exists, as `YYYY-MM-DD`. */
export function requiredDate(fields: Fields, name: string): Checked<string> {
  const text = requiredText(fields, name);
  return 'error' in text || isDate(text.value)
    ? text
    : { error: `The ${words(name)} does not match the format Y-m-d.` };
}

/** A time of day, as `HH:mm`. */
export function requiredTime(fields: Fields, name: string): Checked<string> {
  const text = requiredText(fields, name);
  const isTime = 'value' in text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text.value);
  return 'error' in text || isTime ? text : { error: `The ${words(name)} does not match the format H:i.` };
}

/** An instant in ISO 8601 with an offset: without one it would be another instant in another zone. */
export function requiredInstant(fields: Fields, name: string): Checked<Date> {
  const text = requiredText(fields, name);
  if ('error' in text) return text;
  const [, date] = ISO_INSTANT.exec(text.value) ?? [];
  const value = new Date(date !== undefined && isDate(date) ? text.value : Number.NaN);
  return isFourDigitYear(value) ? { value } : { error: `The ${words(name)} is not a valid date.` };
}

const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:[0-5]\d)$/;

/** Instants are stored and compared as texts. */
const isFourDigitYear = (instant: Date) => !Number.isNaN(instant.getTime()) && /^\d{4}-/.test(instant.toISOString());
