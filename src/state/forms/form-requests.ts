/**
 * The request of each form, the data that it changes, and how loaded data shows that the change was stored. A request is made just before
 * it is sent, so that later data is compared with the data of that moment.
 */
import type { Signal } from '@preact/signals-core';
import { specialAnnouncementAdd } from '../../api/calls/announcement-add';
import { absenceAdd } from '../../api/calls/absence-add';
import { eventAdd, ticketAdd as addTicket } from '../../api/calls/appointments';
import { doctorStateChange } from '../../api/calls/doctor-state';
import { officeHoursAdd } from '../../api/calls/office-hours';
import type { Client } from '../../api/client';
import type {
  Absence,
  AbsenceRequest,
  Announcement,
  AnnouncementRequest,
  AppointmentRequest,
  DoctorState,
  OfficeHours as OfficeHoursRecord,
  OfficeHoursRequest,
  RecordId,
  Ticket,
} from '../../api/contract';
import type { TicketAddRequest } from '../../api/contract/queue.requests';
import { uploadInvoice } from '../../api/upload-invoice';
import { storedFormTexts as texts } from '../../texts/stored-forms';
import type { TabMessage } from '../live/other-tabs';
import type { AppData } from '../resources/app-data';
import type { OfficeHours } from '../resources/office-hours';
import type { WatchedData } from '../resources/outcome-watch';
import type { Payouts } from '../resources/payouts';
import type { Resource } from '../resources/resource';
import type { Tickets } from '../resources/tickets';
import type { Clock } from '../ui/clock';
import type { FormSubmission } from './form-submissions';
import * as stored from './stored-as-sent';

export interface RequestsContext {
  client: Client;
  appData: AppData;
  clock: Pick<Clock, 'zone'>;
  officeHours: OfficeHours;
  payouts: Payouts;
  tickets: Pick<Tickets, 'data' | 'isLoading'>;
  reloadTickets(afterSeconds?: number | null): void;
  /** For changes without an event of the channel: the other tabs reload. */
  notifyOtherTabs(message: TabMessage): void;
  absences: Signal<readonly Absence[]>;
  storedTicketId: Signal<RecordId | null>;
  uploadProgress: Signal<number | null>;
}

export type ListedAbsences = Pick<Resource<readonly Absence[]>, 'data' | 'isLoading' | 'reload'>;

export function doctorState(context: RequestsContext, state: DoctorState): FormSubmission<DoctorState> {
  const { appData, client } = context;
  const before = appData.doctorState.peek();
  return {
    send: (key) => client.call(doctorStateChange, { doctor_state: state }, { key }),
    onStored(next) {
      appData.putDoctorState(next);
      context.notifyOtherTabs('app-data');
    },
    data: inAllTabs(context, appData, 'app-data'),
    isStored: () => appData.admin.value !== null && appData.doctorState.value === state && before !== state,
    storedText: texts['doctor-state'],
  };
}

export function officeHours(context: RequestsContext, form: OfficeHoursRequest): FormSubmission<OfficeHoursRecord> {
  const { officeHours: list, client } = context;
  const before = list.data.peek();
  return {
    send: (key) => client.call(officeHoursAdd, form, { key }),
    onStored(record) {
      list.put(record);
      context.notifyOtherTabs('office-hours');
    },
    data: inAllTabs(context, list, 'office-hours'),
    isStored: () => stored.areHoursStored(list.data.value, before, form),
    storedText: form.id === undefined ? texts['office-hours'] : texts.officeHoursChanged,
  };
}

export function absence(
  context: RequestsContext,
  form: AbsenceRequest,
  listed: ListedAbsences | null,
): FormSubmission<Absence> {
  const { absences, appData, client } = context;
  const before = listed?.data.peek() ?? null;
  return {
    send: (key) => client.call(absenceAdd, form, { key }),
    onStored: (one) => (absences.value = [...absences.peek(), one]),
    data: listed ?? appData,
    isStored: () => listed !== null && stored.isAbsenceStored(listed.data.value, before, form),
    storedText: texts.absence,
  };
}

export function appointment(context: RequestsContext, form: AppointmentRequest): FormSubmission<Ticket> {
  const { tickets, client, clock } = context;
  const before = tickets.data.peek();
  return {
    ...ofTickets(context),
    send: (key) => client.call(eventAdd, form, { key }),
    isStored: () => stored.isAppointmentStored(tickets.data.value, before, form, clock.zone.value),
    storedText: texts.appointment,
  };
}

export function ticketAdd(context: RequestsContext, form: TicketAddRequest): FormSubmission<Ticket> {
  const { tickets, client } = context;
  const before = tickets.data.peek();
  return {
    ...ofTickets(context),
    send: (key) => client.call(addTicket, form, { key }),
    isStored: () => stored.isTicketStored(tickets.data.value, before, form),
    storedText: texts['ticket-add'],
  };
}

export function announcement(context: RequestsContext, form: AnnouncementRequest): FormSubmission<Announcement> {
  const { appData, client } = context;
  const before = appData.admin.peek()?.special_announcement ?? null;
  return {
    send: (key) => client.call(specialAnnouncementAdd, form, { key }),
    onStored(next) {
      appData.putAnnouncement(next);
      context.notifyOtherTabs('app-data');
    },
    data: inAllTabs(context, appData, 'app-data'),
    isStored: () => stored.isAnnouncementStored(appData.admin.value?.special_announcement ?? null, before, form),
    storedText: texts.announcement,
  };
}

export function invoice(context: RequestsContext, payoutId: RecordId, file: File): FormSubmission<void> {
  const { appData, payouts, client, uploadProgress } = context;
  const before = payouts.data.peek();
  const known = before?.find(({ id }) => id === payoutId);
  const wasWaiting = known ? known.status === 'open' : appData.payoutsQueue.peek().some(({ id }) => id === payoutId);
  const reload = (afterSeconds?: number | null) => {
    payouts.reload(afterSeconds);
    appData.reload(afterSeconds);
  };
  return {
    send: (key) =>
      uploadInvoice(client, payoutId, file, {
        key,
        onProgress: (part) => (uploadProgress.value = part),
      }),
    onStored: () => reload(),
    data: { isLoading: payouts.isLoading, reload },
    isStored: () => stored.isInvoiceStored(payouts.data.value, before, payoutId, wasWaiting),
    storedText: known?.status === 'invoiced' ? texts.invoiceReplaced : texts.invoice,
  };
}

function ofTickets({ tickets, reloadTickets, storedTicketId }: RequestsContext) {
  return {
    onStored({ id }: Ticket) {
      storedTicketId.value = id;
      // The server decides the ticket's place among the others.
      reloadTickets();
    },
    data: { isLoading: tickets.isLoading, reload: reloadTickets },
  };
}

/** After a failure it may be stored, and the other tabs do not hear of it either. */
const inAllTabs = (
  { notifyOtherTabs }: RequestsContext,
  { isLoading, reload }: WatchedData,
  message: TabMessage,
): WatchedData => ({
  isLoading,
  reload(afterSeconds) {
    reload(afterSeconds);
    notifyOtherTabs(message);
  },
});
