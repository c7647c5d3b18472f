import type { Value } from './connection';

/** Moments are stored as ISO texts in UTC, switches as 1 and 0, absent values as NULL. */
export type StoredValue = Value | Date | boolean | undefined;

/** A statement with its values at their places: ``database.run(...sql`DELETE FROM tickets WHERE id = ${id}`)``. */
export const sql = (text: TemplateStringsArray, ...values: StoredValue[]): [statement: string, ...values: Value[]] => [
  text.join('?'),
  ...values.map(stored),
];

function stored(value: StoredValue): Value {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}
