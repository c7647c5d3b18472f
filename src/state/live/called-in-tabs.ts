import { signal, type ReadonlySignal } from '@preact/signals-core';
import { fingerprintOf } from '../../lib/fingerprint';
import type { Called } from '../resources/tickets';
import { openChannel } from './other-tabs';

/** Who was called last in one of this browser's tabs. In memory only, and of one session. */
export interface CalledInTabs {
  readonly last: ReadonlySignal<Called | null>;
  /** Called here: tells the other tabs. */
  put(called: Called): void;
  /** Joins the tabs of a session, and asks them. Returns a function that leaves them. */
  join(token: string): () => void;
  clear(): void;
}

/** The tabs of one session run the same panel, so that what one says needs no check in another. */
type Message = { type: 'ask' } | { type: 'called'; called: Called };

export function createCalledInTabs(): CalledInTabs {
  const last = signal<Called | null>(null);
  let channel: BroadcastChannel | null = null;

  const post = (message: Message) => channel?.postMessage(message);
  const tell = () => last.peek() && post({ type: 'called', called: last.peek() as Called });
  const take = (called: Called): boolean => {
    if (called.at <= (last.peek()?.at ?? 0)) return false;
    last.value = called;
    return true;
  };

  return {
    last,
    put(called) {
      if (take(called)) post({ type: 'called', called });
    },
    join(token) {
      // Whoever does not know the token has no business with it.
      const joined = (channel = openChannel(`ordinacia called ${fingerprintOf(token)}`));
      joined?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'ask') tell();
        else take(data.called);
      });
      post({ type: 'ask' });
      tell();
      return () => {
        joined?.close();
        if (channel === joined) channel = null;
      };
    },
    clear() {
      last.value = null;
    },
  };
}
