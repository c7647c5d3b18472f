import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { LEADER_HIDDEN_MS, TAB_PING_MS, TAB_SILENCE_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { listenTo } from '../../lib/listen-to';
import { VERSION } from '../../version';
import type { LiveState } from './live';
import { openChannel } from '../events';
import type { StoreConfig } from '../store-config';
import { hasLocks, joinTabs, type TabLeader } from './tab-leader';

/** The leading tab's status, sent to the others. */
export interface LeaderStatus {
  state: LiveState;
  /** Its last load has failed. */
  isFailing: boolean;
}

type Message =
  | { type: 'join' }
  /** From a visible follower: checks that the leader responds. `hasSlept`: the follower was asleep. */
  | { type: 'ping'; hasSlept: boolean }
  | { type: 'status'; status: LeaderStatus; hiddenFor: number; isNew: boolean }
  | { type: 'shared'; name: string; value: unknown; startedAt: number }
  | { type: 'notice'; id: string };

export interface Tabs {
  /** Whether this tab holds the socket and polls for all; `null` until it is known. */
  readonly isLeader: ReadonlySignal<boolean | null>;
  /** The status of the leading tab, for those that follow it; `null` until it is known. */
  readonly leader: ReadonlySignal<LeaderStatus | null>;
  /** Joins the tabs of one session: all that use the same name. */
  join(name: string): void;
  leave(): void;
  /** Passes a value to the tabs that follow this one, if any. `startedAt`: when its load began, in milliseconds since the epoch. */
  share(name: string, value: unknown, startedAt: number): void;
  /** Announces a notification to the other tabs; `id` is the same in all of them. */
  announceNotice(id: string): void;
  /** After this tab slept: checks that the leader still responds. */
  checkLeader(): void;
  /** Whether another tab is visible. */
  isVisibleElsewhere(): boolean;
}

interface TabsContext {
  status(): LeaderStatus;
  /** In the leading tab: another one has joined, and needs the loaded data. */
  onJoin(): void;
  /** In the leading tab: another one was asleep. */
  onPeerWoke(): void;
  onShared(name: string, value: unknown, startedAt: number): void;
  onNotice(id: string): void;
}

/**
 * The tabs of this browser that share a session: one leads, and passes on what it loads. Without Web Locks or `BroadcastChannel` each
 * is on its own.
 */
export function createTabs(context: TabsContext): Tabs {
  const isLeader = signal<boolean | null>(null);
  const leader = signal<LeaderStatus | null>(null);
  let channel: BroadcastChannel | null = null;
  let stops: (() => void)[] = [];
  let election: TabLeader | null = null;
  let statusAt = 0;
  let pingedAt = 0;
  let hiddenSince: number | null = null;
  /** Another tab follows this one. */
  let isFollowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (message: Message) => channel?.postMessage(message);

  function postStatus(isNew = false): void {
    const hiddenFor = hiddenSince === null ? 0 : Date.now() - hiddenSince;
    post({ type: 'status', status: context.status(), hiddenFor, isNew });
  }

  /** In a visible follower: takes over from a leader that does not respond, because it is frozen or has crashed. */
  function ping(hasSlept = false): void {
    clearTimeout(timer);
    if (isLeader.peek() !== false || document.hidden) return;
    if (Date.now() - statusAt > TAB_SILENCE_MS) {
      election?.takeOver();
      statusAt = Date.now();
    } else post({ type: 'ping', hasSlept });
    timer = setTimeout(ping, TAB_PING_MS);
  }

  /** Gives the leader the full time to respond: it is new, or this tab was asleep. */
  function beginPings(hasSlept: boolean): void {
    statusAt = Date.now();
    ping(hasSlept);
  }

  function lead(message: Message): void {
    if (message.type === 'join') {
      isFollowed = true;
      postStatus();
      context.onJoin();
    } else if (message.type === 'ping') {
      pingedAt = Date.now();
      postStatus();
      if (message.hasSlept) context.onPeerWoke();
    }
  }

  function follow(message: Message): void {
    if (message.type === 'status') {
      statusAt = Date.now();
      leader.value = message.status;
      if (message.isNew) post({ type: 'join' });
      if (message.hiddenFor > LEADER_HIDDEN_MS && !document.hidden) election?.takeOver();
    } else if (message.type === 'shared') context.onShared(message.name, message.value, message.startedAt);
  }

  function onVisibility(): void {
    hiddenSince = document.hidden ? Date.now() : null;
  }

  function leave(): void {
    clearTimeout(timer);
    election?.leave();
    election = null;
    stops.forEach((stop) => stop());
    stops = [];
    channel?.close();
    channel = null;
    isLeader.value = null;
    leader.value = null;
  }

  return {
    isLeader,
    leader,
    leave,
    join(name) {
      leave();
      channel = hasLocks() ? openChannel(name) : null;
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.type === 'notice') context.onNotice(data.id);
        else if (isLeader.peek() === true) lead(data);
        else if (isLeader.peek() === false) follow(data);
      });
      if (!channel) return void (isLeader.value = true);
      const joined = (election = joinTabs(name));
      hiddenSince = document.hidden ? Date.now() : null;
      stops = [
        listenTo(document, { visibilitychange: onVisibility }),
        effect(() => {
          const isLeading = joined.isLeader.value;
          untracked(() => {
            isFollowed = false;
            isLeader.value = isLeading;
            if (isLeading) postStatus(true);
            else if (isLeading === false) {
              post({ type: 'join' });
              beginPings(false);
            }
          });
        }),
        effect(() => {
          // Reads the status, so that every change of it is posted at once.
          context.status();
          if (isLeader.peek()) untracked(postStatus);
        }),
      ];
    },
    share(name, value, startedAt) {
      if (isFollowed) post({ type: 'shared', name, value, startedAt });
    },
    announceNotice: (id) => post({ type: 'notice', id }),
    checkLeader: () => beginPings(true),
    isVisibleElsewhere: () => Date.now() - pingedAt < TAB_SILENCE_MS,
  };
}

/** The name that tabs share if they can share a connection: same session, server, channel and version. */
export function nameOfTabs(
  { endpoints, realtime: { echo, ...realtime }, apiBase }: StoreConfig,
  token: string,
): string {
  const parts = [VERSION, apiBase, token, endpoints, realtime, echo !== null];
  return `ordinacia ${fingerprintOf(JSON.stringify(parts))}`;
}
