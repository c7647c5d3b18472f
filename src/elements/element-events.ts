import type { RecordId } from '../api/contract';
import type { ErrorCode } from '../state/events';
import type { LiveState } from '../state/live/live';
import type { Store } from '../state/store';

/** The events of the elements, by their names without `ordinacia-`, with their details. */
export interface ElementEvents {
  ready: Record<string, never>;
  'auth-change': { loggedIn: boolean };
  'route-change': { path: string; title: string };
  'ticket-select': { id: RecordId };
  'ticket-change': { id: RecordId; action: 'next' | 'reject' };
  'panel-toggle': { open: boolean };
  realtime: { state: LiveState };
  /** `host-realm`: the page has broken the language so far that nothing can run. */
  error: { code: ErrorCode | 'host-realm' };
  /** Cancelable: the panel stays where it is. */
  'before-navigate': { path: string };
  /** Cancelable: the page begins the next session, and the panel shows no login. */
  'session-expired': Record<string, never>;
}

type Announce = <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => boolean;

const CANCELABLE: ReadonlySet<string> = new Set<keyof ElementEvents>(['before-navigate', 'session-expired']);

/** Bubbles and is composed; carries ids and kinds, never anything about a patient. */
export function announceOn<Name extends keyof ElementEvents>(
  element: EventTarget,
  name: Name,
  detail: ElementEvents[Name],
): boolean {
  const how = { bubbles: true, composed: true, cancelable: CANCELABLE.has(name) };
  return element.dispatchEvent(new CustomEvent(`ordinacia-${name}`, { ...how, detail }));
}

/** Announces what changes in the store. Returns what stops it. */
export function forwardEvents(store: Store, announce: Announce): () => void {
  const stops = [
    onChange(store.session.isLoggedIn, (loggedIn) => announce('auth-change', { loggedIn })),
    onChange(store.live, (state) => announce('realtime', { state })),
    store.events.listen((event) => {
      // Each name goes with its own detail.
      if (event.name === 'ticket-change') announce(event.name, event.detail);
      else if (event.name === 'error') announce(event.name, event.detail);
      else announce(event.name, event.detail);
    }),
    store.events.answerAtExpiry(() => !announce('session-expired', {})),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Every value but the one that is there already. */
function onChange<T>(
  signal: { peek(): T; subscribe(listen: (value: T) => void): () => void },
  act: (value: T) => void,
) {
  let last = signal.peek();
  return signal.subscribe((value) => {
    if (value === last) return;
    last = value;
    act(value);
  });
}
