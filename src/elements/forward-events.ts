import type { Store } from '../state/store';
import type { ElementEvents } from './element-events';

type Emit = <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => boolean;

/** Emits what changes in the store as the element's events. Returns a function that stops it. */
export function forwardEvents(store: Store, emit: Emit): () => void {
  const stops = [
    onChange(store.session.isLoggedIn, (loggedIn) => emit('auth-change', { loggedIn })),
    onChange(store.live, (state) => emit('realtime', { state })),
    store.events.listen((event) => {
      // Narrows the type, so that each name goes with its own detail.
      if (event.name === 'ticket-change') emit(event.name, event.detail);
      else if (event.name === 'error') emit(event.name, event.detail);
      else emit(event.name, event.detail);
    }),
    store.events.onExpiry(() => !emit('session-expired', {})),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls the listener for every value but the current one. */
function onChange<T>(
  signal: { peek(): T; subscribe(listen: (value: T) => void): () => void },
  listener: (value: T) => void,
) {
  let last = signal.peek();
  return signal.subscribe((value) => {
    if (value === last) return;
    last = value;
    listener(value);
  });
}
