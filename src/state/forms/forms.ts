import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../../api/client';
import type {
  Absence,
  AbsenceRequest,
  AnnouncementRequest,
  AppointmentRequest,
  DoctorState,
  OfficeHoursRequest,
  RecordId,
  Ticket,
} from '../../api/contract';
import type { TicketAddRequest } from '../../api/contract/queue.requests';
import type { Endpoints } from '../../api/endpoints';
import { storeTexts } from '../../texts/store';
import type { LazyCalls } from '../lazy-calls';
import type { TabMessage } from '../live/other-tabs';
import type { AppData } from '../resources/app-data';
import type { WatchedData } from '../resources/outcome-watch';
import type { OfficeHours } from '../resources/office-hours';
import type { Payouts } from '../resources/payouts';
import type { PopupFormName } from './drafts';
import type { FieldErrors, FormHost, FormSubmissions } from './form-submissions';

/** The submit action of each form. All resolve with the errors by field; `null` when the form need not stay open. */
export interface Forms extends Pick<FormSubmissions, 'sending' | 'isOutcomeUnknown' | 'clear'> {
  /** The uploaded part of the invoice, 0 to 1; `null` while none is being sent. */
  readonly uploadProgress: ReadonlySignal<number | null>;
  /** Those that were stored in this session, the newest last: not every server lists them. */
  readonly absences: ReadonlySignal<readonly Absence[]>;
  /** The ticket that was booked or added here last. */
  readonly storedTicketId: ReadonlySignal<RecordId | null>;
  changeDoctorState(state: DoctorState): Promise<FieldErrors | null>;
  /** With an `id` it updates that record. `host` defaults to the form's popup. */
  addOfficeHours(form: OfficeHoursRequest, host?: FormHost): Promise<FieldErrors | null>;
  addAbsence(form: AbsenceRequest): Promise<FieldErrors | null>;
  bookAppointment(form: AppointmentRequest): Promise<FieldErrors | null>;
  addTicket(form: TicketAddRequest): Promise<FieldErrors | null>;
  addAnnouncement(form: AnnouncementRequest): Promise<FieldErrors | null>;
  uploadInvoice(payoutId: RecordId, file: File): Promise<FieldErrors | null>;
}

interface FormsContext {
  client: Client;
  lazyCalls: LazyCalls;
  paths: Endpoints;
  submissions: FormSubmissions;
  hostOf(name: PopupFormName): FormHost;
  appData: AppData;
  officeHours: OfficeHours;
  payouts: Payouts;
  tickets: Pick<WatchedData, 'isLoading'>;
  reloadTickets(): void;
  /** For changes without an event of the channel: the other tabs reload. */
  notifyOtherTabs(message: TabMessage): void;
}

export function createForms(context: FormsContext): Forms {
  const { client, lazyCalls, paths, hostOf, appData, officeHours, payouts, tickets, reloadTickets, notifyOtherTabs } =
    context;
  const { submit, sending, isOutcomeUnknown, clear } = context.submissions;
  const uploadProgress = signal<number | null>(null);
  const absences = signal<readonly Absence[]>([]);
  const storedTicketId = signal<RecordId | null>(null);
  const onTicketStored = ({ id }: Ticket) => {
    storedTicketId.value = id;
    // Where it stands among the others is the server's to say.
    reloadTickets();
  };
  /** After a failure it may be stored, and the other tabs do not hear of it either. */
  const inAllTabs = ({ isLoading, reload }: WatchedData, message: TabMessage): WatchedData => ({
    isLoading,
    reload() {
      reload();
      notifyOtherTabs(message);
    },
  });
  return {
    sending,
    isOutcomeUnknown,
    uploadProgress,
    absences,
    storedTicketId,
    changeDoctorState: (state) =>
      submit(hostOf('doctor-state'), {
        send: async (key) =>
          (await lazyCalls.forms()).changeDoctorState(client, paths.doctorStateChange, state, { key }),
        onStored(next) {
          appData.putDoctorState(next);
          notifyOtherTabs('app-data');
        },
        data: inAllTabs(appData, 'app-data'),
        storedText: storeTexts.forms['doctor-state'],
      }),
    addOfficeHours: (form, host = hostOf('office-hours')) =>
      submit(host, {
        payload: form,
        send: async (key) => (await lazyCalls.forms()).addOfficeHours(client, paths.officeHoursAdd, form, { key }),
        onStored(record) {
          officeHours.put(record);
          notifyOtherTabs('office-hours');
        },
        data: inAllTabs(officeHours, 'office-hours'),
        storedText: form.id === undefined ? storeTexts.forms['office-hours'] : storeTexts.officeHoursChanged,
      }),
    addAbsence: (form) =>
      submit(hostOf('absence'), {
        payload: form,
        send: async (key) => (await lazyCalls.forms()).addAbsence(client, paths.absenceAdd, form, { key }),
        onStored: (absence) => (absences.value = [...absences.peek(), absence]),
        data: appData,
        storedText: storeTexts.forms.absence,
      }),
    bookAppointment: (form) =>
      submit(hostOf('appointment'), {
        payload: form,
        send: async (key) => (await lazyCalls.forms()).addEvent(client, paths.eventAdd, form, { key }),
        onStored: onTicketStored,
        data: { isLoading: tickets.isLoading, reload: reloadTickets },
        storedText: storeTexts.forms.appointment,
      }),
    addTicket: (form) =>
      submit(hostOf('ticket-add'), {
        payload: form,
        send: async (key) => (await lazyCalls.forms()).addTicket(client, form, { key }),
        onStored: onTicketStored,
        data: { isLoading: tickets.isLoading, reload: reloadTickets },
        storedText: storeTexts.forms['ticket-add'],
      }),
    addAnnouncement: (form) =>
      submit(hostOf('announcement'), {
        payload: form,
        send: async (key) =>
          (await lazyCalls.forms()).addAnnouncement(client, paths.specialAnnouncementAdd, form, { key }),
        onStored(announcement) {
          appData.putAnnouncement(announcement);
          notifyOtherTabs('app-data');
        },
        data: inAllTabs(appData, 'app-data'),
        storedText: storeTexts.forms.announcement,
      }),
    async uploadInvoice(payoutId, file) {
      const isReplaced = payouts.data.peek()?.find(({ id }) => id === payoutId)?.status === 'invoiced';
      const reload = () => {
        payouts.reload();
        appData.reload();
      };
      uploadProgress.value = 0;
      const errors = await submit(hostOf('invoice'), {
        payload: [payoutId, file],
        send: async (key) =>
          (await lazyCalls.forms()).uploadInvoice(client, paths.invoiceUpload, payoutId, file, {
            key,
            onProgress: (part) => (uploadProgress.value = part),
          }),
        onStored: reload,
        data: { isLoading: payouts.isLoading, reload },
        storedText: isReplaced ? storeTexts.invoiceReplaced : storeTexts.forms.invoice,
      });
      uploadProgress.value = null;
      return errors;
    },
    clear() {
      clear();
      uploadProgress.value = null;
      absences.value = [];
      storedTicketId.value = null;
    },
  };
}
