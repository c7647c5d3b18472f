import * as calls from '../api/calls';
import type { Client } from '../api/client';
import type { Endpoints } from '../api/endpoints';
import * as formCalls from '../api/form-calls';
import * as recordCalls from '../api/record-calls';
import { isOn } from '../lib/is-on';
import type { TextStorage } from '../lib/storage';
import { entryTexts } from '../texts/entries';
import { officeHoursTexts } from '../texts/office-hours';
import { patientTexts } from '../texts/patients';
import { payoutTexts } from '../texts/payments';
import { receptTexts } from '../texts/recepts';
import { waitingRoomTexts } from '../texts/waiting-room';
import { createAppData } from './resources/app-data';
import type { Clock } from './ui/clock';
import { createDashboard } from './resources/dashboard';
import { createDesktopNotices } from './live/desktop-notices';
import { createDisplay } from './ui/display';
import { createDrafts } from './forms/drafts';
import { createEntries } from './forms/form-submissions';
import { createFormActions } from './forms/form-actions';
import type { Events } from './events';
import { createInvoices } from './resources/invoices';
import { createNotifications } from './resources/notifications';
import { createOfficeHours } from './resources/office-hours';
import type { OtherTabs } from './live/other-tabs';
import { createPatients } from './resources/patients';
import { createPayouts } from './resources/payouts';
import type { Popups } from './ui/popups';
import { createRecepts } from './resources/recepts';
import { createRecordList } from './resources/record-list';
import { createSchedules } from './resources/schedules';
import { createSelfStoring } from './forms/self-storing';
import type { Session } from './session/session';
import { createSound } from './live/sound';
import { createTickets, ticketToasts } from './resources/tickets';
import type { Toasts } from './ui/toasts';

interface SlicesContext {
  client: Client;
  paths: Endpoints;
  /** Absolute, without a trailing slash. */
  apiBase: string;
  storage: TextStorage;
  session: Session;
  clock: Clock;
  toasts: Toasts;
  popups: Popups;
  events: Events;
  otherTabs: OtherTabs;
}

/** A slice for each subject of the practice, and what one of them does to the others. */
export function createSlices(context: SlicesContext) {
  const { client, paths, apiBase, storage, session, clock, toasts, popups, events, otherTabs } = context;
  const appData = createAppData({
    load: (signal) => calls.getInitialData(client, paths.administrationInit, signal),
    today: clock.today,
  });
  const drafts = createDrafts();
  const { settings, profile, settingOf, uploadedPart, isPictureUnsaved, ...selfStoring } = createSelfStoring({
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
      events.emit({ name: 'ticket-change', detail: { id, action } });
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
    onErased() {
      toasts.success(officeHoursTexts.removed);
      otherTabs.tell('office-hours');
    },
  });
  const payments = createRecordList((signal) => recordCalls.getPayments(client, paths.payments, signal));
  const payouts = createPayouts((signal) => recordCalls.getPayouts(client, paths.payouts, signal));
  const invoices = createInvoices({
    apiBase,
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
        ...{ variant: 'danger', title: entryTexts.failedTitle, description: entryTexts.failedDescription },
        ...(onRetry && { onRetry }),
      });
    },
  });
  const forms = createFormActions({
    ...{ client, paths, entries, appData, officeHours, payouts },
    reloadTickets,
    tellOtherTabs: otherTabs.tell,
  });

  function reloadTickets(): void {
    tickets.reload();
    touchDashboard();
  }
  function reloadRecepts(): void {
    recepts.reload();
    touchDashboard();
  }

  return {
    ...{ appData, notifications, tickets, recepts, patients, officeHours, payments, payouts, invoices, schedules },
    ...{ dashboard, drafts, entries, forms, settings, profile, uploadedPart, isPictureUnsaved, selfStoring },
    ...{ display, sound, desktopNotices, touchDashboard, reloadTickets, reloadRecepts },
  };
}
