import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { ONLINE_SPREAD_MS } from '../../constants';
import type { DesktopNotices } from './desktop-notices';
import { createLive, type LiveSettings, type LiveState } from './live';
import { tellOfNotice } from './notices';
import { watchPageLife } from './page-life';
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
  /** Begins for a session: all tabs that use the same name share it. Returns a function that ends it. */
  begin(name: string): void;
  /** A notification has come: one tab tells of it. */
  notify(): void;
  /** Passes an answer on to the tabs that follow this one. `startedAt`: when its load began, in ms. */
  share(name: string, answer: unknown, startedAt: number): void;
  end(): void;
}

export interface ConnectionContext {
  /** Read as a signal. */
  settings(): LiveSettings | 'none' | 'awaited';
  /** Whether the last load has failed. Read as a signal. */
  isFailing(): boolean;
  /** When something was loaded last, in ms; `null` before the first answer. */
  loadedAt(): number | null;
  onAction(action: string): void;
  onCatchUp(isFirst: boolean): void;
  /** Another tab follows this one, which shares what it has. */
  onFollower(): void;
  /** An answer that the leading tab has loaded. */
  onAnswer(name: string, answer: unknown, startedAt: number): void;
  sound: Sound;
  desktopNotices: DesktopNotices;
}

/** The live connection of a session: of this tab where it leads, or of the one that it follows. */
export function createConnection(context: ConnectionContext): Connection {
  const isOffline = signal(false);
  let tabsName = '';
  let stops: (() => void)[] = [];

  const tell = () => tellOfNotice(tabsName, context.sound, context.desktopNotices);
  const live = createLive({
    onAction: context.onAction,
    onCatchUp: context.onCatchUp,
    loadedAt: context.loadedAt,
    isLookedAt: () => (document.hasFocus() && !document.hidden) || tabs.isSeenElsewhere(),
  });
  const tabs = createTabs({
    status: () => ({ state: live.state.value, isFailing: context.isFailing() }),
    onJoin: context.onFollower,
    onWoken: live.wake,
    onAnswer: context.onAnswer,
    onNotice: tell,
  });

  const state = computed<LiveState>(() =>
    tabs.isLeader.value === false ? (tabs.leader.value?.state ?? 'connecting') : live.state.value,
  );
  const isFailing = () => (tabs.isLeader.value === false && tabs.leader.value?.isFailing) || context.isFailing();

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
    begin(name) {
      end();
      tabsName = name;
      isOffline.value = !navigator.onLine;
      tabs.join(name);
      stops = [
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
        effect(() => {
          const isLeader = tabs.isLeader.value;
          const settings = context.settings();
          untracked(() => {
            if (isLeader) live.connect(settings);
            else live.stop();
          });
        }),
      ];
    },
    notify() {
      tabs.announceNotice();
      tell();
    },
    share: tabs.share,
    end,
  };
}
