/** A random part of a window („full jitter“): clients that lost the same server do not come back in the same moment. Milliseconds. */
export const fullJitter = (window: number): number => Math.random() * window;

/** The window of an attempt, by the number of attempts that failed before it: the last one holds from then on. */
export const windowOf = (windows: readonly number[], failures: number): number =>
  windows[Math.min(failures, windows.length - 1)] ?? 0;
