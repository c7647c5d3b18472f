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

/** Everything that failed and waits for its next attempt. A sign that the cause is gone makes the others try soon. */
export interface Recovery {
  /** A sign: something was loaded, or the server is reached again by other means, such as the socket. */
  changed(): void;
  /** Adds one that waits. Returns a function that removes it. */
  add(wake: () => void): () => void;
}

/** `outer` hears of its signs, too. */
export function createRecovery(outer?: Recovery): Recovery {
  const waiting = new Set<() => void>();
  const changed = () => {
    [...waiting].forEach((wake) => wake());
    outer?.changed();
  };
  return {
    changed,
    add(wake) {
      waiting.add(wake);
      // Added once, however often.
      document.addEventListener('visibilitychange', changed);
      window.addEventListener('online', changed);
      return () => {
        waiting.delete(wake);
        if (waiting.size > 0) return;
        document.removeEventListener('visibilitychange', changed);
        window.removeEventListener('online', changed);
      };
    },
  };
}

/** Recovery of the whole page, for the parts of the panel: they belong to no store's server. */
export const pageRecovery = createRecovery();

/**
 * The attempts at something that failed, until it succeeds: one at a random moment of each window. The windows grow, and follow each other
 * without a gap. Whatever hastens an attempt makes it at once, within what may be asked in a minute; the plan always leaves one for that.
 */
export interface Retries {
  /** Plans the next attempt, right after `afterSeconds` if given. `since`: when the first failed load began, in ms since the epoch. */
  plan(afterSeconds?: number | null, since?: number): void;
  /** There is reason to hope: a planned attempt is made as soon as it may. `isForEvent`: also while the page is hidden. */
  wake(isForEvent?: boolean): void;
  /** Counts an attempt that was made by other means. */
  count(): void;
  isPlanned(): boolean;
  /** The server has said that it wants no request yet. */
  isTooEarly(): boolean;
  /** Whether it has failed since it succeeded last. */
  hasFailed(): boolean;
  cancel(): void;
  succeeded(): void;
  /** Cancels the planned attempt and forgets the earlier ones. */
  reset(): void;
}

interface RetriesContext {
  recovery?: Recovery | undefined;
  /** While it is not wanted, or the page is hidden, no attempt is made. */
  isWanted?: () => boolean;
}

export function createRetries(
  attempt: () => void,
  { recovery = pageRecovery, isWanted = () => true }: RetriesContext = {},
): Retries {
  /** How many windows have begun. */
  let windows = 0;
  let notBefore = 0;
  /** The window of the planned attempt, in milliseconds since the epoch; `isUsed`: its attempt was made. */
  let from = 0;
  let until = 0;
  let isUsed = true;
  /** The end of the first minute of the failure, and the moments of the attempts, the last ones of which count. */
  let laterFrom = 0;
  let made: number[] = [];
  /** When all that was hastened would have been made, if there were {@link RETRY_EARLY_MS} between any two. */
  let earlyUntil = 0;
  let plannedAt = 0;
  let isHastened = false;
  let isForEvent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;

  const hasFailed = () => windows > 0;
  const isHeld = () => document.hidden || !isWanted();

  function cancel(): void {
    clearTimeout(timer);
    leave?.();
    leave = null;
    isHastened = isForEvent = false;
  }

  function make(): void {
    // The attempt stays planned until `wake` makes it.
    if (isHeld() && !isForEvent) return;
    const now = Date.now();
    if (isHastened) earlyUntil = Math.max(earlyUntil, now) + RETRY_EARLY_MS;
    cancel();
    isUsed = now >= from;
    count();
    attempt();
  }

  function count(): void {
    made = [...made, Date.now()].slice(-RETRY_MOST_AT_FIRST);
  }

  /** The first moment from `moment` on at which an attempt leaves `spare` others of the minute. */
  function allowedFrom(moment: number, spare: number): number {
    if (moment < laterFrom && made.length < RETRY_MOST_AT_FIRST - spare) return moment;
    const blocking = made.filter((at) => at >= laterFrom).at(spare - RETRY_MOST_LATER) ?? 0;
    return Math.max(moment, laterFrom, blocking + RETRY_MINUTE_MS);
  }

  function set(moment: number): void {
    clearTimeout(timer);
    plannedAt = moment;
    timer = setTimeout(make, moment - Date.now());
  }

  function wake(forEvent = false): void {
    if (!leave || (isHeld() && !forEvent)) return;
    const now = Date.now();
    const moment =
      allowedFrom(Math.max(now, notBefore, earlyUntil - RETRY_EARLY_MS), 0) + fullJitter(RECOVERY_JITTER_MS);
    isForEvent ||= forEvent;
    // An overdue attempt waited for somebody who looks.
    if (plannedAt >= now && moment >= plannedAt) return;
    isHastened = true;
    set(moment);
  }

  function reset(): void {
    cancel();
    windows = earlyUntil = notBefore = 0;
    made = [];
    isUsed = true;
  }

  return {
    plan(afterSeconds, since = Date.now()) {
      cancel();
      const now = Date.now();
      // The clock may have been set back.
      if (made.some((at) => at > now)) {
        made = [];
        earlyUntil = 0;
      }
      if (!hasFailed() || laterFrom > now + RETRY_MINUTE_MS) laterFrom = Math.min(since, now) + RETRY_MINUTE_MS;
      notBefore = now + Math.min(afterSeconds ?? 0, RETRY_AFTER_LONGEST_S) * 1000;
      // Otherwise another load has failed before the planned attempt, or this one was early: the window is still to come.
      if (isUsed || notBefore > now) {
        const window = windowOf(RETRY_WINDOWS_MS, windows);
        from = windows > 0 && until - now < 2 * window ? until : now;
        until = from + window;
        if (notBefore > now) {
          from = Math.max(notBefore, now + window / 2);
          until = from + RETRY_AFTER_JITTER_MS;
        }
        windows += 1;
        isUsed = false;
      }
      leave = recovery.add(wake);
      const begin = Math.max(now, from);
      set(allowedFrom(begin + fullJitter(Math.max(0, until - begin)), 1));
    },
    wake,
    count,
    isPlanned: () => leave !== null,
    isTooEarly: () => hasFailed() && Date.now() < notBefore,
    hasFailed,
    cancel,
    succeeded() {
      reset();
      recovery.changed();
    },
    reset,
  };
}
