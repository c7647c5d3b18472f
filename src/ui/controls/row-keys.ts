/** The index that a navigation key moves to; `null` for other keys. `page` is the number of visible rows. */
export function indexAfterKey(key: string, index: number, count: number, page: number): number | null {
  if (count === 0 || !Object.hasOwn(targets, key)) return null;
  const target = targets[key]?.(index, count, page) ?? index;
  return Math.max(0, Math.min(count - 1, target));
}

const targets: Readonly<Record<string, (index: number, count: number, page: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, _, page) => index + page,
  PageUp: (index, _, page) => index - page,
  Home: () => 0,
  End: (_, count) => count - 1,
};
