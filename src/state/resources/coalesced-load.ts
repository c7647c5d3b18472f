import { isFailure, type Failure } from '../../api/failure';
import { EVENT_LOAD_SPACING_MS, LOADS_AT_ONCE, OVERTAKE_AFTER_MS, SECOND_LOAD_AFTER_MS } from '../../constants';
import { createRetries, type Recovery } from '../../lib/retries';

export interface CoalescedLoad<T> {
  /** Loads; while a load runs, queues one more after it: a burst of calls becomes at most two requests. */
  run(): void;
  /** The same for events, which may go on: after two loads there is one a second, the last of them after the last event. */
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

/** Coalesces loads; the newest answer wins, in whatever order they arrive. A failed one is tried again until it succeeds. */
export function createCoalescedLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  handlers: LoadHandlers<T>,
  context?: LoadContext,
): CoalescedLoad<T> {
  const running = new Map<number, AbortController>();
  const retries = createRetries(run, context);
  let started = 0;
  let newestFinished = 0;
  let newestStartedAt = 0;
  /** When the queued load was last asked for; `null` while there is none. */
  let askedAt: number | null = null;
  /** Only events have asked for the queued load. */
  let isForEvents = false;
  let nextForEventsAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    clearTimeout(timer);
    retries.cancel();
    askedAt = null;
    started += 1;
    const number = started;
    const startedAt = Date.now();
    newestStartedAt = startedAt;
    const controller = new AbortController();
    running.set(number, controller);
    clearTimeout(unanswered);
    unanswered = setTimeout(() => {
      if (running.size < LOADS_AT_ONCE && running.has(number)) start();
    }, SECOND_LOAD_AFTER_MS);
    handlers.onRunning(true);
    load(controller.signal).then(
      (value) => finish(number, () => loaded(value, startedAt)),
      (caught: unknown) =>
        finish(number, () => (isFailure(caught) ? failed(number, caught) : handlers.onDefect(caught))),
    );
  }

  function finish(number: number, apply: () => void): void {
    if (!running.delete(number)) return;
    if (number > newestFinished) {
      newestFinished = number;
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
    // Those that are still running began earlier: their answers are not wanted any more.
    running.forEach((controller, number) => number < newestFinished && dropOne(number, controller));
    handlers.onLoaded(value, startedAt);
    retries.succeeded();
  }

  function failed(number: number, failure: Failure): void {
    // A newer load is running or queued: its outcome counts.
    if (number < started || askedAt !== null) return;
    handlers.onFailed(failure);
    if (failure.kind !== 'unauthorized' && failure.kind !== 'aborted') retries.plan(failure.retryAfterSeconds);
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

  function queue(forEvent: boolean): void {
    isForEvents = forEvent && (isForEvents || askedAt === null);
    const isFirst = askedAt === null;
    askedAt = Date.now();
    if (running.size === 0) {
      if (isFirst || !isForEvents) startQueued();
    } else if (isFirst && running.size === 1) {
      // A request that hangs must not block the next one; two at a time are enough.
      timer = setTimeout(start, OVERTAKE_AFTER_MS);
    }
  }

  function run(): void {
    queue(false);
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
    runForEvent: () => queue(true),
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
      retries.succeeded();
      if (queuedAt !== null && queuedAt > startedAt) queue(isForEvents);
      if (running.size === 0) handlers.onRunning(false);
    },
    askedAt: () => newestStartedAt,
    wake: retries.wake,
    stop() {
      drop();
      retries.reset();
      // An answer to an earlier load is outdated, or of another session.
      newestStartedAt = Date.now();
      handlers.onRunning(false);
    },
  };
}
