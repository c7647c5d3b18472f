import { computed, effect, untracked } from '@preact/signals-react';
import * as calls from '../api/calls';
import * as recordCalls from '../api/record-calls';
import { createClient } from '../api/client';
import { defaultEndpoints } from '../api/endpoints';
import type { RegistrationForm } from '../api/forms';
import { createStorage } from '../lib/storage';
import { waitingRoomTexts } from '../texts/waiting-room';
import { createAppData } from './app-data';
import { createClock } from './clock';
import { createFrames } from './frames';
import { createHappenings } from './happenings';
import { createLive } from './live';
import { createPatients } from './patients';
import { createPopups } from './popups';
import { realtimeSettings } from './realtime-settings';
import { createSession } from './session';
import type { StoreConfig } from './store-config';
import { createTickets, ticketToasts } from './tickets';
import { createToasts } from './toasts';

export type Store = ReturnType<typeof createStore>;

/** Everything that the elements of one `api-base` share. Nothing runs before `start()`, and nothing after its return was called. */
export function createStore(config: StoreConfig) {
  const paths = { ...defaultEndpoints, ...config.endpoints };
  const session = createSession(createStorage(), config.tokenKey);
  const clock = createClock();
  const toasts = createToasts();
  const popups = createPopups();
  const frames = createFrames();
  const happenings = createHappenings();
  const client = createClient({
    apiBase: config.apiBase,
    token: () => session.token.peek(),
    socketId: () => live.socketId(),
    onUnauthorized: session.expire,
  });

  const appData = createAppData((signal) => calls.getInitialData(client, paths.administrationInit, signal));
  const tickets = createTickets({
    load: (signal) => calls.getTickets(client, paths.tickets, signal),
    handle: (action, id) => calls.handleTicket(client, action === 'next' ? paths.ticketNext : paths.ticketReject, id),
    today: clock.today,
    onHandled(id, action) {
      toasts.success(ticketToasts[action]);
      happenings.tell({ name: 'ticket-change', detail: { id, action } });
    },
    onAlreadyHandled: () => toasts.danger(waitingRoomTexts.alreadyHandled),
  });
  const patients = createPatients({
    add: (userId) => recordCalls.addPatient(client, paths.patientAdd, userId),
    onAdded(userId) {
      tickets.markPatient(userId);
      tickets.reload();
      toasts.success(waitingRoomTexts.added);
    },
    onFailed: tickets.reload,
  });

  /** What each action of the real-time channel reloads. */
  const reactions: Readonly<Record<string, () => void>> = { 'update-waiting-tickets': tickets.reload };
  const live = createLive({
    onAction: (action) => (Object.hasOwn(reactions, action) ? reactions[action]?.() : undefined),
    onCatchUp() {
      tickets.reload();
      if (!appData.admin.peek()) appData.reload();
    },
  });

  function loadAll(): void {
    appData.reload();
    tickets.reload();
  }

  /** Nothing of a session outlives it: not in memory, not on the page. */
  function forgetAll(): void {
    live.stop();
    for (const slice of [tickets, appData, patients, toasts]) slice.clear();
    popups.close();
  }

  const adminId = computed(() => appData.admin.value?.id ?? null);

  return {
    ...{ session, tickets, patients, appData, toasts, popups, frames, happenings, clock },
    live: live.state,
    /** Rejects with a `Failure`. */
    async login(username: string, password: string): Promise<void> {
      session.begin(await calls.login(client, paths.login, username, password));
    },
    /** With a token the session begins; without one the login has to follow. Rejects with a `Failure`. */
    async register(form: RegistrationForm): Promise<'logged-in' | 'registered'> {
      const token = await calls.register(client, paths.register, form);
      if (token === null) return 'registered';
      session.begin(token);
      return 'logged-in';
    },
    /** Ends the session here at once, and at the server as soon as it hears of it. */
    logout(): void {
      if (!session.isLoggedIn.peek()) return;
      calls.logout(client, paths.logout).catch(() => console.warn('[ordinacia] the server did not confirm the logout'));
      session.end();
    },
    refresh(): void {
      if (session.isLoggedIn.peek()) loadAll();
    },
    start(): () => void {
      const stops = [
        session.watch(),
        clock.start(),
        effect(() => {
          const isLoggedIn = session.token.value !== null;
          untracked(() => {
            forgetAll();
            if (isLoggedIn) loadAll();
          });
        }),
        effect(() => {
          const id = adminId.value;
          // The token, not only that there is one: a new session stopped what the one before had started.
          const isLoggedIn = session.token.value !== null;
          untracked(() => {
            if (isLoggedIn) live.connect(realtimeSettings(config, id, client));
          });
        }),
        effect(() => {
          // The groups of yesterday are wrong after midnight, whatever the server sends.
          const today = clock.today.value;
          untracked(() => {
            if (session.isLoggedIn.peek() && tickets.loadedAt.peek() && today) tickets.reload();
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
