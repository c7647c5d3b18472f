import type { Display } from '../contract';
import { getDisplay, type DisplayAnswer } from '../display-call';
import { DISPLAY_POLL_LIVE_MS, DISPLAY_POLL_MS, DISPLAY_RETRY_WINDOWS_MS } from '../../../constants';
import { fullJitter, windowOf } from '../../../lib/jitter';
import { socketAddress, type GivenSocketAddress } from '../../../lib/socket-address';
import { openPublicChannel } from '../../../realtime/public-channel';
import type { Realtime, RealtimeHandlers } from '../../../realtime/realtime';

export interface DisplaySettings {
  /** Absolute, without a trailing slash. */
  apiBase: string;
  key: string;
  /** Without a key there is no socket. */
  realtime: GivenSocketAddress & { key: string | null };
}

export interface DisplayState {
  /** The last that is known, also while the server does not answer. */
  display: Display | null;
  /** The kind of the server's last response; `waiting` before the first. */
  answer: 'waiting' | DisplayAnswer['kind'];
  /** When it was last known, by this device's clock. */
  loadedAt: number | null;
  /** How far this device's clock is behind the server's, in milliseconds: that of a television is often wrong. */
  behindMs: number;
}

/** The feed of a television: loads at once after a change, and again and again while the server does not respond. */
export function openDisplayFeed(settings: DisplaySettings, onState: (state: DisplayState) => void): { stop(): void } {
  let state: DisplayState = { display: null, answer: 'waiting', loadedAt: null, behindMs: 0 };
  let failures = 0;
  let isLive = false;
  let isLoading = false;
  let isAskedAgain = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: Realtime | undefined;

  async function load(): Promise<void> {
    if (isLoading) {
      // The pending response may be older than the change: load again after it.
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    isLoading = true;
    const answer = await getDisplay(settings.apiBase, settings.key);
    isLoading = false;
    if (isStopped) return;
    take(answer);
    if (isAskedAgain) {
      isAskedAgain = false;
      return load();
    }
    timer = setTimeout(reload, pause());
  }

  const reload = () => void load();

  function take(answer: DisplayAnswer): void {
    const { kind } = answer;
    failures = kind === 'unreachable' ? failures + 1 : 0;
    state = stateAfter(state, answer);
    if (kind === 'unknown') close();
    else if (kind !== 'unreachable') open();
    onState(state);
  }

  function pause(): number {
    if (failures > 0) return fullJitter(windowOf(DISPLAY_RETRY_WINDOWS_MS, failures - 1));
    return isLive || state.answer === 'unknown' ? DISPLAY_POLL_LIVE_MS : DISPLAY_POLL_MS;
  }

  function open(): void {
    channel ??= openChannel(settings, {
      onAction: reload,
      onState(now) {
        const wasLive = isLive;
        isLive = now === 'connected';
        // Changes in between were announced to nobody; a lost link may mean a lost server.
        if (isLive !== wasLive) reload();
      },
    });
  }

  function close(): void {
    channel?.stop();
    channel = undefined;
    isLive = false;
  }

  const stopWaiting = onWake(() => {
    channel?.check(true);
    reload();
  });
  reload();

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      close();
      stopWaiting();
    },
  };
}

function stateAfter(before: DisplayState, answer: DisplayAnswer): DisplayState {
  if (answer.kind === 'unreachable') return { ...before, answer: answer.kind };
  // A key that is not good any more, or a display that is off, shows nothing of before.
  if (answer.kind !== 'shown') return { ...before, answer: answer.kind, display: null, loadedAt: null };
  const { kind, display, serverTime } = answer;
  const behindMs = serverTime === null ? before.behindMs : serverTime - Date.now();
  return { display, answer: kind, loadedAt: Date.now(), behindMs };
}

function openChannel(settings: DisplaySettings, handlers: RealtimeHandlers): Realtime | undefined {
  const { key, ...given } = settings.realtime;
  if (key === null) return undefined;
  const address = socketAddress(settings.apiBase, given);
  return openPublicChannel({ key, ...address, channel: `display.${settings.key}` }, handlers);
}

/** Calls the handler when the page is shown, or the network is back. Returns a function that ends this. */
function onWake(handle: () => void): () => void {
  const handleShown = () => {
    if (!document.hidden) handle();
  };
  window.addEventListener('online', handleShown);
  document.addEventListener('visibilitychange', handleShown);
  return () => {
    window.removeEventListener('online', handleShown);
    document.removeEventListener('visibilitychange', handleShown);
  };
}
