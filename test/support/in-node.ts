import { expect } from '@esm-bundle/chai/esm/chai.js';

// Modules of the panel read page globals when they are loaded: a test in Node imports this one before them.

/** An event with the fields that a test gives it. */
class PageEvent extends Event {
  constructor(type: string, fields: object = {}) {
    super(type);
    Object.assign(this, fields);
  }
}

const stored = new Map<string, string>();
const events = new EventTarget();
const address = new URL('https://practice.example');

/** The parts of a page that a test in Node has: address, storage and life cycle, played by events; nothing is drawn. */
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

const own = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Puts the process into a time zone, `Europe/Bratislava`; `null` gives it back the machine's. */
export function setTimeZone(zone: string | null): void {
  process.env.TZ = zone ?? own;
}

export { expect };
