import { isSameData } from '../../lib/same-data';

/**
 * The new data (JSON), with the same objects as before wherever nothing changed, so that only changed rows re-render.
 * Records of lists are matched by their `id`, also where they moved to another list of the same kind (a ticket to another
 * day); everything else by its index or name.
 */
export function keepUnchanged<T>(before: T | null, after: T): T {
  if (before === null || before === undefined) return after;
  // Kept parts are equal to those they replace, so the result has the type of `after`.
  return merge(before, after, '', indexRecords(before, '')) as T;
}

type Records = Map<string, unknown>;

/** The records of all lists, by the path of the list and the id. Lists inside of a record are indexed when it is merged. */
function indexRecords(value: unknown, path: string, records: Records = new Map()): Records {
  if (Array.isArray(value)) {
    for (const item of value) {
      const key = keyOf(item, path);
      if (key === null) indexRecords(item, path, records);
      else records.set(key, item);
    }
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) indexRecords(part, `${path}.${name}`, records);
  }
  return records;
}

function merge(before: unknown, after: unknown, path: string, records: Records): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(after)) return mergeList(Array.isArray(before) ? before : null, after, path, records);
  if (isObject(after)) return mergeObject(isObject(before) ? before : null, after, path, records);
  return after;
}

function mergeList(
  before: readonly unknown[] | null,
  after: readonly unknown[],
  path: string,
  records: Records,
): readonly unknown[] {
  const kept = after.map((item, index) => {
    const key = keyOf(item, path);
    if (key === null) return merge(before?.[index], item, path, records);
    const known = records.get(key);
    // Most records are unchanged, and comparing is faster than merging.
    if (isSameData(known, item)) return known;
    return merge(known, item, '', indexRecords(known, ''));
  });
  const isSame = before?.length === kept.length && kept.every((item, index) => item === before[index]);
  return isSame ? before : kept;
}

function mergeObject(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
  path: string,
  records: Records,
): Readonly<Record<string, unknown>> {
  const parts = Object.entries(after).map(
    ([name, part]) => [name, merge(before?.[name], part, `${path}.${name}`, records)] as const,
  );
  const isSame =
    before !== null &&
    Object.keys(before).length === parts.length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
  return isSame ? before : Object.fromEntries(parts);
}

function keyOf(item: unknown, path: string): string | null {
  const id = isObject(item) ? item['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? `${path} ${typeof id} ${id}` : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
