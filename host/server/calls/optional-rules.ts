import { requiredInteger, requiredText, type Checked } from './field-rules';
import type { Fields } from './request-body';

/** A text or null; nothing but space is nothing. */
export function optionalText(fields: Fields, name: string, { maximum = 255 } = {}): Checked<string | null> {
  return isMissing(fields, name) ? { value: null } : requiredText(fields, name, { maximum });
}

export function optionalInteger(fields: Fields, name: string): Checked<number | null> {
  return isMissing(fields, name) ? { value: null } : requiredInteger(fields, name);
}

function isMissing(fields: Fields, name: string) {
  const given = fields.get(name) ?? '';
  return typeof given === 'string' && given.trim() === '';
}
