import { signal, type ReadonlySignal } from '@preact/signals-core';
import { POLL_INTERVAL_MS } from '../../constants';
import type { HostEcho } from '../../realtime/host-echo';
import type { Realtime, RealtimeHandlers, RealtimeSettings, RealtimeState } from '../../realtime/realtime';

/** How to listen: by a connection of our own, or by the page's. */
export type LiveSettings = RealtimeSettings | { echo: HostEcho; channel: string };

/** `polling` means that no socket is configured; `disconnected` that there should be one. */
export type LiveState = RealtimeState | 'polling';

export interface Live {
  readonly state: ReadonlySignal<LiveState>;
  socketId(): string | null;
  /** Connects with these settings instead of the ones before; `none` leaves only the polling, `awaited` polls until they come. */
  connect(settings: LiveSettings | 'none' | 'awaited'): void;
  stop(): void;
}

interface LiveContext {
  onAction(action: string): void;
  /** Something may have been missed: load everything that is shown. `isFirst` with the first subscription of a connection. */
  onCatchUp(isFirst: boolean): void;
}

/** Each way is loaded when it is wanted. */
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

/** Keeps the data as fresh as it can be: by the socket, and by polling for as long as there is none. */
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
    // Events between a drop and the new subscription are not sent again.
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
