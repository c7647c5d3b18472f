import type { Store } from './panel-store';
import type { StoreConfig } from '../../../src/state/store-config';
import type { createBrowserChannels, BrowserStorage } from './browser-channels';
import type { createBrowserLocks } from './browser-locks';
import { GuardedTarget, createTabLoop, type TabLoop, createTabTimers, machineClock, type TabClock } from './tab-loop';
import type { EvaluateStore, TabGlobals } from './panel-code';
import { createTabFetch } from './tab-fetch';
import { createTabSockets } from './tab-socket';

/** The parts of a browser that its tabs share. */
export interface TabBrowser {
  readonly storage: BrowserStorage;
  readonly channels: ReturnType<typeof createBrowserChannels>;
  /** `null` if the page is not a secure context. */
  readonly locks: ReturnType<typeof createBrowserLocks> | null;
  readonly isOnline: boolean;
}

/** A page with the store, and the events that can happen to it. */
export interface Tab {
  readonly name: string;
  readonly store: Store;
  /** Unhandled rejections, reported errors, and exceptions of listeners and timers. */
  readonly errors: readonly string[];
  readonly isClosed: boolean;
  readonly isFrozen: boolean;
  /** Runs an action of the doctor; does nothing in a closed or frozen tab. */
  act<T>(work: (store: Store) => T): T | undefined;
  /** Whether the tab has received a real-time message that contains the text. */
  hasHeard(text: string): boolean;
  setHidden(isHidden: boolean): void;
  freeze(): void;
  resume(): void;
  /** Dispatches `online` or `offline`; going offline breaks all calls. */
  onLine(isOnline: boolean): void;
  /** `isCrash`: without a `pagehide` event. */
  close(isCrash?: boolean): void;
}

export interface TabOptions {
  name: string;
  browser: TabBrowser;
  evaluate: EvaluateStore;
  config: StoreConfig;
  random: () => number;
  /** The machine's by default. */
  clock?: TabClock;
  /** Over the network by default. */
  fetch?: (loop: TabLoop) => unknown;
  WebSocket?: (loop: TabLoop) => unknown;
}

export function openTab({
  name,
  browser,
  evaluate,
  config,
  random,
  clock = machineClock,
  fetch,
  WebSocket,
}: TabOptions): Tab {
  const loop = createTabLoop();
  const guard = (work: () => void) => loop.run(work);
  const isOnline = () => browser.isOnline;
  const received: string[] = [];
  const timers = createTabTimers(loop, clock);
  const network = createTabFetch(loop, isOnline);
  const sockets = createTabSockets(loop, isOnline, (text) => void received.push(text));
  const ignore = () => undefined;
  const page = { isHidden: false };

  const document = Object.assign(new GuardedTarget(guard), {
    title: name,
    location: new URL(config.apiBase),
    body: {},
    querySelector: () => null,
    hasFocus: () => !page.isHidden,
  });
  Object.defineProperties(document, {
    hidden: { get: () => page.isHidden },
    visibilityState: { get: () => (page.isHidden ? 'hidden' : 'visible') },
  });
  const window = new GuardedTarget(guard);
  const navigator = {
    get onLine() {
      return browser.isOnline;
    },
    userAgent: 'soak',
    ...(browser.locks ? { locks: browser.locks.managerFor(loop) } : {}),
  };
  const localStorage = browser.storage.viewOf({ loop, window });
  const globals: TabGlobals = {
    window,
    self: window,
    globalThis: window,
    document,
    navigator,
    localStorage,
    location: new URL(`${config.apiBase}/admin`),
    fetch: fetch ? fetch(loop) : network.fetch,
    WebSocket: WebSocket ? WebSocket(loop) : sockets.WebSocket,
    BroadcastChannel: browser.channels.classFor(loop),
    XMLHttpRequest: undefined,
    Notification: undefined,
    setTimeout: timers.setTimeout,
    clearTimeout: timers.clearTimeout,
    setInterval: timers.setInterval,
    clearInterval: timers.clearInterval,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    reportError: loop.report,
    console: { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore },
    Date: clock.Date,
    Math: Object.create(Math, { random: { value: random } }),
  };
  Object.assign(window, globals, { JSON, crypto, btoa, isSecureContext: browser.locks !== null });

  const store = loop.run(() => {
    const created = evaluate(globals).createStore(config);
    created.start();
    return created;
  });
  if (!store) throw new Error(`The store did not start: ${loop.errors.join('\n')}`);

  const isActive = () => !loop.isClosed && !loop.isFrozen;
  function setHidden(isHidden: boolean): void {
    if (page.isHidden === isHidden || loop.isClosed) return;
    page.isHidden = isHidden;
    document.fire(new Event('visibilitychange'));
  }

  return {
    name,
    store,
    errors: loop.errors,
    get isClosed() {
      return loop.isClosed;
    },
    get isFrozen() {
      return loop.isFrozen;
    },
    act: (work) => (isActive() ? loop.run(() => work(store)) : undefined),
    hasHeard: (text) => received.some((message) => message.includes(text)),
    setHidden,
    freeze() {
      if (!isActive()) return;
      setHidden(true);
      document.fire(new Event('freeze'));
      loop.freeze();
    },
    resume() {
      if (!loop.isFrozen || loop.isClosed) return;
      loop.resume();
      document.fire(new Event('resume'));
      setHidden(false);
    },
    onLine(online) {
      if (!online) network.drop();
      loop.post(() => window.fire(new Event(online ? 'online' : 'offline')));
    },
    close(isCrash = false) {
      if (loop.isClosed) return;
      if (!isCrash && !loop.isFrozen) {
        setHidden(true);
        window.fire(Object.assign(new Event('pagehide'), { persisted: false }));
      } else if (isCrash) sockets.drop();
      loop.close();
    },
  };
}
