import { computed, effect, untracked } from '@preact/signals-react';
import * as calls from '../api/calls';
import { createClient } from '../api/client';
import { defaultEndpoints } from '../api/endpoints';
import * as formCalls from '../api/form-calls';
import type { RegistrationForm } from '../api/forms';
import * as recordCalls from '../api/record-calls';
import { isOn } from '../lib/is-on';
import { createStorage } from '../lib/storage';
import { entryTexts } from '../texts/entries';
import { officeHoursTexts } from '../texts/office-hours';
import { patientTexts } from '../texts/patients';
import { payoutTexts } from '../texts/payments';
import { receptTexts } from '../texts/recepts';
import { waitingRoomTexts } from '../texts/waiting-room';
import { createAppData } from './app-data';
import { createClock } from './clock';
import { createDashboard } from './dashboard';
import { createDesktopNotices } from './desktop-notices';
import { createDisplay } from './display';
import { createDrafts, type PopupEntry } from './drafts';
import { createEntries } from './entries';
import { createFormActions } from './form-actions';
import { createFrames } from './frames';
import { createHappenings } from './happenings';
import { createHotPanel } from './hot-panel';
import { createInvoices } from './invoices';
import { createLive } from './live';
import { createNotifications } from './notifications';
import { createOfficeHours } from './office-hours';
import { createOtherTabs } from './other-tabs';
import { createPatients } from './patients';
import { createPayouts } from './payouts';
import { createPopups } from './popups';
import { realtimeSettings } from './realtime-settings';
import { createRecepts } from './recepts';
import { createRecordList } from './record-list';
import { createSchedules } from './schedules';
import { createSession } from './session';
import { createSelfStoring } from './self-storing';
import { createSound } from './sound';
import type { StoreConfig } from './store-config';
import { createTickets, ticketToasts } from './tickets';
import { createToasts } from './toasts';

export type Store = ReturnType<typeof createStore>;

/** Everything that the elements of one `api-base` share. Nothing runs before `start()`, and nothing after its return was called. */
export function createStore(config: StoreConfig) {
  const paths = { ...defaultEndpoints, ...config.endpoints };
  const storage = createStorage();
  const session = createSession(storage, config.tokenKey);
  const clock = createClock();
  const toasts = createToasts();
  const popups = createPopups();
  const frames = createFrames();
  const happenings = createHappenings();
  const hotPanel = createHotPanel(storage);
  const otherTabs = createOtherTabs(`ordinacia ${config.apiBase} ${config.tokenKey}`);
  const client = createClient({
    apiBase: config.apiBase,
    token: () => session.token.peek(),
    socketId: () => live.socketId(),
    onUnauthorized: session.expire,
  });

  const appData = createAppData({
    load: (signal) => calls.getInitialData(client, paths.administrationInit, signal),
    today: clock.today,
  });
  const drafts = createDrafts();
  const { settings, profile, settingOf, uploadedPart, ...selfStoring } = createSelfStoring({
    ...{ client, paths, appData, drafts },
    tellOtherTabs: () => otherTabs.tell('app-data'),
  });
  const display = createDisplay({ storage, settingOf, isKnown: () => appData.admin.value !== null });
  const sound = createSound(() => isOn(settingOf('sound'), true));
  const desktopNotices = createDesktopNotices(() => isOn(settingOf('desktop_notices')));
  const notifications = createNotifications({
    list: appData.notifications,
    clear: () => calls.clearNotifications(client, paths.notificationsClear),
    onCleared() {
      appData.takeNotifications([]);
      otherTabs.tell('app-data');
    },
    // They may have been cleared although the answer was lost.
    onFailed: appData.reload,
  });
  const dashboard = createDashboard((signal) => recordCalls.getDashboard(client, paths.dashboard, signal));
  /** It counts what this call changes; a failed one may have been stored, too. */
  const counted = <T>(call: Promise<T>): Promise<T> => call.finally(touchDashboard);
  const touchDashboard = () => {
    if (session.isLoggedIn.peek()) dashboard.touch();
  };
  const tickets = createTickets({
    load: (signal) => calls.getTickets(client, paths.tickets, signal),
    handle: (action, id) =>
      counted(calls.handleTicket(client, action === 'next' ? paths.ticketNext : paths.ticketReject, id)),
    today: clock.today,
    onHandled(id, action) {
      toasts.success(ticketToasts[action]);
      happenings.tell({ name: 'ticket-change', detail: { id, action } });
    },
    onAlreadyHandled: () => toasts.danger(waitingRoomTexts.alreadyHandled),
  });
  const recepts = createRecepts({
    load: (signal) => recordCalls.getRecepts(client, paths.recepts, signal),
    handle: (action, id) =>
      counted(recordCalls.postId(client, action === 'accept' ? paths.receptAccepted : paths.receptRejected, id)),
    onHandled(action, count) {
      if (action === 'reject') toasts.success(receptTexts.rejected);
      else toasts.success(count === 1 ? receptTexts.accepted : receptTexts.acceptedMany(count));
    },
    onAlreadyHandled: () => toasts.danger(receptTexts.alreadyHandled),
  });
  const patients = createPatients({
    load: (signal) => recordCalls.getPatients(client, paths.patients, signal),
    add: (userId) => counted(recordCalls.addPatient(client, paths.patientAdd, userId)),
    remove: (id) => counted(recordCalls.postId(client, paths.patientDelete, id)),
    onAdded(userId) {
      tickets.markPatient(userId, true);
      tickets.reload();
      toasts.success(patientTexts.added);
    },
    onRemoved(id) {
      tickets.markPatient(id, false);
      tickets.reload();
      toasts.success(patientTexts.removed);
    },
    onFailed: tickets.reload,
  });

  const officeHours = createOfficeHours({
    load: (signal) => recordCalls.getOfficeHours(client, paths.officeHours, signal),
    erase: (id) => recordCalls.postId(client, paths.officeHoursRemove, id),
    onErased: () => toasts.success(officeHoursTexts.removed),
  });
  const payments = createRecordList((signal) => recordCalls.getPayments(client, paths.payments, signal));
  const payouts = createPayouts((signal) => recordCalls.getPayouts(client, paths.payouts, signal));
  const invoices = createInvoices({
    apiBase: config.apiBase,
    load: (path, signal) => recordCalls.getInvoice(client, path, signal),
    onFailed: () => toasts.danger(payoutTexts.invoiceFailed),
  });
  const schedules = createSchedules({
    loadDays: (signal) => formCalls.getSchedules(client, paths.schedules, signal),
    loadTimes: (date, signal) => formCalls.getScheduleTimes(client, paths.scheduleTimes, date, signal),
  });
  const entries = createEntries({
    popupOf: popups.placeOf,
    onDone(place, text) {
      drafts.discard(place.name);
      place.onDone();
      toasts.success(text);
    },
    onFailed(place) {
      const onRetry = place.onFailed();
      popups.alert({
        ...{ kind: 'danger', title: entryTexts.failedTitle, description: entryTexts.failedDescription },
        ...(onRetry && { onRetry }),
      });
    },
  });
  const forms = createFormActions({
    ...{ client, paths, entries, appData, officeHours, payouts },
    reloadTickets,
    tellOtherTabs: () => otherTabs.tell('app-data'),
  });

  function reloadTickets(): void {
    tickets.reload();
    touchDashboard();
  }
  function reloadRecepts(): void {
    recepts.reload();
    touchDashboard();
  }

  /** What each action of the real-time channel reloads. */
  const reactions: Readonly<Record<string, () => void>> = {
    'update-waiting-tickets': reloadTickets,
    'update-admin-notifications'() {
      appData.reload();
      sound.play();
      desktopNotices.tell();
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
    touchDashboard();
  }

  /** Nothing of a session outlives it: not in memory, not on the page. */
  function forgetAll(): void {
    live.stop();
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
    ...{ session, tickets, recepts, patients, appData, notifications, toasts, popups, frames, happenings, clock },
    ...{ hotPanel, sound, dashboard, officeHours, payments, payouts, invoices, schedules, drafts, entries, forms },
    ...{ settings, profile, uploadedPart, display, desktopNotices },
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
    },
    start(): () => void {
      const stops = [
        session.watch(),
        clock.start(),
        display.watch(),
        selfStoring.watch(),
        otherTabs.listen(() => {
          if (session.isLoggedIn.peek()) appData.reload();
        }),
        effect(() => {
          const isLoggedIn = session.token.value !== null;
          untracked(() => {
            keepOrDropDrafts();
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
