import { signal, type ReadonlySignal } from '@preact/signals-core';
import {
  CHUNK_TIMEOUT_MS,
  POLL_INTERVAL_MS,
  RECONNECT_SOON_MS,
  WAKE_STALE_MS,
  POLL_SLOWEST_FACTOR,
} from '../../constants';
import { fullJitter } from '../../lib/jitter';
import { ChunkLoadError, loadChunk } from '../../lib/load-chunk';
import { createRetries, pageRecovery, type Recovery } from '../../lib/retries';
import type { HostEcho } from '../../realtime/host-echo';
import type { Realtime, RealtimeHandlers, RealtimeSettings, RealtimeState } from '../../realtime/realtime';

/** A connection of our own, or the page's Echo. */
export type LiveSettings = RealtimeSettings | { echo: HostEcho; channel: string };

/** `polling`: no socket is configured; `disconnected`: there should be one. */
export type LiveState = RealtimeState | 'polling';

export interface Live {
  readonly state: ReadonlySignal<LiveState>;
  socketId(): string | null;
  /** Replaces the connection; `none` only polls, `awaited` polls until the settings are known. */
  connect(settings: LiveSettings | 'none' | 'awaited'): void;
  /** The browser reports no network: `disconnected` until the link responds. */
  markSuspect(): void;
  /** The server was reached: reconnects a lost connection soon. */
  retrySoon(): void;
  /** After a sleep: pings the link, and reloads stale data within `spread` milliseconds. */
  resume(spread?: number): void;
  stop(): void;
}

interface LiveContext {
  onAction(action: string, payload: unknown): void;
  onRefused: Required<RealtimeHandlers>['onRefused'];
  /**
   * Events may have been missed, also between the first loads and the first subscription: reload what they would have reloaded.
   * `isSubscribed`: from now on no event is missed.
   */
  onCatchUp(isSubscribed: boolean): void;
  /** When the data was last loaded, in milliseconds since the epoch; `null` before the first response. */
  loadedAt(): number | null;
  recovery: Recovery;
  /** Whether a tab of the session is in use: this one has the focus, or another one is visible. */
  isInUse(): boolean;
}

/** The realtime code is imported on demand. */
async function prepare(settings: LiveSettings, handlers: RealtimeHandlers): Promise<() => Realtime> {
  if ('echo' in settings) {
    const { listenOnHostEcho } = await loadChunk(
      'host-echo',
      () => import('../../realtime/host-echo'),
      CHUNK_TIMEOUT_MS,
    );
    return () => listenOnHostEcho(settings.echo, settings.channel, handlers);
  }
  const { openRealtime } = await loadChunk('realtime', () => import('../../realtime/realtime'), CHUNK_TIMEOUT_MS);
  return () => openRealtime(settings, handlers);
}

/** Keeps the data fresh: by the socket, and by polling while there is none. */
export function createLive({ onAction, onRefused, onCatchUp, loadedAt, recovery, isInUse }: LiveContext): Live {
  const state = signal<LiveState>('polling');
  let current: Realtime | null = null;
  let generation = 0;
  let wanted: LiveSettings | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let catchUpTimer: ReturnType<typeof setTimeout> | undefined;

  const retries = createRetries(() => wanted && void open(wanted), { recovery });
  const polling = createPolling(() => {
    if (!document.hidden || isInUse()) onCatchUp(false);
  }, isInUse);

  function setState(next: LiveState): void {
    if (next === state.peek()) return;
    const isConnected = next === 'connected';
    if (isConnected) polling.stop();
    else if (state.peek() === 'connected') {
      polling.start();
      // Other connections may be dead, too.
      pageRecovery.changed();
    }
    state.value = next;
    if (!isConnected) return;
    // Events between a disconnect and the new subscription are lost.
    onCatchUp(true);
    recovery.changed();
  }

  async function open(settings: LiveSettings): Promise<void> {
    const startedIn = generation;
    try {
      const onState = (next: RealtimeState) => startedIn === generation && setState(next);
      const handlers: RealtimeHandlers = { onAction, onState, onRefused };
      const start = await prepare(settings, handlers);
      if (startedIn === generation) current = start();
    } catch (caught) {
      if (startedIn !== generation) return;
      console.warn('[ordinacia] there is no real-time connection; polling instead');
      setState('disconnected');
      // A failed load of the code is retried; an unusable Echo stays unusable.
      if (caught instanceof ChunkLoadError) retries.plan();
    }
  }

  function resume(spread = 0): void {
    // Before the first response, a load is running already.
    const isStale = Date.now() - (loadedAt() ?? Date.now()) > WAKE_STALE_MS;
    current?.check();
    if (state.peek() === 'connected' || !isStale) return;
    clearTimeout(catchUpTimer);
    catchUpTimer = setTimeout(() => onCatchUp(false), fullJitter(spread));
  }

  function disconnect(): void {
    generation += 1;
    retries.reset();
    current?.stop();
    current = null;
    state.value = 'polling';
  }

  function stop(): void {
    disconnect();
    clearTimeout(catchUpTimer);
    clearTimeout(retryTimer);
    retryTimer = undefined;
    polling.stop();
  }

  return {
    state,
    socketId: () => current?.socketId() ?? null,
    retrySoon() {
      if (state.peek() !== 'disconnected' || retryTimer !== undefined) return;
      retryTimer = setTimeout(() => {
        retryTimer = undefined;
        if (state.peek() === 'disconnected') current?.check();
      }, fullJitter(RECONNECT_SOON_MS));
    },
    markSuspect: () => current?.check(true),
    resume,
    connect(settings) {
      stop();
      // The shown data was loaded just now; only a lost connection misses events.
      polling.start(POLL_INTERVAL_MS / 2);
      if (settings === 'none') return;
      state.value = 'connecting';
      if (settings === 'awaited') return;
      wanted = settings;
      void open(settings);
    },
    stop,
  };
}

export type Polling = ReturnType<typeof createPolling>;

/** Loads every half a minute on average, and less often while no tab is in use. */
export function createPolling(load: () => void, isInUse: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let factor = 1;

  function next(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      factor = isInUse() ? 1 : Math.min(factor * 2, POLL_SLOWEST_FACTOR);
      load();
      next(factor * (POLL_INTERVAL_MS / 2 + fullJitter(POLL_INTERVAL_MS)));
    }, delay);
  }

  return {
    /** (Re)starts with the shortest interval, at a random moment of it, but not within the first `pause` milliseconds. */
    start(pause = 0): void {
      factor = 1;
      next(pause + fullJitter(POLL_INTERVAL_MS - pause));
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
