import { signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  Absence,
  AbsenceRequest,
  AnnouncementRequest,
  AppointmentRequest,
  DoctorState,
  OfficeHoursRequest,
  RecordId,
} from '../../api/contract';
import type { TicketAddRequest } from '../../api/contract/queue.requests';
import type { LazyCalls } from '../lazy-calls';
import type { PopupFormName } from './drafts';
import type { ListedAbsences, RequestsContext } from './form-requests';
import type * as formRequests from './form-requests';
import type { FieldErrors, FormHost, FormSubmission, FormSubmissions } from './form-submissions';

/** The submit action of each form. All resolve with the errors by field; `null` when the form need not stay open. */
export interface Forms extends Pick<FormSubmissions, 'sending' | 'isOutcomeUnknown' | 'clear'> {
  /** The uploaded part of the invoice, 0 to 1; `null` while none is being sent. */
  readonly uploadProgress: ReadonlySignal<number | null>;
  /** The absences stored in this session, the newest last: not every server lists them. */
  readonly absences: ReadonlySignal<readonly Absence[]>;
  /** The ticket that was booked or added here last. */
  readonly storedTicketId: ReadonlySignal<RecordId | null>;
  changeDoctorState(state: DoctorState): Promise<FieldErrors | null>;
  /** With an `id` it updates that record. `host` defaults to the form's popup. */
  addOfficeHours(form: OfficeHoursRequest, host?: FormHost): Promise<FieldErrors | null>;
  /** `listed`: those that the server lists, where it does. */
  addAbsence(form: AbsenceRequest, listed: ListedAbsences | null): Promise<FieldErrors | null>;
  bookAppointment(form: AppointmentRequest): Promise<FieldErrors | null>;
  addTicket(form: TicketAddRequest): Promise<FieldErrors | null>;
  addAnnouncement(form: AnnouncementRequest): Promise<FieldErrors | null>;
  uploadInvoice(payoutId: RecordId, file: File): Promise<FieldErrors | null>;
}

interface FormsContext extends Omit<RequestsContext, 'absences' | 'storedTicketId' | 'uploadProgress'> {
  lazyCalls: LazyCalls;
  submissions: FormSubmissions;
  hostOf(name: PopupFormName): FormHost;
}

export function createForms(given: FormsContext): Forms {
  const { submissions, lazyCalls, hostOf } = given;
  const uploadProgress = signal<number | null>(null);
  const absences = signal<readonly Absence[]>([]);
  const storedTicketId = signal<RecordId | null>(null);
  const context: RequestsContext = { ...given, uploadProgress, absences, storedTicketId };

  /** The code of the forms loads when one of them is first sent. `payload` as in `submit`. */
  const submit = <T>(
    host: FormHost,
    payload: unknown,
    requestOf: (requests: typeof formRequests) => FormSubmission<T>,
  ): Promise<FieldErrors | null> =>
    submissions.submit(host, payload, async () => requestOf((await lazyCalls.forms()).requests));

  return {
    sending: submissions.sending,
    isOutcomeUnknown: submissions.isOutcomeUnknown,
    uploadProgress,
    absences,
    storedTicketId,
    // To store it twice makes no difference.
    changeDoctorState: (state) => submit(hostOf('doctor-state'), null, (of) => of.doctorState(context, state)),
    addOfficeHours: (form, host = hostOf('office-hours')) => submit(host, form, (of) => of.officeHours(context, form)),
    addAbsence: (form, listed) => submit(hostOf('absence'), form, (of) => of.absence(context, form, listed)),
    bookAppointment: (form) => submit(hostOf('appointment'), form, (of) => of.appointment(context, form)),
    addTicket: (form) => submit(hostOf('ticket-add'), form, (of) => of.ticketAdd(context, form)),
    addAnnouncement: (form) => submit(hostOf('announcement'), form, (of) => of.announcement(context, form)),
    async uploadInvoice(payoutId, file) {
      uploadProgress.value = 0;
      const errors = await submit(hostOf('invoice'), [payoutId, file], (of) => of.invoice(context, payoutId, file));
      uploadProgress.value = null;
      return errors;
    },
    clear() {
      submissions.clear();
      uploadProgress.value = null;
      absences.value = [];
      storedTicketId.value = null;
    },
  };
}
