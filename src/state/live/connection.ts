import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import { CHUNK_TIMEOUT_MS, ONLINE_SPREAD_MS, RECENT_EVENTS_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { loadChunk } from '../../lib/load-chunk';
import { ownValue } from '../../lib/own-properties';
import { randomKey } from '../../lib/random-key';
import { socketAddress } from '../../lib/socket-address';
import type { Recovery } from '../../lib/retries';
import { VERSION } from '../../version';
import { isOffered, type AppData } from '../resources/app-data';
import type { Problems } from '../problems/problems';
import type { Recepts } from '../resources/recepts';
import type { SessionScope } from '../session/session-scope';
import type { Tickets } from '../resources/tickets';
import type { StoreConfig } from '../store-config';
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
  scope: SessionScope;
  appData: AppData;
  tickets: Tickets;
  recepts: Recepts;
  /** For events: in a row, they load the list once a second. */
  reloadTickets(): void;
  /** Returns whether they are shown here. */
  reloadRecepts(): boolean;
  recovery: Recovery;
  /** The practice's time zone. */
  zone(): string;
  sound: Sound;
  desktopNotices: DesktopNotices;
}

/** The live connection of a session: of this tab where it leads, or of the one that it follows. */
export function createConnection(context: ConnectionContext): Connection {
  const { config, problems, client, scope, appData, tickets, recepts, recovery, sound, desktopNotices } = context;
  const isOffline = signal(false);
  let tabsName = '';
  let stops: (() => void)[] = [];

  const tell = (id: string) => tellOfNotice(`${tabsName} ${id}`, sound, desktopNotices);
  /** Departures are only a help: a failure to load their code is not reported. */
  const noteDeparture = (payload: unknown) => {
    if (!isOffered(appData, 'colleagues')) return;
    const noted = scope.inSameSession(loadChunk('departures', () => import('./departures'), CHUNK_TIMEOUT_MS));
    void noted.then(
      (part) => part.noteDeparture(payload, tickets, context.zone()),
      () => undefined,
    );
  };
  /** A tab that follows may show what this one does not. */
  const reloadRecepts = () => {
    if (!context.reloadRecepts()) tabs.share(OUTDATED, null, 0);
  };
  /** The server was asked to begin with what it announced a moment ago. */
  let hasRecent = false;
  const wantsRecent = () => (hasRecent = isOffered(appData, 'recent-events'));
  const isCovered = ({ askedAt }: { askedAt(): number }) => {
    const age = Date.now() - askedAt();
    return hasRecent && age >= 0 && age < RECENT_EVENTS_MS;
  };
  /** The reaction to each action of the real-time channel. */
  const reactions: Readonly<Record<string, (payload: unknown) => void>> = {
    'update-waiting-tickets': context.reloadTickets,
    'update-admin-notifications'(payload) {
      appData.reloadForEvent();
      // The notification may have been announced before the connection was lost.
      if (isRecent(payload)) return;
      const id = randomKey();
      tabs.announceNotice(id);
      tell(id);
    },
    'update-admin-recepts': reloadRecepts,
  };
  const live = createLive({
    onAction(action, payload) {
      noteDeparture(payload);
      tabs.share(DEPARTURE, payload, 0);
      ownValue(reactions, action)?.(payload);
    },
    onRefused: (what, code) => problems.tell(what, String(code)),
    onCatchUp(isSubscribed) {
      if (!isSubscribed || !isCovered(tickets)) context.reloadTickets();
      if (!isSubscribed || !isCovered(recepts)) reloadRecepts();
      if (!isSubscribed || !isCovered(appData)) appData.reloadForEvent();
    },
    loadedAt: () => tickets.loadedAt.peek()?.getTime() ?? null,
    recovery,
    isLookedAt: () => (document.hasFocus() && !document.hidden) || tabs.isSeenElsewhere(),
  });
  const tabs = createTabs({
    status: () => ({ state: live.state.value, isFailing: tickets.failure.value !== null }),
    onJoin() {
      shared.shareAll();
      if (!recepts.refresh(() => undefined)) tabs.share(OUTDATED, null, 0);
    },
    onWoken: live.wake,
    onAnswer(name, answer, startedAt) {
      if (name === DEPARTURE) noteDeparture(answer);
      else if (name === OUTDATED) context.reloadRecepts();
      else shared.receive(name, answer, startedAt);
    },
    onNotice: tell,
  });
  const shared = createSharedResources({ appData, tickets, recepts: { ...recepts, data: recepts.known } }, tabs.share);
  const adminId = computed(() => appData.admin.value?.id ?? null);

  const state = computed<LiveState>(() =>
    tabs.isLeader.value === false ? (tabs.leader.value?.state ?? 'connecting') : live.state.value,
  );
  const isFailing = () =>
    (tabs.isLeader.value === false && tabs.leader.value?.isFailing) || tickets.failure.value !== null;

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
            if (isLeader) live.connect(settings);
            else live.stop();
          });
        }),
      ];
    },
    end,
  };
}

/** The name of an event's payload among the answers that tabs share. */
const DEPARTURE = 'departure';
/** The name of the message that the prescriptions have changed; this tab has not loaded them. */
const OUTDATED = 'outdated recepts';

/** Whether an event was sent before, to who was connected then. */
const isRecent = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'recent');

/** The name of the tabs that can share a connection: of the same session, server and channel, and of the same version. */
function nameOfTabs({ endpoints, realtime: { echo, ...realtime }, apiBase }: StoreConfig, token: string): string {
  const parts = [VERSION, apiBase, token, endpoints, realtime, echo !== null];
  return `ordinacia ${fingerprintOf(JSON.stringify(parts))}`;
}
