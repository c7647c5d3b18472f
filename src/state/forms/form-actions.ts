import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Client } from '../../api/client';
import type { DoctorState, RecordId } from '../../api/contract';
import type { Endpoints } from '../../api/endpoints';
import * as formCalls from '../../api/form-calls';
import type { AbsenceForm, AnnouncementForm, EventForm, OfficeHoursForm } from '../../api/forms';
import { entryTexts } from '../../texts/entries';
import type { AppData } from '../resources/app-data';
import type { Entries, FieldErrors, FormPlace } from './form-submissions';
import type { OfficeHours } from '../resources/office-hours';
import type { TabNews } from '../live/other-tabs';
import type { Payouts } from '../resources/payouts';

/** What each form of the doctor does. All resolve with the errors by field, or `null` when the form is done with. */
export interface FormActions {
  /** The part of the invoice that has gone out, 0 to 1; `null` while none is being sent. */
  readonly uploadProgress: ReadonlySignal<number | null>;
  changeDoctorState(state: DoctorState): Promise<FieldErrors | null>;
  /** With an `id` it changes that record. `place` is where the form stands, if not in its popup. */
  addOfficeHours(form: OfficeHoursForm, place?: FormPlace): Promise<FieldErrors | null>;
  addAbsence(form: AbsenceForm): Promise<FieldErrors | null>;
  addAppointment(form: EventForm): Promise<FieldErrors | null>;
  addAnnouncement(form: AnnouncementForm): Promise<FieldErrors | null>;
  uploadInvoice(payoutId: RecordId, file: File): Promise<FieldErrors | null>;
}

interface FormActionsContext {
  client: Client;
  paths: Endpoints;
  entries: Entries;
  appData: AppData;
  officeHours: OfficeHours;
  payouts: Payouts;
  reloadTickets(): void;
  /** A change that no event tells of: the other tabs load it themselves. */
  tellOtherTabs(news: TabNews): void;
}

export function createFormActions(context: FormActionsContext): FormActions {
  const { client, paths, entries, appData, officeHours, payouts, reloadTickets, tellOtherTabs } = context;
  const uploadProgress = signal<number | null>(null);
  return {
    uploadProgress,
    changeDoctorState: (state) =>
      entries.submit('doctor-state', {
        send: () => formCalls.changeDoctorState(client, paths.doctorStateChange, state),
        take(stored) {
          appData.takeDoctorState(stored);
          tellOtherTabs('app-data');
        },
        reload: appData.reload,
        done: entryTexts.done['doctor-state'],
      }),
    addOfficeHours: (form, place) =>
      entries.submit(place ?? 'office-hours', {
        send: () => formCalls.addOfficeHours(client, paths.officeHoursAdd, form),
        take(stored) {
          officeHours.put(stored);
          tellOtherTabs('office-hours');
        },
        reload: officeHours.reload,
        done: form.id === undefined ? entryTexts.done['office-hours'] : entryTexts.officeHoursChanged,
      }),
    addAbsence: (form) =>
      entries.submit('absence', {
        send: () => formCalls.addAbsence(client, paths.absenceAdd, form),
        // No list of the panel shows absences.
        take: () => undefined,
        reload: appData.reload,
        done: entryTexts.done.absence,
      }),
    addAppointment: (form) =>
      entries.submit('appointment', {
        send: () => formCalls.addEvent(client, paths.eventAdd, form),
        // Where it stands among the others is the server's to say.
        take: reloadTickets,
        reload: reloadTickets,
        done: entryTexts.done.appointment,
      }),
    addAnnouncement: (form) =>
      entries.submit('announcement', {
        send: () => formCalls.addAnnouncement(client, paths.specialAnnouncementAdd, form),
        take(stored) {
          appData.takeAnnouncement(stored);
          tellOtherTabs('app-data');
        },
        reload: appData.reload,
        done: entryTexts.done.announcement,
      }),
    async uploadInvoice(payoutId, file) {
      const isReplaced = payouts.list.peek()?.find(({ id }) => id === payoutId)?.status === 'invoiced';
      const reload = () => {
        payouts.reload();
        appData.reload();
      };
      uploadProgress.value = 0;
      const errors = await entries.submit('invoice', {
        send: () =>
          formCalls.uploadInvoice(client, paths.invoiceUpload, payoutId, file, {
            onProgress: (part) => (uploadProgress.value = part),
          }),
        take: reload,
        reload,
        done: isReplaced ? entryTexts.invoiceReplaced : entryTexts.done.invoice,
      });
      uploadProgress.value = null;
      return errors;
    },
  };
}
