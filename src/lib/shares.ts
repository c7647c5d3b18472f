/** Whole percentages that add up to 100 (largest remainder method). */
export function percents(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const left = 100 - exact.reduce((total, part) => total + Math.floor(part), 0);
  const roundedUp = exact
    .map((part, index) => ({ index, lost: part - Math.floor(part) }))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, left)
    .map(({ index }) => index);
  return exact.map((part, index) => Math.floor(part) + (roundedUp.includes(index) ? 1 : 0));
}

/** The segments of a stacked bar (px), with gaps; small values get the minimum width, zero gets none. */
export function layoutShares(
  values: readonly number[],
  { width, gap, minWidth }: { width: number; gap: number; minWidth: number },
): readonly { x: number; width: number }[] {
  const shown = values.filter((value) => value > 0);
  const sum = shown.reduce((total, value) => total + value, 0);
  const free = width - gap * Math.max(shown.length - 1, 0);
  const isSmall = (value: number) => value > 0 && (value / sum) * free < minWidth;
  const small = shown.filter(isSmall);
  const rest = sum - small.reduce((total, value) => total + value, 0);
  let x = 0;
  return values.map((value) => {
    if (value <= 0) return { x, width: 0 };
    const part = isSmall(value) ? minWidth : (value / rest) * (free - small.length * minWidth);
    const position = { x, width: Math.max(part, 0) };
    x += position.width + gap;
    return position;
  });
}
