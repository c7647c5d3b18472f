import { computed } from '@preact/signals-core';
import * as patientCalls from '../api/calls/patients';
import * as receptCalls from '../api/calls/prescriptions';
import { administrationInit, notificationsClear } from '../api/calls/session';
import * as ticketCalls from '../api/calls/tickets';
import type { Client } from '../api/client';
import type { Ticket } from '../api/contract';
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
  /** Absolute, without a trailing slash. */
  apiBase: string;
  storage: TextStorage;
  session: Session;
  scope: SessionScope;
  clock: Clock;
  events: Events;
  otherTabs: OtherTabs;
}

/** The call of each action. */
const ticketActions = {
  next: ticketCalls.ticketNext,
  reject: ticketCalls.ticketReject,
  'no-show': ticketCalls.ticketNoShow,
} satisfies Record<TicketAction, unknown>;
const receptActions = {
  accept: receptCalls.receptAccepted,
  reject: receptCalls.receptRejected,
} satisfies Record<ReceptAction, unknown>;

/** The parts of the store that hold session data, and how changes in one affect the others. */
export function createSlices(context: SlicesContext) {
  const { client, lazyCalls, apiBase, storage, session, scope, clock, events, otherTabs } = context;
  const toasts = createToasts();
  const popups = createPopups();
  const drafts = createDrafts();
  const recovery = createRecovery(pageRecovery);
  const options = { recovery };
  const keys = createIdempotencyKeys();

  const appData = createAppData({
    load: (request) => client.call(administrationInit, null, request),
    options,
    clock,
  });
  const autosave = createAutosave({
    scope,
    keys,
    client,
    lazyCalls,
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
    clear: () => client.call(notificationsClear, null),
    onCleared(ids) {
      appData.removeNotifications(ids);
      // A notification that came meanwhile may have been cleared with them, or not.
      if (appData.notifications.peek().length > 0) appData.reload();
      otherTabs.notify('app-data');
    },
  });

  const dashboard = createDashboard(
    async (request) => client.call((await lazyCalls.records()).dashboard, null, request),
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
    load: (request) => client.call(ticketCalls.tickets, null, request),
    options,
    handle: (action, id, key) => counted(client.call(ticketActions[action], { id }, { key })),
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
    send: (id, key) => counted(client.call(ticketCalls.ticketReturn, { id }, { key })),
    onReturned(id) {
      toasts.success(storeTexts.tickets.returned);
      events.emit({ name: 'ticket-change', detail: { id, action: 'return' } });
    },
    onRefused: (status) => toasts.danger(storeTexts.tickets.notReturned(status)),
  });
  /** The toast names the ticket and offers its return where the server takes it back; a no-show can always be taken back. */
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
    load: (request) => client.call(receptCalls.recepts, null, request),
    options,
    handle: (action, id, key) => counted(client.call(receptActions[action], { id }, { key })),
    onHandled: (action, count) => toasts.success(storeTexts.recepts[action](count)),
    onGone: () => toasts.success(storeTexts.recepts.gone),
    onAlreadyHandled: () => toasts.danger(storeTexts.recepts.alreadyHandled),
  });
  const patients = createPatients({
    scope,
    keys,
    load: (request) => client.call(patientCalls.patients, null, request),
    options,
    add: (userId, key) => counted(client.call(patientCalls.patientAdd, { id: userId }, { key })),
    remove: (id, key) => counted(client.call(patientCalls.patientDelete, { id }, { key })),
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
    load: async (request) => client.call((await lazyCalls.forms()).officeHours, null, request),
    options,
    remove: async (id, key) => client.call((await lazyCalls.forms()).officeHoursRemove, { id }, { key }),
    onRemoved() {
      // The same office hours, made anew, are others.
      keys.forget('office-hours');
      toasts.success(storeTexts.officeHoursRemoved);
      otherTabs.notify('office-hours');
    },
  });
  const payments = createRecordList(
    async (request) => client.call((await lazyCalls.records()).payments, null, request),
    options,
  );
  const payouts = createPayouts(
    async (request) => client.call((await lazyCalls.records()).payouts, null, request),
    options,
  );
  const schedules = createSchedules({
    recovery,
    loadDays: async (request) => client.call((await lazyCalls.forms()).schedules, null, request),
    loadTimes: async (date, signal) =>
      client.call((await lazyCalls.forms()).scheduleTimes, { date, type: 'schedule' }, { signal }),
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

  const late = createLateSlices({ client, scope, recovery, toasts, notifyOtherTabs: otherTabs.notify });

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
