import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import { ONLINE_SPREAD_MS, RECENT_EVENTS_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { randomKey } from '../../lib/random-key';
import { socketAddress } from '../../lib/socket-address';
import type { Recovery } from '../../lib/retries';
import { VERSION } from '../../version';
import { isOffered, type AppData } from '../app-data';
import { channelMessage, type Events } from '../events';
import type { Problems } from '../problems/problems';
import type { StoreConfig } from '../store-config';
import { NOTIFIED, type ChannelResources } from './channel-resources';
import type { DesktopNotices } from './desktop-notices';
import { createLive, type LiveState } from './live';
import { tellOfNotice } from './notices';
import { watchPageLife } from './page-life';
import { realtimeSettings } from './realtime-settings';
import { createSharedResources } from './shared-resources';
import type { Sound } from './sound';
import { joinTabs } from './tab-leader';
import { createTabs } from './tabs';

/** For what comes later: chunks of their own would be loaded with every connection. */
export { joinTabs, socketAddress };

/** The status shown to the doctor: `reconnecting` while the data still comes, `offline` while it does not. */
export type ConnectionStatus = 'connecting' | 'connected' | 'polling' | 'reconnecting' | 'offline';

export interface Connection {
  /** The socket's state, here or in the leading tab. */
  readonly state: ReadonlySignal<LiveState>;
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** The id of this tab's socket. */
  socketId(): string | null;
  /** Whether another tab loads for this one. */
  isFollowing(): boolean;
  /** Begins for the session of a token. */
  begin(token: string): void;
  end(): void;
}

export interface ConnectionContext {
  config: StoreConfig;
  problems: Problems;
  client: Client;
  appData: AppData;
  channel: ChannelResources;
  events: Events;
  recovery: Recovery;
  sound: Sound;
  desktopNotices: DesktopNotices;
}

/** The live connection of a session: of this tab where it leads, or of the one that it follows. */
export function createConnection(context: ConnectionContext): Connection {
  const { config, problems, client, appData, channel, events, recovery, sound, desktopNotices } = context;
  const isOffline = signal(false);
  let tabsName = '';
  let stops: (() => void)[] = [];

  const isLoadFailing = () => (channel.vital()?.failure.value ?? null) !== null;
  const tell = (id: string) => tellOfNotice(`${tabsName} ${id}`, sound, desktopNotices);
  /** A tab that follows may show what this one does not, or has not even loaded. */
  const reload = (action: string) => {
    if (!channel.all.find((resource) => resource.action === action)?.reload()) tabs.share(OUTDATED, action, 0);
  };
  /** The server was asked to begin with what it announced a moment ago. */
  let hasRecent = false;
  const wantsRecent = () => (hasRecent = isOffered(appData, 'recent-events'));
  /** What a leader was told by other tabs has no event, and it may have ended before it loaded that. */
  let hasFollowed = false;
  const isCovered = ({ requestedAt }: { requestedAt(): number }) => {
    const age = Date.now() - requestedAt();
    return hasRecent && !hasFollowed && age >= 0 && age < RECENT_EVENTS_MS;
  };
  const live = createLive({
    onAction(action, payload) {
      events.emit(channelMessage, payload);
      tabs.share(MESSAGE, payload, 0);
      reload(action);
      // A notification may have been announced before the connection was lost.
      if (action !== NOTIFIED || isRecent(payload)) return;
      const id = randomKey();
      tabs.announceNotice(id);
      tell(id);
    },
    onRefused: (what, code) => problems.tell(what, String(code)),
    onCatchUp(isSubscribed) {
      channel.all.filter((resource) => !isSubscribed || !isCovered(resource)).forEach(({ action }) => reload(action));
      tabs.share(
        KNOWN,
        channel.all.map(({ action }) => action),
        0,
      );
      hasFollowed = false;
    },
    loadedAt: () => channel.vital()?.loadedAt.peek()?.getTime() ?? null,
    recovery,
    isLookedAt: () => (document.hasFocus() && !document.hidden) || tabs.isSeenElsewhere(),
  });
  const tabs = createTabs({
    status: () => ({ state: live.state.value, isFailing: isLoadFailing() }),
    onJoin() {
      shared.shareAll();
      for (const { action, isShown } of channel.all) if (isShown?.() === false) tabs.share(OUTDATED, action, 0);
    },
    onWoken: live.wake,
    onAnswer(name, answer, startedAt) {
      if (name === MESSAGE) events.emit(channelMessage, answer);
      else if (name === OUTDATED) channel.all.find(({ action }) => action === answer)?.reload();
      else if (name === KNOWN)
        channel.all.filter(({ action }) => !(answer as string[]).includes(action)).forEach((own) => own.reload());
      else shared.receive(name, answer, startedAt);
    },
    onNotice: tell,
  });
  const shared = createSharedResources(channel.all, tabs.share);
  const adminId = computed(() => appData.admin.value?.id ?? null);

  const state = computed<LiveState>(() =>
    tabs.isLeader.value === false ? (tabs.leader.value?.state ?? 'connecting') : live.state.value,
  );
  const isFailing = () => (tabs.isLeader.value === false && tabs.leader.value?.isFailing) || isLoadFailing();

  function end(): void {
    stops.forEach((stop) => stop());
    stops = [];
    tabs.leave();
    live.stop();
  }

  return {
    state,
    status: computed(() => {
      if (state.value === 'connected') return isFailing() ? 'reconnecting' : 'connected';
      if (isOffline.value || isFailing()) return 'offline';
      return state.value === 'disconnected' ? 'reconnecting' : state.value;
    }),
    socketId: live.socketId,
    isFollowing: () => tabs.isLeader.peek() === false,
    begin(token) {
      end();
      tabsName = nameOfTabs(config, token);
      isOffline.value = !navigator.onLine;
      tabs.join(tabsName);
      stops = [
        shared.watch(),
        watchPageLife({
          onOffline() {
            isOffline.value = true;
            live.doubt();
          },
          onWake(cause) {
            isOffline.value = !navigator.onLine;
            recovery.changed();
            if (tabs.isLeader.peek() === false) tabs.wake();
            else live.wake(cause === 'online' ? ONLINE_SPREAD_MS : 0);
          },
        }),
        effect(() => (live.state.value === 'disconnected' ? untracked(() => recovery.add(live.hasten)) : undefined)),
        effect(() => {
          const isLeader = tabs.isLeader.value;
          // A refused authorization of the channel alone ends no session: a load shows whether it has ended.
          const settings = realtimeSettings(config, adminId.value, client, {
            onUnauthorized: appData.reloadForEvent,
            onRefused: (failure) => problems.tell('realtime-auth', failure),
            wantsRecent,
          });
          untracked(() => {
            hasFollowed ||= isLeader === false;
            if (isLeader) live.connect(settings);
            else live.stop();
          });
        }),
      ];
    },
    end,
  };
}

/** The name of a message of the channel among the answers that tabs share. */
const MESSAGE = 'message';
/** The name of the message that a resource has changed which this tab does not show. */
const OUTDATED = 'outdated';
/** The name of the message that the leader has caught up, with the actions that it knows: a follower catches up with its others. */
const KNOWN = 'known';

/** Whether an event was sent before, to who was connected then. */
const isRecent = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'recent');

/** The name of the tabs that can share a connection: of the same session, server and channel, and of the same version. */
function nameOfTabs({ endpoints, realtime: { echo, ...realtime }, apiBase }: StoreConfig, token: string): string {
  const parts = [VERSION, apiBase, token, endpoints, realtime, echo !== null];
  return `ordinacia ${fingerprintOf(JSON.stringify(parts))}`;
}
