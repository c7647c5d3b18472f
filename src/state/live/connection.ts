import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import { ONLINE_SPREAD_MS, RECENT_EVENTS_MS } from '../../constants';
import { randomKey } from '../../lib/random-key';
import { socketAddress } from '../../lib/socket-address';
import type { Recovery } from '../../lib/retries';
import { isOffered, type AppData } from '../app-data';
import { channelMessage, type Events } from '../events';
import type { Problems } from '../problems/problems';
import type { StoreConfig } from '../store-config';
import { NOTIFIED, type ChannelResources } from './channel-resources';
import { createLive, type LiveState } from './live';
import { createMissedNotifications } from './missed-notifications';
import { notifyDoctor } from './notices';
import { watchPageLife } from './page-life';
import { realtimeSettings } from './realtime-settings';
import type { DesktopNotices, Sound } from './notice-permissions';
import { createSharedResources, joinTabs } from './tab-leader';
import { createTabs, nameOfTabs } from './tabs';

/** Re-exported for code that loads later: in chunks of their own they would be one more request of every connection. */
export { joinTabs, socketAddress };

/** The status shown to the doctor: without a socket, `reconnecting` while loads succeed and `offline` while they fail. */
export type ConnectionStatus = 'connecting' | 'connected' | 'polling' | 'reconnecting' | 'offline';

export interface Connection {
  /** The socket's state, here or in the leading tab. */
  readonly state: ReadonlySignal<LiveState>;
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** The id of this tab's socket. */
  socketId(): string | null;
  /** Whether another tab loads for this one. */
  isFollowing(): boolean;
  /** Starts the connection for the session of a token. */
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

/** The live connection of a session: this tab's own if it leads, otherwise the leading tab's. */
export function createConnection(context: ConnectionContext): Connection {
  const { config, problems, client, appData, channel, events, recovery, sound, desktopNotices } = context;
  const isOffline = signal(false);
  let tabsName = '';
  let stops: (() => void)[] = [];

  const isLoadFailing = () => (channel.vital()?.failure.value ?? null) !== null;
  const notify = (id: string) => notifyDoctor(`${tabsName} ${id}`, sound, desktopNotices);
  const notifications = createMissedNotifications(appData, () => {
    if (!tabs.isLeader.peek()) return;
    const id = randomKey();
    tabs.announceNotice(id);
    notify(id);
  });
  /** If this tab does not show the resource, a following tab may. */
  const reload = (action: string) => {
    if (!channel.all.find((resource) => resource.action === action)?.reload()) tabs.share(OUTDATED, action, 0);
  };
  /** The subscription asked the server to repeat its recent events. */
  let hasRecent = false;
  const wantsRecent = () => (hasRecent = isOffered(appData, 'recent-events'));
  /** The previous leader may have closed before it loaded a change that other tabs reported and no event repeats. */
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
      if (action === NOTIFIED && !isRecent(payload)) notifications.onEvent();
    },
    onRefused: (what, code) => problems.report(what, String(code)),
    onCatchUp(isSubscribed) {
      channel.all
        .filter((resource) => (isSubscribed ? !isCovered(resource) : !resource.isLogged))
        .forEach(({ action }) => reload(action));
      tabs.share(
        KNOWN,
        channel.all.map(({ action }) => action),
        0,
      );
      hasFollowed = false;
    },
    loadedAt: () => channel.vital()?.loadedAt.peek()?.getTime() ?? null,
    recovery,
    isInUse: () => (document.hasFocus() && !document.hidden) || tabs.isVisibleElsewhere(),
  });
  const tabs = createTabs({
    status: () => ({ state: live.state.value, isFailing: isLoadFailing() }),
    onJoin() {
      shared.shareAll();
      for (const { action, isShown } of channel.all) if (isShown?.() === false) tabs.share(OUTDATED, action, 0);
    },
    onPeerWoke: live.resume,
    onShared(name, value, startedAt) {
      if (name === MESSAGE) events.emit(channelMessage, value);
      else if (name === OUTDATED) channel.all.find(({ action }) => action === value)?.reload();
      else if (name === KNOWN)
        channel.all.filter(({ action }) => !(value as string[]).includes(action)).forEach((own) => own.reload());
      else shared.receive(name, value, startedAt);
    },
    onNotice: notify,
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
      hasRecent = false;
      tabsName = nameOfTabs(config, token);
      isOffline.value = !navigator.onLine;
      tabs.join(tabsName);
      stops = [
        shared.watch(),
        watchPageLife({
          onOffline() {
            isOffline.value = true;
            live.markSuspect();
          },
          onResume(cause) {
            isOffline.value = !navigator.onLine;
            recovery.changed();
            if (tabs.isLeader.peek() === false) tabs.checkLeader();
            else live.resume(cause === 'online' ? ONLINE_SPREAD_MS : 0);
          },
        }),
        notifications.watch(live.state),
        effect(() => (live.state.value === 'disconnected' ? untracked(() => recovery.add(live.retrySoon)) : undefined)),
        effect(() => {
          const isLeader = tabs.isLeader.value;
          // A refused channel authorization alone does not end the session: a load finds out whether it has ended.
          const settings = realtimeSettings(config, adminId.value, client, {
            onUnauthorized: appData.reloadForEvent,
            onRefused: (failure) => problems.report('realtime-auth', failure),
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

/** Shared with the tabs under this name: a message of the channel. */
const MESSAGE = 'message';
/** Shared under this name: the action of a changed resource that the leading tab does not show. */
const OUTDATED = 'outdated';
/** Shared under this name after a catch-up: the actions that the leader reloaded. A follower reloads its other resources. */
const KNOWN = 'known';

/** Whether the server repeats an event that it has sent before. */
const isRecent = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'recent');
