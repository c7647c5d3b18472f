import {
  RECOVERY_JITTER_MS,
  RETRY_AFTER_JITTER_MS,
  RETRY_AFTER_LONGEST_S,
  RETRY_EARLY_MS,
  RETRY_MOST_AT_FIRST,
  RETRY_MOST_LATER,
  RETRY_MINUTE_MS,
  RETRY_WINDOWS_MS,
} from '../constants';
import { fullJitter, windowOf } from './jitter';

/** Computes when the next attempt may be made. Times are in milliseconds since the epoch. */
export function createBackoff() {
  let windowsBegun = 0;
  let from = 0;
  let until = 0;
  let retryAfter = 0;
  /** More attempts are allowed in the first minute. */
  let firstMinuteEnd = Infinity;
  let attempts: number[] = [];
  /** Early attempts take from a bucket of two tokens, refilled by one every {@link RETRY_EARLY_MS}: when it will be full. */
  let tokensFullAt = 0;
  /** The time at the last call. */
  let clockAt = 0;

  /** The time. If the clock has been set back since the last call, all moments from before are forgotten. */
  function readClock(): number {
    const now = Date.now();
    if (now < clockAt) {
      attempts = [];
      from = until = retryAfter = tokensFullAt = 0;
    }
    return (clockAt = now);
  }

  /** The first moment from `moment` on at which an attempt leaves `spare` further attempts in the limit of a minute. */
  function allowedFrom(moment: number, spare: number): number {
    if (moment < firstMinuteEnd && attempts.length < RETRY_MOST_AT_FIRST - spare) return moment;
    const blocking = attempts.filter((at) => at >= firstMinuteEnd).at(spare - RETRY_MOST_LATER) ?? 0;
    return Math.max(moment, firstMinuteEnd, blocking + RETRY_MINUTE_MS);
  }

  return {
    /** A random moment of the next window. `since`: when the first failed load began. */
    afterFailure(afterSeconds: number, since: number): number {
      const now = readClock();
      // A window without an attempt is still ahead: an early attempt, or another load, failed before it.
      const isUsed = (attempts.at(-1) ?? 0) >= from;
      if (firstMinuteEnd > now + RETRY_MINUTE_MS) firstMinuteEnd = Math.min(since, now) + RETRY_MINUTE_MS;
      retryAfter = now + Math.min(afterSeconds, RETRY_AFTER_LONGEST_S) * 1000;
      if (isUsed || retryAfter > now) {
        const window = windowOf(RETRY_WINDOWS_MS, windowsBegun);
        from = until > 0 && until - now < 2 * window ? until : now;
        until = from + window;
        if (retryAfter > now) {
          from = Math.max(retryAfter, now + window / 2);
          until = from + RETRY_AFTER_JITTER_MS;
        }
        windowsBegun += 1;
      }
      const begin = Math.max(now, from);
      return allowedFrom(begin + fullJitter(Math.max(0, until - begin)), 1);
    },
    /** The earliest moment for an attempt after a sign of recovery. */
    early: () =>
      allowedFrom(Math.max(readClock(), retryAfter, tokensFullAt - RETRY_EARLY_MS), 0) + fullJitter(RECOVERY_JITTER_MS),
    count(isEarly: boolean): void {
      const now = readClock();
      if (isEarly) tokensFullAt = Math.max(tokensFullAt, now) + RETRY_EARLY_MS;
      attempts = [...attempts, now].slice(-RETRY_MOST_AT_FIRST);
    },
    hasFailed: () => windowsBegun > 0,
    /** Whether a `Retry-After` has not ended yet. */
    isTooEarly: () => readClock() < retryAfter,
  };
}
