import { withoutPrototype } from '../lib/own-properties';
import { formAnswerSchema } from './contract/form-answer';
import type { ListPart, Parts, ResponseShape } from './define-call';
import { readList, readOptionalList, readPartList, readRecord } from './read';

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
