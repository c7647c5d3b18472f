/** An event, whose name tells panels what to reload. */
export interface PublishedEvent {
  channel: string;
  name: string;
  exceptSocketId?: string | undefined;
  /** JSON; `{}` when absent. Optional information, which is dropped when events are merged. */
  data?: string;
}

/** Counts for the metrics. */
export interface PublisherCounts {
  /** Events not sent yet. */
  waiting: number;
  sent: number;
  failures: number;
}

interface PublisherOptions {
  /** Sends events in one request. Rejects unless they are known to have arrived. */
  send(events: PublishedEvent[]): Promise<void>;
  /** Called for the first of consecutive failures; `onRecovery` after the next success. */
  onFailure(error: unknown): void;
  onRecovery(): void;
  /** Schedules `work`; returns a function that cancels it. */
  later?: (work: () => void, ms: number) => () => void;
  random?: () => number;
}

/**
 * Sends events in batches, one after another, with retries. Waiting events are merged by channel and name, so that an outage of a day needs
 * no memory, and panels still learn of every change once the server is back.
 */
export function createPublisher({
  send,
  onFailure,
  onRecovery,
  later = afterTime,
  random = Math.random,
}: PublisherOptions) {
  const waiting = new Map<string, PublishedEvent>();
  let sent = 0;
  let failures = 0;
  let failuresInARow = 0;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;

  /** Resolves with whether the events have arrived; otherwise they wait again. */
  async function sendBatch(): Promise<boolean> {
    const batch = [...waiting.values()].slice(0, BATCH);
    batch.forEach((event) => waiting.delete(keyOf(event)));
    try {
      await send(batch);
    } catch (error) {
      failures += 1;
      failuresInARow += 1;
      batch.forEach(add);
      if (failuresInARow === 1) onFailure(error);
      return false;
    }
    sent += batch.length;
    if (failuresInARow > 0) onRecovery();
    failuresInARow = 0;
    return true;
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      if (await sendBatch()) continue;
      if (!isStopped) retryLater();
      return;
    }
  }

  function run() {
    if (cancelRetry) return;
    running ??= sendAll().finally(() => (running = undefined));
  }

  function retryLater() {
    const longest = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failuresInARow - 1));
    cancelRetry = later(
      () => {
        cancelRetry = undefined;
        run();
      },
      longest * (0.5 + random() / 2),
    );
  }

  function add(event: PublishedEvent) {
    const key = keyOf(event);
    const other = waiting.get(key);
    waiting.set(key, other ? merged(other, event) : event);
  }

  return {
    publish(event: PublishedEvent) {
      add(event);
      if (!isStopped) run();
    },
    counts: (): PublisherCounts => ({ waiting: waiting.size, sent, failures }),
    /** Sends waiting events, without retries. */
    async stop(): Promise<void> {
      isStopped = true;
      cancelRetry?.();
      await (running ?? sendAll());
    },
  };
}

function merged(one: PublishedEvent, other: PublishedEvent): PublishedEvent {
  const { channel, name, exceptSocketId, data } = other;
  return {
    channel,
    name,
    // Two panels have made the changes: each needs the other's event.
    ...(exceptSocketId !== undefined && one.exceptSocketId === exceptSocketId ? { exceptSocketId } : {}),
    // Data describes a single change: different data is dropped.
    ...(data !== undefined && one.data === data ? { data } : {}),
  };
}

const keyOf = ({ channel, name }: PublishedEvent) => `${channel} ${name}`;

function afterTime(work: () => void, ms: number) {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
}

/** Pusher's servers take at most this many events in a request. */
const BATCH = 10;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
