import { signal } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { listenTo } from '../../lib/listen-to';
import { loadChunk } from '../../lib/load-chunk';
import type { HandledTicket } from './history.contract';
import type * as connection from '../../state/live/connection';
import { openChannel } from '../../state/events';
import { readOnly } from '../../state/part';
import type { Called } from './part';

/** The tickets handled today; `startedAt`: when their load began, in ms since the epoch. */
interface Listed {
  list: readonly HandledTicket[];
  startedAt: number;
}

/** Messages are not validated: the tabs of one session run the same panel. */
type Message = { type: 'ask' } | { type: 'called'; called: Called } | ({ type: 'listed' } & Listed);

/**
 * The patient called last in any of this browser's tabs, and the list of tickets handled today, which one visible tab loads for all.
 * Kept in memory only, for one session.
 */
export function createCalledInTabs(onListed: (listed: Listed) => void) {
  const last = signal<Called | null>(null);
  const isLoader = signal<boolean | null>(null);
  let channel: BroadcastChannel | null = null;

  const post = (message: Message) => channel?.postMessage(message);
  const postLast = () => last.peek() && post({ type: 'called', called: last.peek() as Called });

  /** Elects a visible tab as loader. A hidden tab steps down, because it retries no failed load. Returns a function that stops it. */
  function electLoader(name: string): () => void {
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
    // Every session loads this chunk anyway. If that fails, each tab loads the list itself.
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
  const accept = (called: Called): boolean => {
    if (called.startedAt <= (last.peek()?.startedAt ?? 0)) return false;
    last.value = called;
    return true;
  };

  return {
    last: readOnly(last),
    /** Whether this tab loads the list; `null` until it is known. */
    isLoader: readOnly(isLoader),
    /** Sends a list that this tab has loaded to the other tabs. */
    share: (listed: Listed) => post({ type: 'listed', list: listed.list, startedAt: listed.startedAt }),
    /** Records a call made in this tab, and sends it to the other tabs. */
    put(called: Called): void {
      if (accept(called)) post({ type: 'called', called });
    },
    /** Joins the tabs of a session, and requests their last call. Returns a function that leaves them. */
    join(token: string): () => void {
      // The token is part of the channel's name: only tabs that know it may join.
      const name = `ordinacia called ${fingerprintOf(token)}`;
      const joined = (channel = openChannel(name));
      joined?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'ask') postLast();
        else if (data.type === 'listed') onListed(data);
        else accept(data.called);
      });
      post({ type: 'ask' });
      postLast();
      const leave = electLoader(name);
      return () => {
        leave();
        joined?.close();
        if (channel === joined) channel = null;
      };
    },
    clear(): void {
      last.value = null;
    },
  };
}
