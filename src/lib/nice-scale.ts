/**
 * The ticks of a scale from 0 to at least the highest value: at most `steps` whole steps of 1, 2 or 5 times a power of ten.
 */
export function niceScale(highest: number, steps: number): readonly number[] {
  const least = Math.max(highest / steps, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
