/** The lengths of the common prefix of two lists, and of the common suffix of their remaining items. */
export function commonEnds<T>(one: readonly T[], other: readonly T[]): { start: number; end: number } {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}
