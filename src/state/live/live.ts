import { signal, type ReadonlySignal } from '@preact/signals-core';
import { POLL_INTERVAL_MS } from '../../constants';
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
  stop(): void;
}

interface LiveContext {
  onAction(action: string): void;
  /** Events may have been missed: reload everything shown. `isFirst`: the first subscription of a connection. */
  onCatchUp(isFirst: boolean): void;
}

/** The realtime code is imported on demand. */
async function prepareSocket(settings: RealtimeSettings, handlers: RealtimeHandlers): Promise<() => Realtime> {
  const { openRealtime } = await import('../../realtime/realtime');
  return () => openRealtime(settings, handlers);
}
async function prepareHostEcho(
  { echo, channel }: { echo: HostEcho; channel: string },
  handlers: RealtimeHandlers,
): Promise<() => Realtime> {
  const { listenOnHostEcho } = await import('../../realtime/host-echo');
  return () => listenOnHostEcho(echo, channel, handlers);
}

/** Keeps the data fresh by the socket, and by polling while there is none. */
export function createLive({ onAction, onCatchUp }: LiveContext): Live {
  const state = signal<LiveState>('polling');
  let current: Realtime | null = null;
  let generation = 0;
  let hasConnected = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function poll(): void {
    if (state.peek() !== 'connected' && !document.hidden) onCatchUp(false);
  }

  function setState(next: LiveState): void {
    // Events between a disconnect and the new subscription are lost.
    if (next === 'connected' && state.peek() !== 'connected') {
      onCatchUp(!hasConnected);
      hasConnected = true;
    }
    state.value = next;
  }

  async function open(settings: LiveSettings): Promise<void> {
    const startedIn = generation;
    hasConnected = false;
    setState('connecting');
    try {
      const handlers: RealtimeHandlers = { onAction, onState: (next) => startedIn === generation && setState(next) };
      const start = await ('echo' in settings
        ? prepareHostEcho(settings, handlers)
        : prepareSocket(settings, handlers));
      if (startedIn === generation) current = start();
    } catch {
      console.warn('[ordinacia] there is no real-time connection; polling instead');
      if (startedIn === generation) setState('disconnected');
    }
  }

  function disconnect(): void {
    generation += 1;
    current?.stop();
    current = null;
    state.value = 'polling';
  }

  function stop(): void {
    disconnect();
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', poll);
    window.removeEventListener('online', poll);
  }

  return {
    state,
    socketId: () => current?.socketId() ?? null,
    connect(settings) {
      stop();
      timer = setInterval(poll, POLL_INTERVAL_MS);
      document.addEventListener('visibilitychange', poll);
      window.addEventListener('online', poll);
      if (settings === 'awaited') state.value = 'connecting';
      else if (settings !== 'none') void open(settings);
    },
    stop,
  };
}
