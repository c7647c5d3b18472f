import { expect } from '@esm-bundle/chai/esm/chai.js';

// Modules of the panel read page globals when they load: a test in Node imports this module before them.

/** An event with any fields. */
class PageEvent extends Event {
  constructor(type: string, fields: object = {}) {
    super(type);
    Object.assign(this, fields);
  }
}

const stored = new Map<string, string>();
const events = new EventTarget();
const address = new URL('https://practice.example');

/** The page globals that tests in Node need: address, storage and life cycle events; no rendering. */
Object.assign(globalThis, {
  __ORDINACIA_VERSION__: 'test',
  window: globalThis,
  self: globalThis,
  document: Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible', hasFocus: () => true }),
  location: address,
  origin: address.origin,
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  StorageEvent: PageEvent,
  PageTransitionEvent: PageEvent,
  reportError(error: unknown) {
    queueMicrotask(() => {
      throw error;
    });
  },
});

const originalZone = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the process's time zone (`Europe/Bratislava`); `null` restores the original one. */
export function setTimeZone(zone: string | null): void {
  process.env.TZ = zone ?? originalZone;
}

export { expect };
