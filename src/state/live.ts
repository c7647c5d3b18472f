import { signal, type ReadonlySignal } from '@preact/signals-react';
import { POLL_INTERVAL_MS } from '../constants';
import type { Realtime, RealtimeSettings, RealtimeState } from '../realtime/realtime';

/** `polling` means that no socket is configured; `disconnected` that there should be one. */
export type LiveState = RealtimeState | 'polling';

export interface Live {
  readonly state: ReadonlySignal<LiveState>;
  socketId(): string | null;
  /** Connects with these settings instead of the ones before; `none` leaves only the polling, `awaited` polls until they come. */
  connect(settings: RealtimeSettings | 'none' | 'awaited'): void;
  stop(): void;
}

interface LiveContext {
  onAction(action: string): void;
  /** Something may have been missed: load everything that is shown. `isFirst` with the first subscription of a connection. */
  onCatchUp(isFirst: boolean): void;
}

/** Keeps the data as fresh as it can be: by the socket, and by polling for as long as there is none. */
export function createLive({ onAction, onCatchUp }: LiveContext): Live {
  const state = signal<LiveState>('polling');
  let current: Realtime | null = null;
  let round = 0;
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

  async function open(settings: RealtimeSettings): Promise<void> {
    const mine = round;
    hasConnected = false;
    setState('connecting');
    try {
      const { openRealtime } = await import('../realtime/realtime');
      if (mine !== round) return;
      current = openRealtime(settings, { onAction, onState: (next) => mine === round && setState(next) });
    } catch {
      console.warn('[ordinacia] the realtime module did not load; polling instead');
      if (mine === round) setState('disconnected');
    }
  }

  function disconnect(): void {
    round += 1;
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
