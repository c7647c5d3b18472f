import * as v from 'valibot';
import { asList, idOf, pathsOf, unwrapped } from './contract/reading';
import { malformed } from './failure';

/** Reads one record, bare or as `{data: record}`. Throws a `malformed` failure whose cause names the invalid fields. */
export function readRecord<Schema extends v.GenericSchema>(schema: Schema, response: unknown): v.InferOutput<Schema> {
  const bare = v.safeParse(schema, response);
  if (bare.success) return bare.output;
  const data = unwrapped(response);
  if (data === undefined) throw malformed(pathsOf(bare.issues));
  const wrapped = v.safeParse(schema, data);
  if (wrapped.success) return wrapped.output;
  throw malformed(pathsOf(wrapped.issues, 'data'));
}

/** Like {@link readRecord}; `null` when the response is not such a record. */
export function findRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  response: unknown,
): { record: v.InferOutput<Schema> } | null {
  for (const candidate of [response, unwrapped(response)]) {
    const result = v.safeParse(schema, candidate);
    if (result.success) return { record: result.output };
  }
  return null;
}

/**
 * Reads a list of records, bare or as `{data: list}`. A malformed record is left out and reported by its index and the paths of the
 * invalid fields, never by a value: one bad record must not blank the list. A record with a duplicate id is left out, too. Throws a
 * `malformed` failure when there is no list.
 */
export function readRecords<Schema extends v.GenericSchema>(
  schema: Schema,
  response: unknown,
  onLeftOut: (index: number, reason: string) => void,
): v.InferOutput<Schema>[] {
  const list = asList(response) ?? asList(unwrapped(response));
  if (!list) throw malformed('no list');
  const ids = new Set<string>();
  const records: v.InferOutput<Schema>[] = [];
  list.forEach((record, index) => {
    const result = v.safeParse(schema, record);
    const id = result.success ? idOf(result.output) : null;
    if (!result.success) onLeftOut(index, pathsOf(result.issues));
    else if (id !== null && ids.has(id)) onLeftOut(index, 'its id is another’s');
    else records.push(result.output);
    if (id !== null) ids.add(id);
  });
  return records;
}

/** {@link readRecords} that logs a warning for each malformed record, without its values. */
export function readList<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  response: unknown,
): v.InferOutput<Schema>[] {
  return readRecords(schema, response, (index, reason) =>
    console.warn(`[ordinacia] malformed ${what} ${index} left out: ${reason}`),
  );
}

/** {@link readList} for a dispensable part of a response: anything but a list becomes an empty list, with a warning. */
export function readPartList<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] {
  if (asList(part) ?? asList(unwrapped(part))) return readList(what, schema, part);
  console.warn(`[ordinacia] malformed list of ${what}s left out`);
  return [];
}

/** {@link readPartList} for a part that a server may leave out. */
export const readOptionalList = <Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] | null => (part === null ? null : readPartList(what, schema, part));
