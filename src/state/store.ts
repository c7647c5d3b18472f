import { computed, effect, signal, untracked } from '@preact/signals-core';
import * as calls from '../api/calls/session';
import { createClient } from '../api/client';
import type { RegistrationRequest } from '../api/contract';
import { pictureAddress } from '../lib/address-on-base';
import { pageRecovery } from '../lib/retries';
import { createStorage } from '../lib/storage';
import { createEvents, errorCode } from './events';
import { takeOver } from './late-config';
import { createLazyCalls } from './lazy-calls';
import { createLazyConnection } from './live/lazy-connection';
import { createOtherTabs } from './live/other-tabs';
import { createDoneCalls } from './problems/done-calls';
import { createProblems } from './problems/problems';
import { createSession } from './session/session';
import { createSessionScope } from './session/session-scope';
import type { ClearReason, Slice } from './slice';
import { createSlices } from './slices';
import type { PartContext } from './store-part';
import type { StoreConfig } from './store-config';
import { createClock } from './ui/clock';
import { createFrames } from './ui/frames';
import { createHotPanel } from './ui/hot-panel';

export type Store = ReturnType<typeof createStore>;

/** The state shared by the elements of one `api-base`. Nothing runs before `start()`, which returns a function that stops everything. */
export function createStore(given: StoreConfig) {
  /** Read where it is used: what a page says later counts. */
  const config = { ...given };
  const storage = createStorage();
  const settings = signal(given);
  const clock = createClock(() => settings.value.timeZone);
  const frames = createFrames();
  const events = createEvents();
  const problems = createProblems({ config, events });
  const doneCalls = createDoneCalls();
  const session = createSession({
    storage,
    tokenKey: config.tokenKey,
    apiBase: config.apiBase,
    getToken: config.getToken,
    onExpired: events.emitExpiry,
    onNoAnswer: (reason) => problems.tell('get-token', reason),
  });
  const scope = createSessionScope((error) => {
    reportError(error);
    events.emit({ name: 'error', detail: { code: 'crash' } });
  });
  const hotPanel = createHotPanel(storage);
  const otherTabs = createOtherTabs(`ordinacia ${config.apiBase}`);
  const onMissingChunk = () => events.emit({ name: 'error', detail: { code: 'chunk' } });
  const lazyCalls = createLazyCalls(scope, onMissingChunk);
  const client = createClient({
    apiBase: config.apiBase,
    endpoints: () => config.endpoints,
    token: () => session.token.peek(),
    socketId: () => connection.socketId(),
    onUnauthorized: session.expire,
    async onFailed(caught, path) {
      const failure = await problems.explain(caught, path);
      const code = errorCode(failure.kind);
      // Requests of the browser itself may wait on the same connection.
      if (failure.status === null) pageRecovery.changed();
      if (code) events.emit({ name: 'error', detail: { code } });
      return failure;
    },
    onServerTime: clock.onServerTime,
    onDone: doneCalls.add,
  });

  const { slices, recovery, sound, desktopNotices, reloadTickets, reloadRecepts, loadAll } = createSlices({
    client,
    lazyCalls,
    apiBase: config.apiBase,
    storage,
    session,
    scope,
    clock,
    events,
    otherTabs,
  });
  const { appData, autosave, drafts, idempotencyKeys, late, notifications, officeHours, patients, popups } = slices;
  const { recepts, tickets } = slices;
  const partContext: PartContext = {
    ...slices,
    client,
    apiBase: config.apiBase,
    scope,
    keys: idempotencyKeys,
    recovery,
    session,
    clock,
    events,
    notifyOtherTabs: otherTabs.notify,
    made: new Map(),
  };

  /** The owner of the drafts: a colleague's are not the doctor's. */
  const owner = computed(() => {
    const admin = appData.admin.value;
    const colleague = admin?.attributes.colleague?.id ?? null;
    return admin && (colleague === null ? admin.id : `${admin.id} ${colleague}`);
  });
  const connection = createLazyConnection(
    {
      config,
      problems,
      client,
      scope,
      appData,
      tickets,
      recepts,
      reloadTickets,
      reloadRecepts,
      recovery,
      zone: () => clock.zone.peek(),
      sound,
      desktopNotices,
    },
    onMissingChunk,
  );

  const pictureOrigins = computed(() => settings.value.pictureOrigins);

  /** Clears all data of a session, in memory and on the page. */
  function clearAll(reason: ClearReason): void {
    connection.end();
    scope.end();
    for (const slice of [...Object.values<Slice>(slices), ...partContext.made.values()]) slice.clear(reason);
  }

  return {
    ...slices,
    partContext,
    /** Configuration set by the page; `configure` replaces it. */
    settings,
    session,
    clock,
    frames,
    events,
    hotPanel,
    sound,
    desktopNotices,
    live: connection.state,
    connectionStatus: connection.status,
    apiBase: config.apiBase,
    /** The address of a picture that may be shown; `null` for one of a third party, who would learn of it. */
    pictureAddress: computed(() => {
      const origins = pictureOrigins.value;
      return (address: string) => pictureAddress(address, config.apiBase, origins);
    }),
    /** For who looks for a mistake. */
    doneCalls,
    /** Applies an element's later configuration: only changed settings have consequences. */
    configure: (next: StoreConfig) => takeOver(next, { config, settings, session, connection, loadAll }),
    /** Rejects with a `Failure`; one with an error of `code` asks for the second factor. */
    async login(username: string, password: string, code?: string): Promise<void> {
      const request = { username, password, ...(code === undefined ? {} : { code }) };
      session.begin((await client.call(calls.login, request)).access_token);
    },
    /** Logs in at once where the server returns a token. Rejects with a `Failure`. */
    async register(form: RegistrationRequest): Promise<'logged-in' | 'registered'> {
      const { access_token } = await client.call((await lazyCalls.forms()).register, form);
      if (access_token === null) return 'registered';
      session.begin(access_token);
      return 'logged-in';
    },
    /** Ends the session here at once; the call to the server follows. */
    logout(): void {
      if (!session.isLoggedIn.peek()) return;
      const token = session.token.peek();
      // Saves pending edits first: the server rejects them after the logout.
      void autosave
        .flush()
        .then(() => client.call(calls.logout, null, { token }))
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
        slices.roomPlaces.watch(),
        slices.calledToday.watch(),
        slices.waitingClock.watch(),
        autosave.watch(),
        otherTabs.listen((message) => {
          if (!session.isLoggedIn.peek()) return;
          if (message === 'app-data') {
            // The leading tab passes on what it loads.
            if (!connection.isFollowing()) appData.reloadForEvent();
          } else if (message === 'account') late.onChangedElsewhere();
          else if (message === 'notifications-seen') notifications.rereadSeen();
          else if (message === 'patients') patients.refresh(patients.reloadForEvent);
          else if (officeHours.data.peek() || officeHours.isLoading.peek()) officeHours.reloadForEvent();
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
          const id = owner.value;
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
          // After the practice's midnight, until a response has the new day: the server's may come a moment later.
          void clock.minute.value;
          if (tickets.isOutdated.value) untracked(reloadTickets);
        }),
        effect(() => {
          if (tickets.isOutdated.value) untracked(appData.reload);
        }),
      ];
      return () => {
        stops.forEach((stop) => stop());
        clearAll('stop');
      };
    },
  };
}
