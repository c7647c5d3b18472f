import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { AppointmentRequest } from './contract';
import type { Failure } from '../../api/failure';
import type { FieldErrors } from '../../state/forms/form-submissions';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { storedFormTexts } from '../../texts/stored-forms';
import { ticketsPart } from '../tickets';
import { onTicketGone } from '../tickets/events';
import { isAppointmentStored } from '../tickets';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** The patient that it was opened from. */
    appointment: { patientId?: RecordId };
  }
}

/** The bookable days and times of the appointment form, loaded each time it is opened, and the booking itself. */
export const appointmentsPart = definePart((core) => {
  const { client, recovery, clock, events, keys, popups, submissions } = core;
  const tickets = core.part(ticketsPart);
  let day: string | null = null;
  const days = createResource((request) => client.call(calls.schedules, null, request), {
    recovery,
    onFailed: log('schedules'),
  });
  const times = createResource(
    ({ signal }) =>
      day === null
        ? Promise.resolve([])
        : client.call(calls.scheduleTimes, { date: day, type: 'schedule' }, { signal }),
    { recovery, onFailed: log('schedule times') },
  );
  onTicketGone(events, () => keys.forget('appointment'));
  return {
    /** The days on which an appointment can be made. */
    days,
    /** The free times of the chosen day. */
    times,
    loadDays() {
      days.clear();
      days.reload();
    },
    /** `date` is `YYYY-MM-DD`; `null` when no day is chosen. */
    loadTimes(date: string | null) {
      // A running load is of another day.
      times.clear();
      day = date;
      if (date !== null) times.reload();
    },
    /** Resolves as `submit` of the forms. */
    book(form: AppointmentRequest): Promise<FieldErrors | null> {
      const before = tickets.data.peek();
      return submissions.submit(popups.hostOf('appointment'), form, {
        ...tickets.ofForm,
        send: (key) => client.call(calls.eventAdd, form, { key }),
        isStored: () => isAppointmentStored(tickets.data.value, before, form, clock.zone.value),
        storedText: storedFormTexts.appointment,
      });
    },
    clear() {
      days.clear();
      times.clear();
    },
  };
});

/** Failures are logged, and shown at the field (specification, section 8). */
const log =
  (what: string) =>
  ({ message }: Failure) =>
    console.warn(`[ordinacia] ${what} did not load: ${message}`);
