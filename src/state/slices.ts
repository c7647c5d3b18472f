import * as calls from '../api/calls';
import type { Client } from '../api/client';
import type { Endpoints } from '../api/endpoints';
import { isOn } from '../lib/is-on';
import { createRecovery } from '../lib/retries';
import type { TextStorage } from '../lib/storage';
import { storeTexts } from '../texts/store';
import type { Events } from './events';
import { createAutosave } from './forms/autosave';
import { createDrafts } from './forms/drafts';
import { createForms } from './forms/forms';
import { createFormSubmissions } from './forms/form-submissions';
import type { LazyCalls } from './lazy-calls';
import { createDesktopNotices } from './live/desktop-notices';
import type { OtherTabs } from './live/other-tabs';
import { createSound } from './live/sound';
import { createAppData } from './resources/app-data';
import { createDashboard } from './resources/dashboard';
import { createInvoices } from './resources/invoices';
import { createNotifications } from './resources/notifications';
import { createOfficeHours } from './resources/office-hours';
import { createPatients } from './resources/patients';
import { createPayouts } from './resources/payouts';
import { createRecepts, type ReceptAction } from './resources/recepts';
import { createRecordList } from './resources/record-list';
import { createSchedules } from './resources/schedules';
import { createTickets, type TicketAction } from './resources/tickets';
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
const ticketEndpoints: Readonly<Record<TicketAction, keyof Endpoints>> = {
  next: 'ticketNext',
  reject: 'ticketReject',
};
const receptEndpoints: Readonly<Record<ReceptAction, keyof Endpoints>> = {
  accept: 'receptAccepted',
  reject: 'receptRejected',
};

/** The parts of the store that hold session data, and how changes in one affect the others. */
export function createSlices(context: SlicesContext) {
  const { client, lazyCalls, paths, apiBase, storage, session, scope, clock, events, otherTabs } = context;
  const toasts = createToasts();
  const popups = createPopups();
  const drafts = createDrafts();
  const recovery = createRecovery();
  const options = { recovery };
  const keys = createIdempotencyKeys();

  const appData = createAppData({
    load: (signal) => calls.getInitialData(client, paths.administrationInit, signal),
    options,
    today: clock.today,
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
  });
  const notifications = createNotifications({
    scope,
    keys,
    data: appData,
    list: appData.notifications,
    clear: () => calls.clearNotifications(client, paths.notificationsClear),
    onCleared() {
      appData.clearNotifications();
      otherTabs.notify('app-data');
    },
  });

  const dashboard = createDashboard(
    async (signal) => (await lazyCalls.records()).getDashboard(client, paths.dashboard, signal),
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
    load: (signal) => calls.getTickets(client, paths.tickets, signal),
    options,
    // The page may be leaving: the patient has been called all the same.
    handle: (action, id, key) =>
      counted(calls.postId(client, paths[ticketEndpoints[action]], id, { key, keepalive: true })),
    today: clock.today,
    onHandled(id, action) {
      // The same appointment, made anew, is another one.
      keys.forget('appointment');
      toasts.success(storeTexts.tickets[action]);
      events.emit({ name: 'ticket-change', detail: { id, action } });
    },
    onGone: () => toasts.success(storeTexts.tickets.gone),
    onAlreadyHandled: () => toasts.danger(storeTexts.tickets.alreadyHandled),
  });
  const recepts = createRecepts({
    scope,
    keys,
    load: (signal) => calls.getRecepts(client, paths.recepts, signal),
    options,
    handle: (action, id, key) => counted(calls.postId(client, paths[receptEndpoints[action]], id, { key })),
    onHandled: (action, count) => toasts.success(storeTexts.recepts[action](count)),
    onGone: () => toasts.success(storeTexts.recepts.gone),
    onAlreadyHandled: () => toasts.danger(storeTexts.recepts.alreadyHandled),
  });
  const patients = createPatients({
    scope,
    keys,
    load: (signal) => calls.getPatients(client, paths.patients, signal),
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
    load: async (signal) => (await lazyCalls.forms()).getOfficeHours(client, paths.officeHours, signal),
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
    async (signal) => (await lazyCalls.records()).getPayments(client, paths.payments, signal),
    options,
  );
  const payouts = createPayouts(
    async (signal) => (await lazyCalls.records()).getPayouts(client, paths.payouts, signal),
    options,
  );
  const invoices = createInvoices({
    apiBase,
    load: async (path, signal) => (await lazyCalls.records()).getInvoice(client, path, signal),
    onFailed: () => toasts.danger(storeTexts.invoiceFile.failed),
  });
  const schedules = createSchedules({
    recovery,
    loadDays: async (signal) => (await lazyCalls.forms()).getSchedules(client, paths.schedules, signal),
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
    onFailed(host, isUnknown) {
      const onRetry = host.onFailed();
      const texts = isUnknown ? storeTexts.formUnknown : storeTexts.formFailed;
      popups.alert({ variant: 'danger', ...texts, ...(onRetry && { onRetry }) });
    },
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
    reloadTickets() {
      tickets.reload();
      invalidateDashboard();
    },
    tickets,
    notifyOtherTabs: otherTabs.notify,
  });

  function reloadTickets(): void {
    tickets.reloadForEvent();
    invalidateDashboard();
  }
  function reloadRecepts(): void {
    recepts.reloadForEvent();
    invalidateDashboard();
  }

  return {
    /** Each is cleared when the session changes: all data of a session is in them. */
    slices: {
      appData,
      autosave,
      dashboard,
      display,
      drafts,
      forms,
      idempotencyKeys: keys,
      invoices,
      notifications,
      officeHours,
      patients,
      payments,
      payouts,
      popups,
      recepts,
      schedules,
      tickets,
      toasts,
    } satisfies Record<string, Slice>,
    recovery,
    sound: createSound(() => isOn(autosave.settingOf('sound'), true)),
    desktopNotices: createDesktopNotices(() => isOn(autosave.settingOf('desktop_notices'))),
    /** For events: in a row, they load the list once a second. */
    reloadTickets,
    reloadRecepts,
    loadAll() {
      for (const resource of [appData, tickets, recepts, patients]) resource.reload();
      invalidateDashboard();
    },
  };
}
