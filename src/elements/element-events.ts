import type { RecordId } from '../api/contract';
import type { LiveState } from '../state/live';
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
}

type Announce = <Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => void;

/** Announces what changes in the store. Returns what stops it. */
export function forwardEvents(store: Store, announce: Announce): () => void {
  announce('ready', {});
  const stops = [
    onChange(store.session.isLoggedIn, (loggedIn) => announce('auth-change', { loggedIn })),
    onChange(store.live, (state) => announce('realtime', { state })),
    store.happenings.listen((happening) => {
      if (happening.name === 'ticket-change') announce(happening.name, happening.detail);
      else announce(happening.name, happening.detail);
    }),
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
