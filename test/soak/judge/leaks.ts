/** Finds data of a session: paths in the store, keys of the storage. `marks`: texts that occur in all data of a session. */
export function leaks(store: object, storage: ReadonlyMap<string, string>, marks: readonly string[]): string[] {
  const isMarked = (text: string) => marks.some((mark) => text.includes(mark));
  const found: string[] = [];
  const seen = new Set<unknown>();

  function walk(value: unknown, path: string): void {
    if (typeof value === 'string' && isMarked(value)) found.push(path);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    // Check a signal's value only: walking its dependencies would find other values.
    if (isSignal(value)) return walk(value.peek(), path);
    if (value instanceof Map || value instanceof Set) return walk([...value], path);
    for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
  }

  walk(store, 'store');
  for (const [key, value] of storage) if (isMarked(value) || /token/i.test(key)) found.push(`storage ${key}`);
  return found;
}

const isSignal = (value: object): value is { peek(): unknown } => 'peek' in value && typeof value.peek === 'function';
