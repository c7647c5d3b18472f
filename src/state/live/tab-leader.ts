import { signal, type ReadonlySignal, effect } from '@preact/signals-core';
import { listenTo } from '../../lib/listen-to';
import { withoutPrototype } from '../../lib/own-properties';
import type { ChannelResource } from './channel-resources';

export interface TabLeader {
  /** Whether this tab leads; `null` until it is known. */
  readonly isLeader: ReadonlySignal<boolean | null>;
  /** Takes the lead from a tab that does not respond. */
  takeOver(): void;
  leave(): void;
}

/**
 * Elects one of the tabs that request the same name: the one that holds a Web Lock. When it is closed or crashes, it loses the lock to
 * the next tab in the queue. A frozen tab gives up its place: in Chromium it still responds to the others, while its socket and timers
 * are suspended. If the browser refuses locks (an opaque origin), every tab leads itself.
 */
export function joinTabs(name: string): TabLeader {
  const isLeader = signal<boolean | null>(null);
  let release: (() => void) | null = null;
  let queue: AbortController | null = null;
  let hasLeft = false;
  let isFrozen = false;
  /** The number of the newest request. Older ones are ignored: they may be granted before they can be aborted. */
  let newest = 0;

  function hold(): Promise<void> {
    queue = null;
    isLeader.value = true;
    return new Promise((resolve) => (release = resolve));
  }

  async function request(options: LockOptions): Promise<void> {
    const own = (newest += 1);
    const isOver = () => hasLeft || isFrozen || own !== newest;
    try {
      await navigator.locks.request(name, withoutPrototype(options), (lock) => {
        if (isOver()) return undefined;
        return lock ? hold() : waitInQueue();
      });
    } catch (error) {
      if (isOver()) return;
      // Another tab has taken over; any other error means that locks are not available.
      if (error instanceof DOMException && error.name === 'AbortError') waitInQueue();
      else isLeader.value = true;
    }
  }

  function waitInQueue(): void {
    isLeader.value = false;
    queue = new AbortController();
    void request({ signal: queue.signal });
  }

  function stepBack(): void {
    queue?.abort();
    release?.();
    isLeader.value = null;
  }

  function onFreeze(): void {
    isFrozen = true;
    stepBack();
  }

  function onResume(): void {
    if (!isFrozen) return;
    isFrozen = false;
    void request({ ifAvailable: true });
  }

  const stop = listenTo(document, { freeze: onFreeze, resume: onResume });
  void request({ ifAvailable: true });

  return {
    isLeader,
    takeOver() {
      if (isLeader.peek() !== false) return;
      queue?.abort();
      void request({ steal: true });
    },
    leave() {
      hasLeft = true;
      stop();
      stepBack();
    },
  };
}

/** Insecure pages have no Web Locks. */
export const hasLocks = (): boolean => 'locks' in navigator && Boolean(navigator.locks);

/** The resources that the leading tab loads for all tabs of its session. */
export function createSharedResources(
  resources: readonly ChannelResource[],
  share: (name: string, response: unknown, startedAt: number) => void,
) {
  function shareOne({ action, data, confirmedAt }: ChannelResource): void {
    if (data.peek() !== null) share(action, data.peek(), confirmedAt());
  }

  return {
    shareAll: () => resources.forEach(shareOne),
    /** Tabs of one session run the same version: data that one tab has validated needs no check in another. */
    receive(name: string, response: unknown, startedAt: number): void {
      const resource = resources.find(({ action }) => action === name);
      const before = resource?.data.peek();
      resource?.receive(response as never, startedAt);
      if (resource?.data.peek() !== before) resource?.onReceived?.();
    },
    /** Shares every response and every local change. Returns a function that stops it. */
    watch() {
      const stops = resources.map((resource) =>
        effect(() => {
          // Subscribes even if no screen of this tab does: failed loads are retried for the other tabs.
          const isLoaded = resource.data.value !== null && resource.loadedAt.value !== null;
          if (isLoaded) shareOne(resource);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
