import { ticketHandled, ticketSelected } from '../features/tickets/events';
import { errorReported } from '../state/events';
import type { Store } from '../state/store';
import type { ElementEvents } from './element-events';

type Emit = <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => boolean;

/** Emits changes of the store as the element's events. Returns a function that stops it. */
export function forwardEvents(store: Store, emit: Emit): () => void {
  const stops = [
    onChange(store.session.isLoggedIn, (loggedIn) => emit('auth-change', { loggedIn })),
    onChange(store.live, (state) => emit('realtime', { state })),
    // Not the ticket itself, which is personal.
    store.events.on(ticketHandled, ({ id, action }) => emit('ticket-change', { id, action })),
    store.events.on(ticketSelected, (detail) => emit('ticket-select', detail)),
    store.events.on(errorReported, (detail) => emit('error', detail)),
    store.events.onExpiry(() => !emit('session-expired', {})),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls the listener for each change, not for the current value. */
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
