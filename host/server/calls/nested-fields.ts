import type { Checked } from './field-rules';
import type { Fields } from './request-body';

/** The fields of an object field, under their full names (`ticket_value.day`); none where it is no object. */
export function nestedFields(fields: Fields, name: string): Fields {
  return withPrefix(fields.get(name), name);
}

/** The rows of a list field, each under its full names (`time_schedules.0.hours_day`). No list is an empty one. */
export function rowsOf(fields: Fields, name: string, maximum: number): Checked<Fields[]> {
  const given = fields.get(name) ?? [];
  const label = name.replaceAll('_', ' ');
  if (given === '') return { value: [] };
  if (!Array.isArray(given)) return { error: `The ${label} must be an array.` };
  if (given.length > maximum) return { error: `The ${label} must not have more than ${maximum} items.` };
  return { value: given.map((row: unknown, index) => withPrefix(row, `${name}.${index}`)) };
}

function withPrefix(value: unknown, prefix: string): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isObject ? Object.entries(value).map(([name, field]) => [`${prefix}.${name}`, field]) : []);
}
