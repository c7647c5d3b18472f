/** To which row of a list a key moves from the one at `place`; `null` for keys that do not move. `page` is how many rows are seen. */
export function placeAfterKey(key: string, place: number, count: number, page: number): number | null {
  if (count === 0 || !Object.hasOwn(targets, key)) return null;
  const target = targets[key]?.(place, count, page) ?? place;
  return Math.max(0, Math.min(count - 1, target));
}

const targets: Readonly<Record<string, (place: number, count: number, page: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  PageDown: (place, _, page) => place + page,
  PageUp: (place, _, page) => place - page,
  Home: () => 0,
  End: (_, count) => count - 1,
};
