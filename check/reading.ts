/** Reads responses as the panel does. Reports unusable parts by index and field, never by value. */
import * as v from 'valibot';
import { asList } from '../src/api/contract/fields';
import { idOf, pathsOf, unwrapped } from '../src/api/contract/reading';
import type { ListShape, Parts, ResponseShape } from '../src/api/define-call';

export interface Reading {
  records: number;
  /** `ticket 3: ticket_title` */
  faults: string[];
}

/** Reads a response by the shape that its call defines. */
export function readShape(shape: ResponseShape | undefined, answer: unknown): Reading {
  if (typeof shape !== 'object') return { records: 0, faults: [] };
  if ('list' in shape) return readList(shape, answer);
  const whole = readRecord('answer', shape.record, answer);
  const parts = readParts(answer, shape.parts);
  // A value that is no record has no lists either: one fault is enough.
  if (whole.records === 0 && parts.faults.length > 0) return parts;
  return { records: whole.records, faults: [...whole.faults, ...parts.faults] };
}

/** Reads a record, bare or as `{data: record}`. */
export function readRecord(what: string, schema: v.GenericSchema, answer: unknown): Reading {
  const bare = v.safeParse(schema, answer);
  if (bare.success) return { records: 1, faults: lossesOf(what, answer, bare.output) };
  const data = unwrapped(answer);
  if (data === undefined) return { records: 0, faults: [`${what}: ${pathsOf(bare.issues)}`] };
  const wrapped = v.safeParse(schema, data);
  if (wrapped.success) return { records: 1, faults: lossesOf(what, data, wrapped.output) };
  return { records: 0, faults: [`${what}: ${pathsOf(wrapped.issues, 'data')}`] };
}

/** Reads a list of records, bare or as `{data: list}`. For groups, counts the records within. */
export function readList({ what: whole, list: schema, parts = {} }: ListShape, answer: unknown): Reading {
  const what = SHORTER.get(whole) ?? whole;
  const list = listIn(answer);
  if (!list) return { records: 0, faults: [`no list of ${what}s`] };
  const ids = new Set<string>();
  const isOfGroups = Object.values(parts).some(({ otherwise }) => otherwise === 'fails');
  let counted = 0;
  const faults = list.flatMap((record, index) => {
    const at = `${what} ${index}`;
    const result = v.safeParse(schema, record);
    if (!result.success) return [`${at}: ${pathsOf(result.issues)}`];
    const id = idOf(result.output);
    const within = readParts(record, parts, true);
    counted += within.records;
    const isSecond = id !== null && ids.has(id);
    if (id !== null) ids.add(id);
    return [
      ...(isSecond ? [`${at}: its id is another’s`] : []),
      ...lossesOf(at, record, result.output),
      ...within.faults.map((fault) => `${at}, ${fault}`),
    ];
  });
  return { records: isOfGroups ? counted : list.length, faults };
}

/** Reads the lists of a record. A record within a list may omit lists that the panel reads as empty. */
function readParts(record: unknown, parts: Parts = {}, isOfList = false): Reading {
  const readings = Object.entries(parts).map(([name, part]): Reading => {
    const sent = fieldOf(record, name);
    const mayBeAbsent = part.otherwise === 'null' || (part.otherwise === 'empty' && isOfList);
    return isAbsent(sent) && mayBeAbsent ? { records: 0, faults: [] } : readList(part, sent);
  });
  return {
    records: readings.reduce((sum, { records }) => sum + records, 0),
    faults: readings.flatMap(({ faults }) => faults),
  };
}

export const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

export const listIn = (answer: unknown) => asList(answer) ?? asList(unwrapped(answer));

/** A field of an object, or of the object in its `data`. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, name)) return new Map<string, unknown>(Object.entries(value)).get(name);
  const data = unwrapped(value);
  return data === undefined || data === value ? undefined : fieldOf(data, name);
}

export function idIn(record: unknown): string | number | null {
  const id = fieldOf(record, 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Paths of values that were sent but lost in reading: the panel drops them silently. */
function lossesOf(at: string, sent: unknown, read: unknown): string[] {
  const lost = lostPaths(sent, read, []);
  return lost.length === 0 ? [] : [`${at}: ${lost.join(', ')} (sent, but not of its kind)`];
}

function lostPaths(sent: unknown, read: unknown, above: readonly string[]): string[] {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return [];
  return Object.entries(read).flatMap(([name, value]: [string, unknown]) => {
    const path = [...above, name];
    const given = fieldOf(sent, name);
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty) return isNothing(given) || TIMES.has(name) ? [] : [path.join('.')];
    return lostPaths(given, value, path);
  });
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Shorter names of records than in the panel's warnings. */
const SHORTER = new Map([
  ['ticket group', 'day'],
  ['row of office hours', 'row'],
]);

/** Times have lines of their own. */
const TIMES = new Set(['date', 'created_at', 'scheduled_at']);
