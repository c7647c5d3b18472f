import { createBackoff } from './backoff';

/** Everything that failed and waits for its next attempt. A sign of recovery makes all of it retry soon. */
export interface Recovery {
  /** Reports a sign of recovery: something was loaded, or the server was reached by other means, such as the socket. */
  changed(): void;
  /** Calls `retrySoon` at each sign. Returns a function that unsubscribes. */
  add(retrySoon: () => void): () => void;
}

/** Signs are passed on to `outer`. */
export function createRecovery(outer?: Recovery): Recovery {
  const waiting = new Set<() => void>();
  const changed = () => {
    [...waiting].forEach((retrySoon) => retrySoon());
    outer?.changed();
  };
  return {
    changed,
    add(retrySoon) {
      waiting.add(retrySoon);
      // Repeated calls add the same listener only once.
      document.addEventListener('visibilitychange', changed);
      window.addEventListener('online', changed);
      return () => {
        waiting.delete(retrySoon);
        if (waiting.size > 0) return;
        document.removeEventListener('visibilitychange', changed);
        window.removeEventListener('online', changed);
      };
    },
  };
}

/** The recovery of the page, for chunks, which belong to no store. */
export const pageRecovery = createRecovery();

export interface RetriesContext {
  recovery?: Recovery | undefined;
  /** No attempt is made while nobody subscribes, or the page is hidden. */
  hasSubscribers?: () => boolean;
}

type Planned = { name: 'waiting' | 'paused'; at: number; isEarly: boolean; isForEvent: boolean };

/**
 * Retries with backoff: an attempt at a random moment of each window, until a success. The windows grow, and follow each other without a
 * gap. A sign of recovery, or an event, triggers an early attempt, within the limit of a minute; planned attempts leave room for one.
 *
 * | state   | `plan`  | `retrySoon`      | attempt due                                 | `cancel`, `reset` |
 * | ------- | ------- | ---------------- | ------------------------------------------- | ----------------- |
 * | idle    | waiting | –                | –                                           | idle              |
 * | waiting | waiting | waiting, shorter | idle; hidden or without subscribers: paused | idle              |
 * | paused  | waiting | waiting          | –                                           | idle              |
 */
export function createRetries(
  attempt: () => void,
  { recovery = pageRecovery, hasSubscribers = () => true }: RetriesContext = {},
) {
  let backoff = createBackoff();
  let state: Planned | { name: 'idle' } = { name: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  const mustPause = (isForEvent: boolean) => !isForEvent && (document.hidden || !hasSubscribers());

  function cancel(): void {
    clearTimeout(timer);
    leave?.();
    state = { name: 'idle' };
  }

  function wait(at: number, isEarly = false, isForEvent = false): void {
    clearTimeout(timer);
    const planned: Planned = { name: 'waiting', at, isEarly, isForEvent };
    state = planned;
    timer = setTimeout(() => {
      if (mustPause(isForEvent)) {
        planned.name = 'paused';
        return;
      }
      cancel();
      backoff.count(isEarly);
      attempt();
    }, at - Date.now());
  }

  /** Makes a planned attempt as early as the limits allow. `forEvent`: also while the page is hidden. */
  function retrySoon(forEvent = false): void {
    if (state.name === 'idle' || mustPause(forEvent)) return;
    const { name, at, isEarly, isForEvent } = state;
    const moment = backoff.early();
    // An overdue timer: the machine was asleep.
    const isSooner = name === 'paused' || at < Date.now() || moment < at;
    wait(isSooner ? moment : at, isSooner || isEarly, forEvent || isForEvent);
  }

  /** Cancels the planned attempt and forgets the earlier ones. */
  function reset(): void {
    cancel();
    backoff = createBackoff();
  }

  return {
    /** `afterSeconds`: of a `Retry-After`. `since`: when the first failed load began, in milliseconds since the epoch. */
    plan(afterSeconds?: number | null, since = Date.now()): void {
      cancel();
      leave = recovery.add(retrySoon);
      wait(backoff.afterFailure(afterSeconds ?? 0, since));
    },
    retrySoon,
    /** Counts an attempt that was made outside of the plan. */
    count: () => backoff.count(false),
    /** Whether an attempt has failed since the last success. */
    hasFailed: () => backoff.hasFailed(),
    isTooEarly: () => backoff.isTooEarly(),
    cancel,
    succeeded(): void {
      reset();
      recovery.changed();
    },
    reset,
  };
}
