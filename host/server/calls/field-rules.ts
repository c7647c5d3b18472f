import type { Fields } from './request-body';

/** A field that passed, or what is wrong with it. */
export type Checked<Value> = { value: Value } | { error: string };

/** A text that must be there; trimmed unless `isExact`. The messages are Laravel's. */
export function requiredText(fields: Fields, name: string, { isExact = false, maximum = 255 } = {}): Checked<string> {
  const given = fields.get(name);
  if (given === undefined || given === null || given === '') return { error: `The ${words(name)} field is required.` };
  if (typeof given !== 'string') return { error: `The ${words(name)} must be a string.` };
  const value = isExact ? given : given.trim();
  if (value === '') return { error: `The ${words(name)} field is required.` };
  if (value.length > maximum) return { error: `The ${words(name)} must not be greater than ${maximum} characters.` };
  return { value };
}

/** A whole number, also in a text, as Laravel's `integer` rule takes it. */
export function requiredInteger(fields: Fields, name: string): Checked<number> {
  const given = fields.get(name);
  if (given === undefined || given === null || given === '') return { error: `The ${words(name)} field is required.` };
  const value = typeof given === 'string' && /^-?\d+$/.test(given.trim()) ? Number(given) : given;
  return typeof value === 'number' && Number.isInteger(value)
    ? { value }
    : { error: `The ${words(name)} must be an integer.` };
}

/** The errors among the checks, by field. */
export function errorsIn(checks: Readonly<Record<string, Checked<unknown>>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => ('error' in check ? [[name, [check.error]]] : [])),
  );
}

/** A field in a sentence, as Laravel names it: one of a row keeps its name as it is. */
export const words = (name: string) => (/\.\d+\./.test(name) ? name : name.replaceAll('_', ' '));
