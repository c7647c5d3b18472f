/** The panel loads what it names. */
export interface PublishedEvent {
  channel: string;
  name: string;
  exceptSocketId?: string | undefined;
  /** JSON; `{}` when absent. Only a help: it is dropped where events are folded. */
  data?: string;
}

export interface Publisher {
  publish(event: PublishedEvent): void;
  counts(): PublisherCounts;
  /** Sends what waits, if it arrives at the first try. */
  stop(): Promise<void>;
}

/** Figures for who watches the server. */
export interface PublisherCounts {
  /** Events that are not sent yet. */
  waiting: number;
  sent: number;
  failures: number;
}

export interface PublisherOptions {
  /** Sends some events in one request. Rejects when they are not known to have arrived. */
  send(events: PublishedEvent[]): Promise<void>;
  /** Told once of the first failure in a row, and once when it is over. */
  onFailure(error: unknown): void;
  onRecovery(): void;
  /** Runs `work` later; returns what cancels it. */
  later?: (work: () => void, ms: number) => () => void;
  random?: () => number;
}

/**
 * Sends events one batch after another, and again until they have arrived. Those that wait are one for each channel and name, so that a
 * server that is away for a day costs no memory, and every panel still hears of everything once it is back.
 */
export function createPublisher({
  send,
  onFailure,
  onRecovery,
  later = afterTime,
  random = Math.random,
}: PublisherOptions): Publisher {
  const waiting = new Map<string, PublishedEvent>();
  let sent = 0;
  let failures = 0;
  let failuresInARow = 0;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;

  /** Resolves with whether they have arrived; otherwise they wait again. */
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
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failuresInARow - 1));
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
    waiting.set(key, other ? folded(other, event) : event);
  }

  return {
    publish(event) {
      add(event);
      if (!isStopped) run();
    },
    counts: () => ({ waiting: waiting.size, sent, failures }),
    async stop() {
      isStopped = true;
      cancelRetry?.();
      await (running ?? sendAll());
    },
  };
}

function folded(one: PublishedEvent, other: PublishedEvent): PublishedEvent {
  const { channel, name, exceptSocketId, data } = other;
  return {
    channel,
    name,
    // Made by two panels: each has to hear of the other's.
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
const LONGEST_WAIT_MS = 15_000;
