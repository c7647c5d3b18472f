import { createDisplayView, type DisplayView } from '../features/television/screen/display-view';
import { displayStyle } from '../features/television/screen/display.style';
import { openDisplayFeed } from '../features/television/screen/display-feed';
import { LANGUAGE } from '../texts/language/language';
import { adoptRules } from '../ui/style/rules';
import { displayAttributes } from './attributes';
import { dispatch } from './element-events';
import { pageAddress, refuseTranslation } from './host-page';
import { ReflectingElement, withAttributes } from './reflecting-element';
import type { DisplayProperties } from './types.generated';

/**
 * The television of a waiting room: the number called, who is next, how many wait, the delay. No login, no name, and no React: it is a
 * module of its own, `display.js`.
 *
 * @cssprop --ordinacia-display-accent - Colour of the called number.
 * @cssprop --ordinacia-display-on-accent - Colour of the text on it.
 * @cssprop --ordinacia-display-background - Colour behind everything.
 * @cssprop --ordinacia-display-text - Colour of the text.
 * @cssprop --ordinacia-display-font - The font's family.
 * @csspart root - The container of everything.
 * @csspart called - Who is called.
 * @csspart number - The number, or the time of an appointment.
 * @csspart queue - Who is next.
 * @csspart notice - The doctor's special notice.
 * @csspart link - The warning that the shown data may be outdated.
 */
export class OrdinaciaDisplayElement extends withAttributes<typeof ReflectingElement, DisplayProperties>(
  ReflectingElement,
  displayAttributes,
) {
  #stop: (() => void) | null = null;
  #isUpdateQueued = false;

  connectedCallback(): void {
    this.keepEarlyProperties();
    this.#queueUpdate();
  }

  disconnectedCallback(): void {
    this.#queueUpdate();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#queueUpdate();
  }

  /** Batches all changes of one task into one update. */
  #queueUpdate(): void {
    if (this.#isUpdateQueued) return;
    this.#isUpdateQueued = true;
    queueMicrotask(() => {
      this.#isUpdateQueued = false;
      this.#stop?.();
      this.#stop = this.isConnected ? this.#start() : null;
    });
  }

  /** Returns a function that stops everything it has started. */
  #start(): () => void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptRules(shadow, displayStyle);
    const view = createDisplayView({
      hasSound: this.sound === 'on',
      voice: this.voice,
      timeZone: this.timeZone,
      onCall: ({ number, time }) => dispatch(this, 'call', { number, time }),
      onLink: (isLive) => dispatch(this, 'display-link', { isLive }),
    });
    view.root.lang = LANGUAGE;
    view.root.translate = false;
    shadow.replaceChildren(view.root);
    const stops = [
      fit(this, view),
      colour(view, this.theme),
      every(TICK_MS, view.tick),
      keepAwake(),
      view.stop,
      refuseTranslation(this),
    ];
    const feed = openDisplayFeed(
      {
        apiBase: new URL(this.apiBase, pageAddress()).href.replace(/\/+$/, ''),
        key: this.displayKey ?? '',
        realtime: {
          key: this.realtimeKey,
          host: this.realtimeHost,
          port: this.realtimePort,
          tls: this.realtimeTls,
          cluster: this.realtimeCluster,
        },
      },
      view.show,
    );
    return () => [...stops, feed.stop].forEach((stop) => stop());
  }
}

/** Scales the content to the element's size; an element that is taller than wide gets the portrait layout. */
function fit(host: HTMLElement, { root }: DisplayView): () => void {
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    const isTall = height > width;
    root.dataset['shape'] = isTall ? 'tall' : 'wide';
    // The unit of a 16:9 or 9:16 area that fits into the element.
    const unit = Math.min(Math.min(width, height), (Math.max(width, height) * 9) / 16) / 100;
    root.style.setProperty('--u', `${unit}px`);
  });
  observer.observe(host);
  return () => observer.disconnect();
}

function colour({ root }: DisplayView, theme: 'auto' | 'light' | 'dark'): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    root.dataset['theme'] = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
  };
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}

function every(ms: number, action: () => void): () => void {
  const timer = setInterval(action, ms);
  return () => clearInterval(timer);
}

/** Holds a wake lock, so that an idle television does not turn off. The browser releases the lock whenever the page is hidden. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ended = new AbortController();
  const hasEnded = () => ended.signal.aborted;
  const requestLock = async () => {
    if (document.hidden || hasEnded() || !('wakeLock' in navigator)) return;
    // Refused to save power, or by the page's policy: the device's own settings apply.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (hasEnded()) void lock?.release();
  };
  const onVisible = () => void requestLock();
  document.addEventListener('visibilitychange', onVisible);
  void requestLock();
  return () => {
    ended.abort();
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}

const TICK_MS = 1000;
