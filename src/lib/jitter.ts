/** A random part of a window in milliseconds („full jitter“): clients that lost the same server do not return at the same moment. */
export const fullJitter = (window: number): number => Math.random() * window;

/** The window of an attempt, by the number of failures before it; the last window is used for all further attempts. */
export const windowOf = (windows: readonly number[], failures: number): number =>
  windows[Math.min(failures, windows.length - 1)] ?? 0;
