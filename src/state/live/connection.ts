import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import { ONLINE_SPREAD_MS } from '../../constants';
import { fingerprintOf } from '../../lib/fingerprint';
import { ownValue } from '../../lib/own-properties';
import { randomKey } from '../../lib/random-key';
import type { Recovery } from '../../lib/retries';
import { VERSION } from '../../version';
import type { AppData } from '../resources/app-data';
import type { Recepts } from '../resources/recepts';
import type { Tickets } from '../resources/tickets';
import type { StoreConfig } from '../store-config';
import type { DesktopNotices } from './desktop-notices';
import { createLive, type LiveState } from './live';
import { tellOfNotice } from './notices';
import { watchPageLife } from './page-life';
import { realtimeSettings } from './realtime-settings';
import { createSharedResources } from './shared-resources';
import type { Sound } from './sound';
import { createTabs } from './tabs';

/** What the doctor is told: `reconnecting` while the data still comes, `offline` while it does not. */
export type ConnectionStatus = 'connecting' | 'connected' | 'polling' | 'reconnecting' | 'offline';

export interface Connection {
  /** What the socket does, here or in the tab that leads. */
  readonly state: ReadonlySignal<LiveState>;
  readonly status: ReadonlySignal<ConnectionStatus>;
  /** Of a socket of this tab. */
  socketId(): string | null;
  /** Begins for the session of a token. */
  begin(token: string): void;
  end(): void;
}

export interface ConnectionContext {
  config: StoreConfig;
  client: Client;
  appData: AppData;
  tickets: Tickets;
  recepts: Recepts;
  /** For events: in a row, they load the list once a second. */
  reloadTickets(): void;
  reloadRecepts(): void;
  recovery: Recovery;
  sound: Sound;
  desktopNotices: DesktopNotices;
}

/** The live connection of a session: of this tab where it leads, or of the one that it follows. */
export function createConnection(context: ConnectionContext): Connection {
  const { config, client, appData, tickets, recepts, recovery, sound, desktopNotices } = context;
  const isOffline = signal(false);
  let tabsName = '';
  let stops: (() => void)[] = [];

  const tell = (id: string) => tellOfNotice(`${tabsName} ${id}`, sound, desktopNotices);
  /** What each action of the real-time channel reloads. */
  const reactions: Readonly<Record<string, () => void>> = {
    'update-waiting-tickets': context.reloadTickets,
    'update-admin-notifications'() {
      appData.reloadForEvent();
      const id = randomKey();
      tabs.announceNotice(id);
      tell(id);
    },
    'update-admin-recepts': context.reloadRecepts,
  };
  const live = createLive({
    onAction: (action) => ownValue(reactions, action)?.(),
    onCatchUp() {
      context.reloadTickets();
      context.reloadRecepts();
      appData.reload();
    },
    loadedAt: () => tickets.loadedAt.peek()?.getTime() ?? null,
    isLookedAt: () => (document.hasFocus() && !document.hidden) || tabs.isSeenElsewhere(),
  });
  const tabs = createTabs({
    status: () => ({ state: live.state.value, isFailing: tickets.failure.value !== null }),
    onJoin: () => shared.shareAll(),
    onWoken: live.wake,
    onAnswer: (name, answer, startedAt) => shared.receive(name, answer, startedAt),
    onNotice: tell,
  });
  const shared = createSharedResources({ appData, tickets, recepts }, tabs.share);
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
            if (tabs.isLeader.peek() === false) tabs.wake();
            else live.wake(cause === 'online' ? ONLINE_SPREAD_MS : 0);
          },
        }),
        effect(() => (live.state.value === 'disconnected' ? untracked(() => recovery.add(live.hasten)) : undefined)),
        effect(() => {
          const isLeader = tabs.isLeader.value;
          // A refused authorization of the channel alone ends no session: a load shows whether it has ended.
          const settings = realtimeSettings(config, adminId.value, client, appData.reload);
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

/** The name of the tabs that can share a connection: of the same session, server and channel, and of the same version. */
function nameOfTabs({ endpoints, realtime: { echo, ...realtime }, apiBase }: StoreConfig, token: string): string {
  const parts = [VERSION, apiBase, token, endpoints, realtime, echo !== null];
  return `ordinacia ${fingerprintOf(JSON.stringify(parts))}`;
}
