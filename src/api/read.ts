import * as v from 'valibot';
import { withoutPrototype } from '../lib/own-properties';
import { asList } from './contract/fields';
import { idOf, pathsOf, unwrapped, formAnswerSchema } from './contract/reading';
import { malformed } from './failure';
import type { ListPart, Parts, ResponseShape } from './define-call';

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
function readRecords<Schema extends v.GenericSchema>(
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
function readPartList<Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] {
  if (asList(part) ?? asList(unwrapped(part))) return readList(what, schema, part);
  console.warn(`[ordinacia] malformed list of ${what}s left out`);
  return [];
}

/** {@link readPartList} for a part that a server may leave out. */
const readOptionalList = <Schema extends v.GenericSchema>(
  what: string,
  schema: Schema,
  part: unknown,
): v.InferOutput<Schema>[] | null => (part === null ? null : readPartList(what, schema, part));

/** Reads a response as its call defines. Throws a `malformed` failure. */
export function readResponse(given: ResponseShape | undefined, response: unknown): unknown {
  if (!given) return undefined;
  if (typeof given === 'function') return given(response);
  // A page may have added to `Object.prototype` what the shape leaves out.
  const shape = withoutPrototype(given);
  if ('list' in shape)
    return readList(shape.what, shape.list, response).map((record) => withParts(record, shape.parts));
  const record = shape.isForm ? readRecord(formAnswerSchema, response).form_value : response;
  return withParts(readRecord(shape.record, record), shape.parts);
}

/** The record with its lists, each read record by record. */
function withParts(record: unknown, parts: Parts | undefined): unknown {
  if (!parts) return record;
  const fields = record as Readonly<Record<string, unknown>>;
  const lists = Object.entries(parts).map(([name, part]) => [name, readPart(part, fields[name])] as const);
  return { ...fields, ...Object.fromEntries(lists) };
}

function readPart({ what, list, otherwise }: ListPart, value: unknown): unknown {
  if (otherwise === 'fails') return readList(what, list, value ?? []);
  return otherwise === 'null' ? readOptionalList(what, list, value) : readPartList(what, list, value);
}
