import { computed, effect, untracked } from '@preact/signals-core';
import * as calls from '../api/calls';
import { createClient } from '../api/client';
import { defaultEndpoints } from '../api/endpoints';
import type { RegistrationRequest } from '../api/contract';
import { createStorage } from '../lib/storage';
import { createEvents, errorCode } from './events';
import { createLazyCalls } from './lazy-calls';
import { createLazyConnection } from './live/lazy-connection';
import { createOtherTabs } from './live/other-tabs';
import { createSession } from './session/session';
import { createSessionScope } from './session/session-scope';
import type { ClearReason, Slice } from './slice';
import { createSlices } from './slices';
import type { StoreConfig } from './store-config';
import { createClock } from './ui/clock';
import { createFrames } from './ui/frames';
import { createHotPanel } from './ui/hot-panel';

export type Store = ReturnType<typeof createStore>;

/** The state shared by the elements of one `api-base`. Nothing runs before `start()`, which returns a function that stops everything. */
export function createStore(config: StoreConfig) {
  const paths = { ...defaultEndpoints, ...config.endpoints };
  const storage = createStorage();
  const clock = createClock();
  const frames = createFrames();
  const events = createEvents();
  const session = createSession({
    storage,
    tokenKey: config.tokenKey,
    getToken: config.getToken,
    onExpired: events.emitExpiry,
  });
  const scope = createSessionScope((error) => {
    reportError(error);
    events.emit({ name: 'error', detail: { code: 'crash' } });
  });
  const hotPanel = createHotPanel(storage);
  const otherTabs = createOtherTabs(`ordinacia ${config.apiBase} ${config.tokenKey}`);
  const lazyCalls = createLazyCalls(scope, () => events.emit({ name: 'error', detail: { code: 'chunk' } }));
  const client = createClient({
    apiBase: config.apiBase,
    token: () => session.token.peek(),
    socketId: () => connection.socketId(),
    onUnauthorized: session.expire,
    onFailed(kind) {
      const code = errorCode(kind);
      if (code) events.emit({ name: 'error', detail: { code } });
    },
  });

  const { slices, recovery, sound, desktopNotices, reloadTickets, reloadRecepts, loadAll } = createSlices({
    client,
    lazyCalls,
    paths,
    apiBase: config.apiBase,
    storage,
    session,
    scope,
    clock,
    events,
    otherTabs,
  });
  const { appData, autosave, drafts, idempotencyKeys, officeHours, patients, popups, recepts, tickets } = slices;

  const adminId = computed(() => appData.admin.value?.id ?? null);
  const connection = createLazyConnection({
    config,
    client,
    appData,
    tickets,
    recepts,
    reloadTickets,
    reloadRecepts,
    recovery,
    sound,
    desktopNotices,
  });

  /** Clears all data of a session, in memory and on the page. */
  function clearAll(reason: ClearReason): void {
    connection.end();
    scope.end();
    for (const slice of Object.values<Slice>(slices)) slice.clear(reason);
  }

  return {
    ...slices,
    session,
    clock,
    frames,
    events,
    hotPanel,
    sound,
    desktopNotices,
    live: connection.state,
    connection: connection.status,
    apiBase: config.apiBase,
    /** Rejects with a `Failure`. */
    async login(username: string, password: string): Promise<void> {
      session.begin(await calls.login(client, paths.login, username, password));
    },
    /** Logs in at once where the server returns a token. Rejects with a `Failure`. */
    async register(form: RegistrationRequest): Promise<'logged-in' | 'registered'> {
      const token = await (await lazyCalls.forms()).register(client, paths.register, form);
      if (token === null) return 'registered';
      session.begin(token);
      return 'logged-in';
    },
    /** Ends the session here at once; the call to the server follows. */
    logout(): void {
      if (!session.isLoggedIn.peek()) return;
      const token = session.token.peek();
      // Saves pending edits first: the server rejects them after the logout.
      void autosave
        .flush()
        .then(() => calls.logout(client, paths.logout, token))
        .catch(() => console.warn('[ordinacia] the server did not confirm the logout'));
      session.end();
    },
    refresh(): void {
      if (session.isLoggedIn.peek()) loadAll();
      else session.checkToken();
    },
    start(): () => void {
      const stops = [
        session.watch(),
        clock.start(),
        slices.display.watch(),
        autosave.watch(),
        otherTabs.listen((message) => {
          if (!session.isLoggedIn.peek()) return;
          if (message === 'app-data') appData.reload();
          else if (message === 'patients') patients.reload();
          else if (officeHours.data.peek() || officeHours.isLoading.peek()) officeHours.reload();
        }),
        effect(() => {
          const isLoggedIn = session.key.value !== null;
          untracked(() => {
            clearAll(session.endedBy.peek() ?? 'login');
            const token = session.token.peek();
            if (!isLoggedIn || token === null) return;
            connection.begin(token);
            loadAll();
          });
        }),
        effect(() => {
          const id = adminId.value;
          untracked(() => {
            if (id === null) return;
            drafts.claim(id);
            idempotencyKeys.claim(id);
            autosave.resume();
            const interrupted = popups.takeInterrupted();
            if (interrupted && drafts.has(interrupted) && !popups.open.peek()) popups.show(interrupted, {});
          });
        }),
        effect(() => {
          // After midnight yesterday's groups and the doctor's state are outdated.
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
        clearAll('stop');
      };
    },
  };
}
