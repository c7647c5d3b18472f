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
import { createRetries, type Recovery } from '../../lib/retries';

/** How a load is made. */
export interface LoadOptions {
  signal: AbortSignal;
  /** Quick ones, of the request; none where the load is itself a repetition. */
  retries: number;
}

export interface CoalescedLoad<T> {
  /**
   * Loads; while a load runs, queues one more after it: a burst of calls becomes at most two requests. Until the end of a `Retry-After` it
   * does nothing, as a load follows, unless a person asks. `afterSeconds`: right after them, as the server wants no request before.
   */
  run(options?: { isAsked?: boolean; afterSeconds?: number | null | undefined }): void;
  /**
   * The same for events, which may go on: after two loads there is one a second, the last of them after the last event. After a failed load
   * they hasten its next attempt.
   */
  runForEvent(): void;
  /** Restarts running loads: their answers may be older than a local change. */
  invalidate(): void;
  /** Takes the answer of a load that began elsewhere at `startedAt`, unless a load that began later is known. */
  receive(answer: T, startedAt: number): void;
  /** When the newest load began, in milliseconds since the epoch; 0 before the first. */
  askedAt(): number;
  /** Somebody wants it again: a failed load is tried at once. */
  wake(): void;
  stop(): void;
}

interface LoadHandlers<T> {
  onRunning(isRunning: boolean): void;
  /** `startedAt`, of the load, is in milliseconds since the epoch. */
  onLoaded(value: T, startedAt: number): void;
  onFailed(failure: Failure): void;
  /** Something other than a `Failure` was thrown. */
  onDefect(error: unknown): void;
}

interface LoadContext {
  recovery?: Recovery | undefined;
  /** A failed load is not tried again while nobody wants it. */
  isWanted?: () => boolean;
}

/**
 * Coalesces loads; the newest answer wins, in whatever order they arrive. A failed one is tried again until it succeeds, by one request each
 * time: a server that is down because too much is asked of it must be able to come back.
 */
export function createCoalescedLoad<T>(
  load: (options: LoadOptions) => Promise<T>,
  handlers: LoadHandlers<T>,
  context?: LoadContext,
): CoalescedLoad<T> {
  const running = new Map<number, AbortController>();
  const retries = createRetries(() => queue(false, true), context);
  let started = 0;
  let newestFinished = 0;
  let newestStartedAt = 0;
  /** When the queued load was last asked for; `null` while there is none. */
  let askedAt: number | null = null;
  /** Only events have asked for the queued load. */
  let isForEvents = false;
  /** Whether the newest, or the queued, load is a repetition. */
  let isRepetition = false;
  /** An event came while a repetition ran: what that brings may be older. */
  let isOwed = false;
  /** When the first load since the last success began, in milliseconds since the epoch; 0 where none has. */
  let triedSince = 0;
  let nextForEventsAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(timer);
    retries.cancel();
    askedAt = null;
    started += 1;
    const number = started;
    const startedAt = Date.now();
    newestStartedAt = startedAt;
    triedSince ||= startedAt;
    const controller = new AbortController();
    const isBeside = running.size > 0;
    running.set(number, controller);
    if (isBeside) retries.count();
    clearTimeout(unanswered);
    if (!isRepetition) {
      unanswered = setTimeout(() => {
        if (running.size < LOADS_AT_ONCE && running.has(number)) start();
      }, SECOND_LOAD_AFTER_MS);
    }
    handlers.onRunning(true);
    load({ signal: controller.signal, retries: isRepetition || isBeside ? 0 : GET_RETRIES }).then(
      (value) => finish(number, () => loaded(value, startedAt)),
      (caught: unknown) =>
        finish(number, () => (isFailure(caught) ? failed(number, caught) : handlers.onDefect(caught))),
    );
  }

  function finish(number: number, apply: () => void): void {
    if (!running.delete(number)) return;
    if (number > newestFinished) {
      newestFinished = number;
      // Loads still running began earlier: their answers are not wanted any more.
      running.forEach((controller, older) => older < number && dropOne(older, controller));
      try {
        apply();
      } catch (error) {
        handlers.onDefect(error);
      }
    }
    startQueued();
    if (running.size > 0) return;
    clearTimeout(unanswered);
    handlers.onRunning(false);
  }

  function loaded(value: T, startedAt: number): void {
    handlers.onLoaded(value, startedAt);
    succeeded();
    if (isOwed) queue(true);
    isOwed = false;
  }

  function failed(number: number, failure: Failure): void {
    // A newer load is running or queued: its outcome counts. For events there is none beside the attempts.
    if (number < started || (askedAt !== null && !isForEvents)) return;
    const wasMissed = isOwed || askedAt !== null;
    clearTimeout(timer);
    askedAt = null;
    isOwed = false;
    handlers.onFailed(failure);
    if (failure.kind === 'unauthorized' || failure.kind === 'aborted') return;
    retries.plan(failure.retryAfterSeconds, triedSince);
    if (wasMissed) retries.wake(true);
  }

  function succeeded(): void {
    triedSince = 0;
    retries.succeeded();
  }

  function startForEvents(): void {
    nextForEventsAt = Math.max(nextForEventsAt + EVENT_LOAD_SPACING_MS, Date.now());
    start();
  }

  function startQueued(): void {
    if (askedAt === null) return;
    if (!isForEvents) return start();
    const wait = nextForEventsAt - Date.now();
    if (wait <= 0) return startForEvents();
    clearTimeout(timer);
    // No longer, in case the clock was set back.
    timer = setTimeout(startForEvents, Math.min(wait, EVENT_LOAD_SPACING_MS));
  }

  function queue(forEvent: boolean, repeats = false): void {
    const isFirst = askedAt === null;
    isForEvents = forEvent && (isForEvents || isFirst);
    isRepetition = repeats;
    askedAt = Date.now();
    if (running.size === 0) {
      if (isFirst || !isForEvents) startQueued();
    } else if (isFirst && running.size === 1) {
      // A request that hangs must not block the next one; two at a time are enough.
      timer = setTimeout(start, OVERTAKE_AFTER_MS);
    }
  }

  function run({ isAsked = false, afterSeconds = 0 }: Parameters<CoalescedLoad<T>['run']>[0] = {}): void {
    if (afterSeconds) {
      clearTimeout(later);
      later = setTimeout(run, afterSeconds * 1000 + fullJitter(RETRY_AFTER_JITTER_MS));
    } else if (isAsked || !retries.isTooEarly()) queue(false);
  }

  function dropOne(number: number, controller: AbortController): void {
    running.delete(number);
    controller.abort();
  }

  function drop(): void {
    clearTimeout(timer);
    clearTimeout(unanswered);
    askedAt = null;
    [...running].forEach(([number, controller]) => dropOne(number, controller));
  }

  return {
    run,
    runForEvent() {
      if (retries.isPlanned()) retries.wake(true);
      else if (retries.hasFailed() && running.size > 0) isOwed = true;
      else queue(true, retries.hasFailed());
    },
    invalidate() {
      if (running.size === 0) return;
      drop();
      start();
    },
    receive(answer, startedAt) {
      if (startedAt < newestStartedAt) return;
      newestStartedAt = startedAt;
      const queuedAt = askedAt;
      drop();
      handlers.onLoaded(answer, startedAt);
      succeeded();
      if (queuedAt !== null && queuedAt > startedAt) queue(isForEvents);
      if (running.size === 0) handlers.onRunning(false);
    },
    askedAt: () => newestStartedAt,
    wake: retries.wake,
    stop() {
      drop();
      clearTimeout(later);
      retries.reset();
      triedSince = 0;
      isOwed = false;
      // An answer to an earlier load is outdated, or of another session.
      newestStartedAt = Date.now();
      handlers.onRunning(false);
    },
  };
}
