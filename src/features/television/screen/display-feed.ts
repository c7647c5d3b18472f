import * as v from 'valibot';
import { displaySchema, type Display } from '../contract';
import {
  DISPLAY_POLL_LIVE_MS,
  DISPLAY_POLL_MS,
  DISPLAY_RETRY_WINDOWS_MS,
  DISPLAY_TIMEOUT_MS,
} from '../../../constants';
import { fullJitter, windowOf } from '../../../lib/jitter';
import { listenTo } from '../../../lib/listen-to';
import { socketAddress, type GivenSocketAddress } from '../../../lib/socket-address';
import { openPublicChannel } from '../../../realtime/public-channel';
import type { Realtime, RealtimeHandlers } from '../../../realtime/realtime';
import { ownOnly, withoutPrototype } from '../../../lib/own-properties';

interface DisplaySettings {
  /** Absolute, without a trailing slash. */
  apiBase: string;
  key: string;
  /** If `key` is `null`, no socket is opened. */
  realtime: GivenSocketAddress & { key: string | null };
}

export interface DisplayState {
  /** The last loaded data, kept while the server is unreachable. */
  display: Display | null;
  /** The kind of the last response; `waiting` before the first one. */
  status: 'waiting' | DisplayResponse['kind'];
  /** When `display` was loaded, by this device's clock. */
  loadedAt: number | null;
  /** How far this device's clock is behind the server's, in milliseconds: a television's clock is often wrong. */
  behindMs: number;
}

/** The feed of a television: reloads after each change, polls, and retries while the server is unreachable. */
export function openDisplayFeed(settings: DisplaySettings, onState: (state: DisplayState) => void): { stop(): void } {
  let state: DisplayState = { display: null, status: 'waiting', loadedAt: null, behindMs: 0 };
  let failures = 0;
  let isLive = false;
  let isLoading = false;
  let mustReload = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: Realtime | undefined;

  async function load(): Promise<void> {
    if (isLoading) {
      // The pending response may be older than the change: load again after it.
      mustReload = true;
      return;
    }
    clearTimeout(timer);
    isLoading = true;
    const response = await getDisplay(settings.apiBase, settings.key);
    isLoading = false;
    if (isStopped) return;
    handle(response);
    if (mustReload) {
      mustReload = false;
      return load();
    }
    timer = setTimeout(reload, pause());
  }

  const reload = () => void load();

  function handle(response: DisplayResponse): void {
    const { kind } = response;
    failures = kind === 'unreachable' ? failures + 1 : 0;
    state = stateAfter(state, response);
    if (kind === 'unknown') close();
    else if (kind !== 'unreachable') open();
    onState(state);
  }

  function pause(): number {
    if (failures > 0) return fullJitter(windowOf(DISPLAY_RETRY_WINDOWS_MS, failures - 1));
    return isLive || state.status === 'unknown' ? DISPLAY_POLL_LIVE_MS : DISPLAY_POLL_MS;
  }

  function open(): void {
    channel ??= openChannel(settings, {
      onAction: reload,
      onState(now) {
        const wasLive = isLive;
        isLive = now === 'connected';
        // Reconnected: events in between were lost. Disconnected: the server may be down, too.
        if (isLive !== wasLive) reload();
      },
    });
  }

  function close(): void {
    channel?.stop();
    channel = undefined;
    isLive = false;
  }

  const stopListening = onVisibleOrOnline(() => {
    channel?.check(true);
    reload();
  });
  reload();

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      close();
      stopListening();
    },
  };
}

function stateAfter(before: DisplayState, response: DisplayResponse): DisplayState {
  if (response.kind === 'unreachable') return { ...before, status: response.kind };
  // An invalid key, or a display that is off, discards the earlier data.
  if (response.kind !== 'shown') return { ...before, status: response.kind, display: null, loadedAt: null };
  const { kind, display, serverTime } = response;
  const behindMs = serverTime === null ? before.behindMs : serverTime - Date.now();
  return { display, status: kind, loadedAt: Date.now(), behindMs };
}

function openChannel(settings: DisplaySettings, handlers: RealtimeHandlers): Realtime | undefined {
  const { key, ...given } = settings.realtime;
  if (key === null) return undefined;
  const address = socketAddress(settings.apiBase, given);
  return openPublicChannel({ key, ...address, channel: `display.${settings.key}` }, handlers);
}

/** Calls the handler when the page becomes visible or the network is back. Returns a function that removes the listeners. */
function onVisibleOrOnline(handle: () => void): () => void {
  const handleChange = () => {
    if (!document.hidden) handle();
  };
  const stops = [listenTo(window, { online: handleChange }), listenTo(document, { visibilitychange: handleChange })];
  return () => stops.forEach((stop) => stop());
}

/**
 * `off`: the doctor has switched the television off. `unknown`: the key does not exist. `unreachable`: no response, or an unreadable one.
 */
type DisplayResponse =
  | { kind: 'shown'; display: Display; serverTime: number | null }
  | { kind: 'off' | 'unknown' | 'unreachable' };

/** `GET /display/api/{key}`. Never rejects. The browser caches the response, and revalidates it on each request. */
async function getDisplay(apiBase: string, key: string): Promise<DisplayResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DISPLAY_TIMEOUT_MS);
  try {
    const options: RequestInit = {
      headers: withoutPrototype({ Accept: 'application/json' }),
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    };
    const response = await fetch(`${apiBase}/display/api/${encodeURIComponent(key)}`, withoutPrototype(options));
    if (response.status === 403) return { kind: 'off' };
    if (response.status === 404) return { kind: 'unknown' };
    const read = v.safeParse(displaySchema, ownOnly(await response.json()));
    if (!response.ok || !read.success) return { kind: 'unreachable' };
    return { kind: 'shown', display: read.output, serverTime: momentIn(response.headers.get('Date')) };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

const momentIn = (date: string | null) => (date === null ? null : Date.parse(date) || null);
