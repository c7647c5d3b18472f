import { createRandom } from '../support/random';

/** The middle, and the span in which it lies in 95 of 100 draws. */
export interface Estimate {
  middle: number;
  low: number;
  high: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The median of ratios of samples that were taken in the same round, with its bootstrap interval. */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Estimate {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  const random = createRandom(1);
  const drawn = Array.from({ length: DRAWS }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? 0)),
  );
  return { middle: median(ratios), low: percentile(drawn, 0.025), high: percentile(drawn, 0.975) };
}

/** The slope of a line through points whose coordinates are logarithms: 0 where nothing grows, 1 where it grows with the length. */
export function slope(points: readonly (readonly [length: number, value: number])[]): number {
  const logs = points.map(([length, value]) => [Math.log(length), Math.log(value)] as const);
  const mean = (index: 0 | 1) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

const DRAWS = 2_000;
