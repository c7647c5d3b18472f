import { signal, type ReadonlySignal } from '@preact/signals-core';
import { RECONNECT_WINDOWS_MS, WAKE_STALE_MS } from '../../constants';
import { fullJitter, windowOf } from '../../lib/jitter';
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
  /** After a sleep: finds out whether the link lives, and loads what may have been missed within `spread` milliseconds. */
  wake(spread?: number): void;
  stop(): void;
}

interface LiveContext {
  onAction(action: string): void;
  /** Events may have been missed: reload everything shown. */
  onCatchUp(): void;
  /** When something was loaded last, in ms; `null` before the first answer. */
  loadedAt(): number | null;
  /** Whether somebody looks at one of the tabs. */
  isLookedAt(): boolean;
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
export function createLive({ onAction, onCatchUp, loadedAt, isLookedAt }: LiveContext): Live {
  const state = signal<LiveState>('polling');
  let current: Realtime | null = null;
  let generation = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;

  const polling = createPolling(() => {
    if (!document.hidden || isLookedAt()) onCatchUp();
  }, isLookedAt);

  function setState(next: LiveState): void {
    if (next === state.peek()) return;
    const isConnected = next === 'connected';
    if (isConnected) polling.stop();
    else if (state.peek() === 'connected') polling.start();
    state.value = next;
    if (!isConnected) return;
    // Events between a disconnect and the new subscription are lost.
    onCatchUp();
  }

  async function open(settings: LiveSettings, failures = 0): Promise<void> {
    const startedIn = generation;
    try {
      const handlers: RealtimeHandlers = { onAction, onState: (next) => startedIn === generation && setState(next) };
      const start = await ('echo' in settings
        ? prepareHostEcho(settings, handlers)
        : prepareSocket(settings, handlers));
      if (startedIn === generation) current = start();
    } catch {
      if (startedIn !== generation) return;
      if (failures === 0) console.warn('[ordinacia] there is no real-time connection; polling instead');
      setState('disconnected');
      // The code did not come, and may come later.
      opening = setTimeout(
        () => void open(settings, failures + 1),
        fullJitter(windowOf(RECONNECT_WINDOWS_MS, failures)),
      );
    }
  }

  function wake(spread = 0): void {
    const known = loadedAt();
    const isOld = known === null || Date.now() - known > WAKE_STALE_MS;
    current?.check();
    if (state.peek() === 'connected' || !isOld) return;
    clearTimeout(catchingUp);
    catchingUp = setTimeout(onCatchUp, fullJitter(spread));
  }

  function disconnect(): void {
    generation += 1;
    clearTimeout(opening);
    current?.stop();
    current = null;
    state.value = 'polling';
  }

  function stop(): void {
    disconnect();
    clearTimeout(catchingUp);
    polling.stop();
  }

  return {
    state,
    socketId: () => current?.socketId() ?? null,
    doubt: () => current?.check(true),
    wake,
    connect(settings) {
      stop();
      polling.start();
      if (settings !== 'none') state.value = 'connecting';
      if (settings !== 'none' && settings !== 'awaited') void open(settings);
    },
    stop,
  };
}
