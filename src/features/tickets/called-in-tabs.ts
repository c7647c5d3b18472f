import { signal, type ReadonlySignal } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { listenTo } from '../../lib/listen-to';
import { loadChunk } from '../../lib/load-chunk';
import type { HandledTicket } from './history.contract';
import type * as connection from '../../state/live/connection';
import { openChannel } from '../../state/live/other-tabs';
import type { Called } from './part';

/** The list of what was handled today; `startedAt`: when its load began, in ms since the epoch. */
interface Listed {
  list: readonly HandledTicket[];
  startedAt: number;
}

/**
 * The last call made in any of this browser's tabs, and the list of tickets handled today, which one visible tab loads for all.
 * In memory only, and of one session.
 */
export interface CalledInTabs {
  readonly last: ReadonlySignal<Called | null>;
  /** Whether this tab loads the list; `null` until it is known. */
  readonly isLoader: ReadonlySignal<boolean | null>;
  /** Loaded here: tells the other tabs. */
  share(listed: Listed): void;
  /** Called here: tells the other tabs. */
  put(called: Called): void;
  /** Joins the tabs of a session, and asks them. Returns a function that leaves them. */
  join(token: string): () => void;
  clear(): void;
}

/** The tabs of one session run the same panel, so that what one says needs no check in another. */
type Message = { type: 'ask' } | { type: 'called'; called: Called } | ({ type: 'listed' } & Listed);

export function createCalledInTabs(onListed: (listed: Listed) => void): CalledInTabs {
  const last = signal<Called | null>(null);
  const isLoader = signal<boolean | null>(null);
  let channel: BroadcastChannel | null = null;

  const post = (message: Message) => channel?.postMessage(message);
  const tell = () => last.peek() && post({ type: 'called', called: last.peek() as Called });

  /** A tab that is hidden tries nothing again: it leaves the list to one that is seen. Returns a function that ends it. */
  function takeTurns(name: string): () => void {
    let hasEnded = false;
    let leave = (): void => undefined;
    let stop = (): void => undefined;
    const begin = ({ joinTabs }: typeof connection) => {
      if (hasEnded) return;
      const onVisibility = () => {
        leave();
        isLoader.value = null;
        if (document.hidden) return;
        const joined = joinTabs(name);
        const unwatch = joined.isLeader.subscribe((isLeader) => (isLoader.value = isLeader));
        leave = () => {
          unwatch();
          joined.leave();
        };
      };
      stop = listenTo(document, { visibilitychange: onVisibility });
      onVisibility();
    };
    // Every session has it; without it each tab loads.
    loadChunk('connection', () => import('../../state/live/connection'), CHUNK_TIMEOUT_MS).then(
      begin,
      () => (isLoader.value = true),
    );
    return () => {
      hasEnded = true;
      stop();
      leave();
    };
  }
  const take = (called: Called): boolean => {
    if (called.at <= (last.peek()?.at ?? 0)) return false;
    last.value = called;
    return true;
  };

  return {
    last,
    isLoader,
    share: (listed) => post({ type: 'listed', list: listed.list, startedAt: listed.startedAt }),
    put(called) {
      if (take(called)) post({ type: 'called', called });
    },
    join(token) {
      // The token is part of the channel's name: only tabs that know it may join.
      const name = `ordinacia called ${fingerprintOf(token)}`;
      const joined = (channel = openChannel(name));
      joined?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'ask') tell();
        else if (data.type === 'listed') onListed(data);
        else take(data.called);
      });
      post({ type: 'ask' });
      tell();
      const leave = takeTurns(name);
      return () => {
        leave();
        joined?.close();
        if (channel === joined) channel = null;
      };
    },
    clear() {
      last.value = null;
    },
  };
}
