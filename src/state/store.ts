import { computed, effect, untracked } from '@preact/signals-react';
import * as calls from '../api/calls';
import { createClient } from '../api/client';
import { defaultEndpoints } from '../api/endpoints';
import type { RegistrationForm } from '../api/forms';
import { createStorage } from '../lib/storage';
import { entryTexts } from '../texts/entries';
import { createClock } from './ui/clock';
import type { PopupEntry } from './forms/drafts';
import { createFrames } from './ui/frames';
import { createEvents, errorCode } from './events';
import { createHotPanel } from './ui/hot-panel';
import { createLive } from './live/live';
import { createOtherTabs } from './live/other-tabs';
import { createPopups } from './ui/popups';
import { realtimeSettings } from './live/realtime-settings';
import { createSession } from './session/session';
import type { StoreConfig } from './store-config';
import { createSlices } from './slices';
import { createToasts } from './ui/toasts';

export type Store = ReturnType<typeof createStore>;

/** Everything that the elements of one `api-base` share. Nothing runs before `start()`, and nothing after its return was called. */
export function createStore(config: StoreConfig) {
  const paths = { ...defaultEndpoints, ...config.endpoints };
  const storage = createStorage();
  const clock = createClock();
  const toasts = createToasts();
  const popups = createPopups();
  const frames = createFrames();
  const events = createEvents();
  const session = createSession({
    ...{ storage, tokenKey: config.tokenKey, getToken: config.getToken },
    onExpired: events.askAtExpiry,
  });
  const hotPanel = createHotPanel(storage);
  const otherTabs = createOtherTabs(`ordinacia ${config.apiBase} ${config.tokenKey}`);
  const client = createClient({
    apiBase: config.apiBase,
    token: () => session.token.peek(),
    socketId: () => live.socketId(),
    onUnauthorized: session.expire,
    onFailed(kind) {
      const code = errorCode(kind);
      if (code) events.emit({ name: 'error', detail: { code } });
    },
  });

  const slices = createSlices({
    ...{ client, paths, storage, session, clock, toasts, popups, events, otherTabs },
    apiBase: config.apiBase,
  });
  const { appData, tickets, recepts, patients, drafts, display, selfStoring, reloadTickets, reloadRecepts } = slices;

  /** What each action of the real-time channel reloads. */
  const reactions: Readonly<Record<string, () => void>> = {
    'update-waiting-tickets': reloadTickets,
    'update-admin-notifications'() {
      appData.reload();
      slices.sound.play();
      slices.desktopNotices.tell();
    },
    'update-admin-recepts': reloadRecepts,
  };
  const live = createLive({
    onAction: (action) => (Object.hasOwn(reactions, action) ? reactions[action]?.() : undefined),
    onCatchUp(isFirst) {
      reloadTickets();
      reloadRecepts();
      // It is what led to the first connection, and as new as that.
      if (!isFirst || !appData.admin.peek()) appData.reload();
    },
  });

  function loadAll(): void {
    for (const slice of [appData, tickets, recepts, patients]) slice.reload();
    slices.touchDashboard();
  }

  /** Nothing of a session outlives it: not in memory, not on the page. */
  function forgetAll(): void {
    live.stop();
    const { officeHours, payments, payouts, invoices, schedules, dashboard, notifications, entries } = slices;
    const records = [tickets, recepts, patients, officeHours, payments, payouts, schedules, dashboard];
    for (const slice of [...records, invoices, notifications, appData, entries, toasts, selfStoring]) slice.clear();
    popups.close();
  }

  /** What was typed and not sent waits for the same doctor when a session ran out, and for nobody after a logout. */
  function keepOrDropDrafts(): void {
    const open = popups.open.peek()?.name;
    if (session.endedBy.peek() === 'logout') {
      drafts.clear();
      display.forget();
    } else if (session.endedBy.peek() === 'expiry') {
      selfStoring.outlive();
      drafts.outlive(isEntry(open) ? open : null);
    }
  }

  const adminId = computed(() => appData.admin.value?.id ?? null);

  return {
    ...slices,
    ...{ session, clock, toasts, popups, frames, events, hotPanel },
    live: live.state,
    apiBase: config.apiBase,
    /** Rejects with a `Failure`. */
    async login(username: string, password: string): Promise<void> {
      session.begin(await calls.login(client, paths.login, username, password));
    },
    /** Who registers is logged in, where the server gives a token at once. Rejects with a `Failure`. */
    async register(form: RegistrationForm): Promise<'logged-in' | 'registered'> {
      const token = await calls.register(client, paths.register, form);
      if (token === null) return 'registered';
      session.begin(token);
      return 'logged-in';
    },
    /** Ends the session here at once, and at the server as soon as it hears of it. */
    logout(): void {
      if (!session.isLoggedIn.peek()) return;
      const token = session.token.peek();
      // What was just changed is stored first: the server takes nothing from an ended session.
      void selfStoring
        .flush()
        .then(() => calls.logout(client, paths.logout, token))
        .catch(() => console.warn('[ordinacia] the server did not confirm the logout'));
      session.end();
    },
    refresh(): void {
      if (session.isLoggedIn.peek()) loadAll();
      else session.look();
    },
    start(): () => void {
      const stops = [
        session.watch(),
        clock.start(),
        display.watch(),
        selfStoring.watch(),
        otherTabs.listen((news) => {
          if (!session.isLoggedIn.peek()) return;
          if (news === 'app-data') appData.reload();
          else if (slices.officeHours.list.peek()) slices.officeHours.reload();
        }),
        effect(() => {
          const isLoggedIn = session.key.value !== null;
          untracked(() => {
            keepOrDropDrafts();
            forgetAll();
            if (isLoggedIn) loadAll();
          });
        }),
        effect(() => {
          const id = adminId.value;
          // Which session, not only that there is one: a new one stopped what the one before had started.
          const isLoggedIn = session.key.value !== null;
          untracked(() => {
            if (isLoggedIn) live.connect(realtimeSettings(config, id, client));
          });
        }),
        effect(() => {
          const id = adminId.value;
          untracked(() => {
            if (id === null) return;
            drafts.claim(id);
            selfStoring.resume();
            const interrupted = drafts.takeInterrupted();
            if (interrupted && !popups.open.peek()) popups.show(interrupted, {});
          });
        }),
        effect(() => {
          // The groups of yesterday are wrong after midnight, whatever the server sends; so is the doctor's state.
          const today = clock.today.value;
          untracked(() => {
            if (!session.isLoggedIn.peek() || !tickets.loadedAt.peek() || !today) return;
            reloadTickets();
            appData.reload();
          });
        }),
      ];
      return () => {
        stops.forEach((stop) => stop());
        forgetAll();
      };
    },
  };
}

const ENTRIES: ReadonlySet<string | undefined> = new Set(Object.keys(entryTexts.done));

const isEntry = (name: string | undefined): name is PopupEntry => ENTRIES.has(name);
