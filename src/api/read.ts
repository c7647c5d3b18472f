import * as v from 'valibot';
import { Failure } from './failure';

/** One record, bare or as `{data: record}`. Throws a `malformed` failure when it lacks what its schema requires. */
export function readRecord<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const found = findRecord(schema, answer);
  if (found) return found.record;
  throw new Failure('malformed');
}

/** The same of an answer that may as well be anything else: `null` then. */
export function findRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): { record: v.InferOutput<Schema> } | null {
  for (const candidate of [answer, unwrapped(answer)]) {
    const result = v.safeParse(schema, candidate);
    if (result.success) return { record: result.output };
  }
  return null;
}

/**
 * A list of records, bare or as `{data: list}`. A malformed record is left out and reported by its place, never by its
 * content: one bad record must not blank the list. So is one whose id has come before: it would be drawn, and counted, as
 * another one. Throws a `malformed` failure when there is no list at all.
 */
export function readRecords<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  onLeftOut: (place: number) => void,
): v.InferOutput<Schema>[] {
  const list = asList(answer) ?? asList(unwrapped(answer));
  if (!list) throw new Failure('malformed');
  const ids = new Set<string>();
  return list.flatMap((record, place) => {
    const result = v.safeParse(schema, record);
    const id = result.success ? idOf(result.output) : null;
    if (result.success && (id === null || !ids.has(id))) {
      if (id !== null) ids.add(id);
      return [result.output];
    }
    onLeftOut(place);
    return [];
  });
}

/** The same for a number and for a text of its digits. */
function idOf(record: unknown): string | null {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

/** {@link readRecords} that tells the integrator which record breaks the contract, without a word of what is in it. */
export function readList<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema>[] {
  return readRecords(schema, answer, (place) => console.warn(`[ordinacia] malformed ${what} left out (no. ${place})`));
}

/** {@link readList} for a part of an answer that is good without it: what is no list at all is left out, and told too. */
export function readPartList<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] {
  if (asList(part) ?? asList(unwrapped(part))) return readList(what, schema, part);
  console.warn(`[ordinacia] malformed list of ${what}s left out`);
  return [];
}

/** {@link readPartList} of a part that a server may leave out. */
export const readOptionalList = <Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] | null => (part === null ? null : readPartList(what, schema, part));

const unwrapped = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;

/** A PHP list with gaps (after a filter) arrives as an object with numeric keys. */
function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}
