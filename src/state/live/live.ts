import { signal, type ReadonlySignal } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS, POLL_INTERVAL_MS, RECONNECT_HASTE_MS, WAKE_STALE_MS } from '../../constants';
import { fullJitter } from '../../lib/jitter';
import { ChunkLoadError, loadChunk } from '../../lib/load-chunk';
import { createRetries, pageRecovery, type Recovery } from '../../lib/retries';
import type { HostEcho } from '../../realtime/host-echo';
import type { Realtime, RealtimeHandlers, RealtimeSettings, RealtimeState } from '../../realtime/realtime';
import { createPolling } from './polling';

/** A connection of our own, or the page's Echo. */
export type LiveSettings = RealtimeSettings | { echo: HostEcho; channel: string };

/** `polling`: no socket is configured; `disconnected`: there should be one. */
export type LiveState = RealtimeState | 'polling';

export interface Live {
  readonly state: ReadonlySignal<LiveState>;
  socketId(): string | null;
  /** Replaces the connection; `none` only polls, `awaited` polls until the settings are known. */
  connect(settings: LiveSettings | 'none' | 'awaited'): void;
  /** The browser says that the network is gone: nothing is live until the link has answered. */
  doubt(): void;
  /** The server was reached: a lost connection is tried again soon. */
  hasten(): void;
  /** After a sleep: finds out whether the link lives, and loads what may have been missed within `spread` milliseconds. */
  wake(spread?: number): void;
  stop(): void;
}

interface LiveContext {
  onAction(action: string, payload: unknown): void;
  onRefused: Required<RealtimeHandlers>['onRefused'];
  /**
   * Events may have been missed, also between the first loads and the first subscription: reload what they would have reloaded.
   * `isSubscribed`: from now on none is.
   */
  onCatchUp(isSubscribed: boolean): void;
  /** When something was loaded last, in ms; `null` before the first answer. */
  loadedAt(): number | null;
  recovery: Recovery;
  /** Whether somebody looks at one of the tabs. */
  isLookedAt(): boolean;
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

/** Keeps the data fresh by the socket, and by polling while there is none. */
export function createLive({ onAction, onRefused, onCatchUp, loadedAt, recovery, isLookedAt }: LiveContext): Live {
  const state = signal<LiveState>('polling');
  let current: Realtime | null = null;
  let generation = 0;
  let wanted: LiveSettings | null = null;
  let hastening: ReturnType<typeof setTimeout> | undefined;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;

  const retries = createRetries(() => wanted && void open(wanted), { recovery });
  const polling = createPolling(() => {
    if (!document.hidden || isLookedAt()) onCatchUp(false);
  }, isLookedAt);

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
      // The code may come later; an Echo that cannot be used stays so.
      if (caught instanceof ChunkLoadError) retries.plan();
    }
  }

  function wake(spread = 0): void {
    // Before the first answer a load is on its way.
    const isOld = Date.now() - (loadedAt() ?? Date.now()) > WAKE_STALE_MS;
    current?.check();
    if (state.peek() === 'connected' || !isOld) return;
    clearTimeout(catchingUp);
    catchingUp = setTimeout(() => onCatchUp(false), fullJitter(spread));
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
    clearTimeout(catchingUp);
    clearTimeout(hastening);
    hastening = undefined;
    polling.stop();
  }

  return {
    state,
    socketId: () => current?.socketId() ?? null,
    hasten() {
      if (state.peek() !== 'disconnected' || hastening !== undefined) return;
      hastening = setTimeout(() => {
        hastening = undefined;
        if (state.peek() === 'disconnected') current?.check();
      }, fullJitter(RECONNECT_HASTE_MS));
    },
    doubt: () => current?.check(true),
    wake,
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
