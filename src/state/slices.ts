import { computed } from '@preact/signals-core';
import * as calls from '../api/calls';
import type { Client } from '../api/client';
import type { Ticket } from '../api/contract';
import type { defaultEndpoints, Endpoints } from '../api/endpoints';
import { SEEN_NOTIFICATIONS_KEY } from '../constants';
import { isOn } from '../lib/is-on';
import { createRecovery, pageRecovery } from '../lib/retries';
import type { TextStorage } from '../lib/storage';
import { storeTexts } from '../texts/store';
import { ticketInWords } from '../texts/ticket-subject';
import type { Events } from './events';
import { createAutosave } from './forms/autosave';
import { createDrafts } from './forms/drafts';
import { createForms } from './forms/forms';
import { createFailedForm } from './forms/failed-form';
import { createFormSubmissions } from './forms/form-submissions';
import { createLateSlices } from './late-slices';
import type { LazyCalls } from './lazy-calls';
import { createDesktopNotices } from './live/desktop-notices';
import type { OtherTabs } from './live/other-tabs';
import { createSound } from './live/sound';
import { createAppData, isOffered } from './resources/app-data';
import { createDashboard } from './resources/dashboard';
import { createNotifications } from './resources/notifications';
import { createOfficeHours } from './resources/office-hours';
import { createPatients } from './resources/patients';
import { createPayouts } from './resources/payouts';
import { createRecepts, type ReceptAction } from './resources/recepts';
import { createRecordList } from './resources/record-list';
import { createRoomPlaces } from './resources/room-places';
import { createSchedules } from './resources/schedules';
import { createTicketReturns } from './resources/ticket-returns';
import { createSeenIds } from './resources/seen-ids';
import { createTickets, type TicketAction } from './resources/tickets';
import { createCalledToday } from './resources/called-today';
import { createWaitingClock } from './resources/waiting-clock';
import { createIdempotencyKeys } from './session/idempotency-keys';
import type { Session } from './session/session';
import type { SessionScope } from './session/session-scope';
import type { Slice } from './slice';
import type { Clock } from './ui/clock';
import { createDisplay } from './ui/display';
import { createPopups } from './ui/popups';
import { createToasts } from './ui/toasts';

interface SlicesContext {
  client: Client;
  lazyCalls: LazyCalls;
  paths: Endpoints;
  /** Absolute, without a trailing slash. */
  apiBase: string;
  storage: TextStorage;
  session: Session;
  scope: SessionScope;
  clock: Clock;
  events: Events;
  otherTabs: OtherTabs;
}

/** The endpoint of each action. */
const ticketPaths: Readonly<Record<TicketAction, (paths: Endpoints) => string>> = {
  next: ({ ticketNext }) => ticketNext,
  reject: ({ ticketReject }) => ticketReject,
  'no-show': () => '/api/ticket-no-show',
};
const receptEndpoints: Readonly<Record<ReceptAction, keyof typeof defaultEndpoints>> = {
  accept: 'receptAccepted',
  reject: 'receptRejected',
};

/** The parts of the store that hold session data, and how changes in one affect the others. */
export function createSlices(context: SlicesContext) {
  const { client, lazyCalls, paths, apiBase, storage, session, scope, clock, events, otherTabs } = context;
  const toasts = createToasts();
  const popups = createPopups();
  const drafts = createDrafts();
  const recovery = createRecovery(pageRecovery);
  const options = { recovery };
  const keys = createIdempotencyKeys();

  const appData = createAppData({
    load: (request) => calls.getInitialData(client, paths.administrationInit, request),
    options,
    clock,
  });
  const autosave = createAutosave({
    scope,
    keys,
    client,
    lazyCalls,
    paths,
    appData,
    drafts,
    notifyOtherTabs: () => otherTabs.notify('app-data'),
  });
  const display = createDisplay({
    storage,
    settingOf: autosave.settingOf,
    isKnown: () => appData.admin.value !== null,
    denied: () => appData.admin.value?.attributes.denied ?? [],
  });
  const notifications = createNotifications({
    scope,
    keys,
    data: appData,
    list: appData.notifications,
    seen: createSeenIds({
      storage,
      key: `${SEEN_NOTIFICATIONS_KEY} ${apiBase}`,
      owner: computed(() => appData.admin.value?.id ?? null),
    }),
    onSeen: () => otherTabs.notify('notifications-seen'),
    clear: () => calls.clearNotifications(client, paths.notificationsClear),
    onCleared(ids) {
      appData.removeNotifications(ids);
      // One that came meanwhile may have been cleared with them, or not.
      if (appData.notifications.peek().length > 0) appData.reload();
      otherTabs.notify('app-data');
    },
  });

  const dashboard = createDashboard(
    async (request) => (await lazyCalls.records()).getDashboard(client, paths.dashboard, request),
    options,
  );
  function invalidateDashboard(): void {
    if (session.isLoggedIn.peek()) dashboard.invalidate();
  }
  /** For calls that change the dashboard's counts; a failed one may have been stored, too. */
  const counted = <T>(call: Promise<T>): Promise<T> => call.finally(invalidateDashboard);

  const tickets = createTickets({
    scope,
    keys,
    load: (request) => calls.getTickets(client, paths.tickets, request),
    options,
    // The page may be leaving: the patient has been called all the same.
    handle: (action, id, key) =>
      counted(calls.postId(client, ticketPaths[action](paths), id, { key, keepalive: true })),
    clock,
    onHandled(id, action, ticket) {
      // The same appointment, made anew, is another one.
      keys.forget('appointment');
      tellHandled(action, ticket);
      keys.forget('ticket-add');
      events.emit({ name: 'ticket-change', detail: { id, action } });
    },
    onGone: () => toasts.success(storeTexts.tickets.gone),
    onAlreadyHandled: () => toasts.danger(storeTexts.tickets.alreadyHandled),
  });
  const returns = createTicketReturns({
    scope,
    keys,
    tickets,
    send: (id, key) => counted(calls.postId(client, '/api/ticket-return', id, { key, keepalive: true })),
    onReturned(id) {
      toasts.success(storeTexts.tickets.returned);
      events.emit({ name: 'ticket-change', detail: { id, action: 'return' } });
    },
    onRefused: (status) => toasts.danger(storeTexts.tickets.notReturned(status)),
  });
  /** Where the server takes a ticket back, the toast names it and offers that; a no-show can always be taken back. */
  function tellHandled(action: TicketAction, ticket: Ticket | undefined): void {
    const canReturn = action === 'no-show' || isOffered(appData, 'ticket-history');
    toasts.success(
      storeTexts.tickets[action],
      ticket && canReturn
        ? { subject: ticketInWords(ticket), label: storeTexts.tickets.return, run: () => void returns.run(ticket) }
        : undefined,
    );
  }
  const recepts = createRecepts({
    scope,
    keys,
    load: (request) => calls.getRecepts(client, paths.recepts, request),
    options,
    handle: (action, id, key) => counted(calls.postId(client, paths[receptEndpoints[action]], id, { key })),
    onHandled: (action, count) => toasts.success(storeTexts.recepts[action](count)),
    onGone: () => toasts.success(storeTexts.recepts.gone),
    onAlreadyHandled: () => toasts.danger(storeTexts.recepts.alreadyHandled),
  });
  const patients = createPatients({
    scope,
    keys,
    load: (request) => calls.getPatients(client, paths.patients, request),
    options,
    add: (userId, key) => counted(calls.addPatient(client, paths.patientAdd, userId, { key })),
    remove: (id, key) => counted(calls.postId(client, paths.patientDelete, id, { key })),
    onAdded(userId) {
      tickets.markPatient(userId, true);
      tickets.reload();
      toasts.success(storeTexts.patientAdded);
      otherTabs.notify('patients');
    },
    onRemoved(id) {
      tickets.markPatient(id, false);
      tickets.reload();
      toasts.success(storeTexts.patientRemoved);
      otherTabs.notify('patients');
    },
    reloadTickets: tickets.reload,
  });
  const officeHours = createOfficeHours({
    scope,
    keys,
    load: async (request) => (await lazyCalls.forms()).getOfficeHours(client, paths.officeHours, request),
    options,
    remove: (id, key) => calls.postId(client, paths.officeHoursRemove, id, { key }),
    onRemoved() {
      // The same office hours, made anew, are others.
      keys.forget('office-hours');
      toasts.success(storeTexts.officeHoursRemoved);
      otherTabs.notify('office-hours');
    },
  });
  const payments = createRecordList(
    async (request) => (await lazyCalls.records()).getPayments(client, paths.payments, request),
    options,
  );
  const payouts = createPayouts(
    async (request) => (await lazyCalls.records()).getPayouts(client, paths.payouts, request),
    options,
  );
  const schedules = createSchedules({
    recovery,
    loadDays: async (request) => (await lazyCalls.forms()).getSchedules(client, paths.schedules, request),
    loadTimes: async (date, signal) =>
      (await lazyCalls.forms()).getScheduleTimes(client, paths.scheduleTimes, date, signal),
  });

  const submissions = createFormSubmissions({
    scope,
    keys,
    onStored(host, text) {
      drafts.discard(host.name);
      host.onStored();
      toasts.success(text);
    },
    onFailed: createFailedForm({
      popups,
      onFoundStored(host) {
        drafts.discard(host.name);
        keys.forget(host.name);
        host.onStored();
      },
    }),
  });
  const forms = createForms({
    client,
    lazyCalls,
    paths,
    submissions,
    hostOf: popups.hostOf,
    appData,
    officeHours,
    payouts,
    reloadTickets(afterSeconds) {
      tickets.reload(afterSeconds);
      invalidateDashboard();
    },
    tickets,
    clock,
    notifyOtherTabs: otherTabs.notify,
  });

  const calledToday = createCalledToday({ tickets, clock });
  const waitingClock = createWaitingClock({
    tickets,
    officeHours,
    calledToday,
    clock,
    settingOf: autosave.settingOf,
    load: async () => (await lazyCalls.waitingTimes()).expectedNow,
    options,
  });

  const late = createLateSlices({ client, paths, scope, recovery, toasts, notifyOtherTabs: otherTabs.notify });

  function reloadTickets(): void {
    tickets.reloadForEvent();
    invalidateDashboard();
  }
  /** Whether they are shown here. */
  function reloadRecepts(): boolean {
    invalidateDashboard();
    return recepts.refresh(recepts.reloadForEvent);
  }

  return {
    /** Each is cleared when the session changes: all data of a session is in them. */
    slices: {
      appData,
      autosave,
      calledToday,
      dashboard,
      display,
      drafts,
      forms,
      idempotencyKeys: keys,
      late,
      notifications,
      officeHours,
      patients,
      payments,
      payouts,
      popups,
      recepts,
      returns,
      roomPlaces: createRoomPlaces({ appData, tickets }),
      schedules,
      tickets,
      toasts,
      waitingClock,
    } satisfies Record<string, Slice>,
    recovery,
    sound: createSound(() => isOn(autosave.settingOf('sound'), true)),
    desktopNotices: createDesktopNotices(() => isOn(autosave.settingOf('desktop_notices'))),
    /** For events: in a row, they load the list once a second. */
    reloadTickets,
    reloadRecepts,
    loadAll() {
      for (const resource of [appData, tickets]) resource.reload();
      // Not every page shows them: an embedded waiting room has no use for a list of people.
      for (const resource of [recepts, patients]) resource.refresh();
      invalidateDashboard();
    },
  };
}
