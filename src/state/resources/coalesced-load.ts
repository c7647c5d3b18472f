import { isFailure, type Failure } from '../../api/failure';
import {
  EVENT_LOAD_SPACING_MS,
  GET_RETRIES,
  LOADS_AT_ONCE,
  OVERTAKE_AFTER_MS,
  RETRY_AFTER_JITTER_MS,
  SECOND_LOAD_AFTER_MS,
} from '../../constants';
import { fullJitter } from '../../lib/jitter';
import { createRetries, type RetriesContext } from '../../lib/retries';

export interface LoadOptions {
  signal: AbortSignal;
  /** Quick retries of the request; 0 if the load itself is a retry. */
  retries: number;
}

interface LoadHandlers<T> {
  onRunning(isRunning: boolean): void;
  /** `startedAt`, of the load, is in milliseconds since the epoch. */
  onLoaded(value: T, startedAt: number): void;
  onFailed(failure: Failure): void;
  /** Something other than a `Failure` was thrown. */
  onDefect(error: unknown): void;
}

/**
 * The loads of one resource: a burst becomes one request in flight and one queued, and the newest response wins. Events load twice in a row,
 * then once a second. A failed load is retried until it succeeds.
 *
 * | state           | reload       | reloadForEvent     | response           | failure         | timer                     |
 * | --------------- | ------------ | ------------------ | ------------------ | --------------- | ------------------------- |
 * | idle            | loading      | loading, throttled | –                  | –               | –                         |
 * | loading         | reloadQueued | eventQueued        | idle               | waitingForRetry | 6 s: a request beside it  |
 * | eventQueued     | reloadQueued | –                  | loading, throttled | waitingForRetry | 3 s: loading, beside it   |
 * | reloadQueued    | –            | –                  | loading            | loading         | 3 s: loading, beside it   |
 * | throttled       | loading      | –                  | –                  | –               | a second is over: loading |
 * | waitingForRetry | loading      | retries sooner     | –                  | –               | backoff: loading          |
 *
 * `receive` is the response of another tab; `invalidate` restarts what is in flight; `stop` leads to idle.
 */
export function createCoalescedLoad<T>(
  load: (options: LoadOptions) => Promise<T>,
  handlers: LoadHandlers<T>,
  context?: RetriesContext,
) {
  const retries = createRetries(() => start(true), context);
  /** Oldest first. */
  const inFlight: AbortController[] = [];
  let state: 'idle' | 'loading' | 'eventQueued' | 'reloadQueued' | 'throttled' | 'waitingForRetry' = 'idle';
  let queuedAt = 0;
  let newestStartedAt = 0;
  let nextForEvent = 0;
  let queueTimer: ReturnType<typeof setTimeout> | undefined;
  let slowLoadTimer: ReturnType<typeof setTimeout> | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;

  function start(isRetry = false): void {
    const controller = new AbortController();
    const startedAt = Date.now();
    const isBeside = inFlight.push(controller) > 1;
    state = 'loading';
    newestStartedAt = startedAt;
    clearTimers();
    retries.cancel();
    if (isBeside) retries.count();
    // The connection may be dead: request again beside it.
    if (!isRetry) slowLoadTimer = setTimeout(() => inFlight.length < LOADS_AT_ONCE && start(), SECOND_LOAD_AFTER_MS);
    handlers.onRunning(true);
    load({ signal: controller.signal, retries: isRetry || isBeside ? 0 : GET_RETRIES }).then(
      (value) => end(controller, () => loaded(value, startedAt)),
      (caught: unknown) => end(controller, () => failed(caught, startedAt)),
    );
  }

  function end(controller: AbortController, handle: () => void): void {
    if (!inFlight.includes(controller)) return;
    // Older requests are not needed any more.
    abort(inFlight.indexOf(controller) + 1);
    try {
      handle();
    } catch (error) {
      handlers.onDefect(error);
    }
    settle();
  }

  function loaded(value: T, startedAt: number): void {
    handlers.onLoaded(value, startedAt);
    retries.succeeded();
  }

  function failed(caught: unknown, startedAt: number): void {
    if (!isFailure(caught)) throw caught;
    // A newer load is in flight or queued: its outcome counts.
    if (inFlight.length > 0 || state === 'reloadQueued') return;
    const hasMissedEvent = state === 'eventQueued';
    state = 'idle';
    if (caught.kind !== 'unauthorized' && caught.kind !== 'aborted') {
      state = 'waitingForRetry';
      retries.plan(caught.retryAfterSeconds, startedAt);
      if (hasMissedEvent) retries.retrySoon(true);
    }
    handlers.onFailed(caught);
  }

  /** After the end of a request. */
  function settle(): void {
    if (state === 'reloadQueued') return start();
    if (inFlight.length > 0) return;
    clearTimers();
    if (state === 'loading') state = 'idle';
    if (state === 'eventQueued' || state === 'throttled') throttle();
    if (inFlight.length === 0) handlers.onRunning(false);
  }

  function throttle(): void {
    const wait = nextForEvent - Date.now();
    if (wait <= 0) return startForEvent();
    state = 'throttled';
    // Limited to the spacing, in case the clock was set back.
    queueTimer = setTimeout(startForEvent, Math.min(wait, EVENT_LOAD_SPACING_MS));
  }

  function startForEvent(): void {
    nextForEvent = Math.max(nextForEvent + EVENT_LOAD_SPACING_MS, Date.now());
    start(retries.hasFailed());
  }

  function queue(next: 'eventQueued' | 'reloadQueued'): void {
    state = next;
    // A request that hangs must not block the next one; two at a time are enough. Events wait for the end of a retry.
    const mayOvertake = inFlight.length === 1 && !(next === 'eventQueued' && retries.hasFailed());
    if (mayOvertake) queueTimer ??= setTimeout(start, OVERTAKE_AFTER_MS);
  }

  function retry(): void {
    queuedAt = Date.now();
    if (inFlight.length > 0) queue('reloadQueued');
    else start();
  }

  function reload(afterSeconds?: number | null): void {
    if (afterSeconds) {
      clearTimeout(reloadTimer);
      reloadTimer = setTimeout(reload, afterSeconds * 1000 + fullJitter(RETRY_AFTER_JITTER_MS));
    } else if (!retries.isTooEarly()) retry();
  }

  function clearTimers(): void {
    clearTimeout(queueTimer);
    clearTimeout(slowLoadTimer);
    queueTimer = undefined;
  }

  const abort = (count = inFlight.length) => inFlight.splice(0, count).forEach((controller) => controller.abort());

  return {
    /** Ignored until the end of a `Retry-After`, as a retry follows. `afterSeconds`: of the `Retry-After` of a change. */
    reload,
    /** Requested by the user: loads in any case. */
    retry,
    reloadForEvent(): void {
      queuedAt = Date.now();
      if (state === 'waitingForRetry') retries.retrySoon(true);
      else if (state === 'idle') throttle();
      else if (state === 'loading') queue('eventQueued');
    },
    /** The responses of loads in flight may be older than a local change. */
    invalidate(): void {
      if (inFlight.length === 0) return;
      abort();
      start(retries.hasFailed());
    },
    /** Takes the response of a load that another tab began at `startedAt`, unless a load here began later (not by a clock set back since). */
    receive(response: T, startedAt: number): void {
      if (startedAt < newestStartedAt && newestStartedAt <= Date.now()) return;
      newestStartedAt = startedAt;
      if (queuedAt <= startedAt || state === 'waitingForRetry') state = 'loading';
      abort();
      loaded(response, startedAt);
      settle();
    },
    /** When the newest load began, in milliseconds since the epoch; 0 before the first. */
    requestedAt: () => newestStartedAt,
    /** Retries a failed load soon: a view has subscribed. */
    retrySoon: () => retries.retrySoon(),
    stop(): void {
      abort();
      clearTimers();
      clearTimeout(reloadTimer);
      retries.reset();
      state = 'idle';
      // A response to an earlier load is outdated, or of another session.
      newestStartedAt = Date.now();
      handlers.onRunning(false);
    },
  };
}
