import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { AppointmentType } from '../office-hours/contract';
import { calendar, type Term } from '../calendar/contract';
import type { AppointmentRequest } from './contract';
import type { GivenSlot } from './appointment.rules';
import { isFailure, type Failure } from '../../api/failure';
import type { FieldErrors } from '../../state/forms/form-submissions';
import { PATIENT_TIME_MIN_MINUTES, MINUTE_MS } from '../../constants';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { storedFormTexts } from '../../texts/stored-forms';
import { ticketsPart } from '../tickets';
import { onTicketGone } from '../tickets/events';
import { isAppointmentStored } from '../tickets/affected';
import { submissionsPart } from '../../state/forms/submissions';
import { timeOf } from '../../lib/zone';
import { instantIn, minuteOfIso } from '../../lib/zone-moments';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** The patient or the free slot from which the form was opened. */
    appointment: { patientId?: RecordId; slot?: GivenSlot };
  }
}

/** The bookable days and times of the appointment form, loaded each time it is opened, and the booking itself. */
export const appointmentsPart = definePart((core) => {
  const { client, recovery, clock, events, keys, popups } = core;
  const submissions = core.part(submissionsPart);
  const tickets = core.part(ticketsPart);
  let day: string | null = null;
  let type: AppointmentType = 'schedule';
  // The path of ordinary appointments may be replaced by an integrator.
  const pathOfDays = () => (type === 'schedule' ? {} : { path: `${calls.schedules.path}?type=${type}` });
  const days = createResource((request) => client.call(calls.schedules, null, { ...request, ...pathOfDays() }), {
    recovery,
    onFailed: log('schedules'),
  });
  const times = createResource(
    ({ signal }) =>
      day === null ? Promise.resolve([]) : client.call(calls.scheduleTimes, { date: day, type }, { signal }),
    { recovery, onFailed: log('schedule times') },
  );
  onTicketGone(events, () => keys.forget('appointment'));
  return {
    /** The days on which an appointment can be made. */
    days,
    /** The free times of the chosen day. */
    times,
    /** Loads the days for a type of appointment. */
    loadDays(of: AppointmentType) {
      type = of;
      days.clear();
      days.reload();
    },
    /** `date` is `YYYY-MM-DD`; `null` when no day is chosen. */
    loadTimes(date: string | null) {
      // A running load is for another day.
      times.clear();
      day = date;
      if (date !== null) times.reload();
    },
    /** Resolves like `submissions.submit`. */
    book(form: AppointmentRequest): Promise<FieldErrors | null> {
      const before = tickets.data.peek();
      return submissions.submit(popups.hostOf('appointment'), form, {
        ...tickets.ofForm,
        send: (key) => client.call(calls.eventAdd, form, { key }),
        isStored: () => isAppointmentStored(tickets.data.value, before, form, clock.zone.value),
        storedText: storedFormTexts.appointment,
      });
    },
    /** The terms that overlap a refused appointment; empty if they cannot be loaded. */
    async conflictsOf({ ticket_value, duration_minutes }: AppointmentRequest): Promise<readonly Conflict[]> {
      const { day: date, time } = ticket_value;
      try {
        const { terms } = await client.call(calendar, null, { path: `${calendar.path}?from=${date}&to=${date}` });
        // An unknown length counts as the shortest.
        const minutes = Number(duration_minutes ?? PATIENT_TIME_MIN_MINUTES);
        return conflictsOf(terms, { day: date, time, minutes }, clock.zone.peek());
      } catch (caught) {
        if (isFailure(caught)) return [];
        throw caught;
      }
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

/** A term that overlaps the requested time. */
export interface Conflict {
  term: Term;
  /** The term's times in the practice's zone, `HH:mm`; `null` without an end. */
  from: string;
  to: string | null;
}

/** The waiting and served terms that overlap a period. A term without an end counts as a minute. */
function conflictsOf(
  terms: readonly Term[],
  { day, time, minutes }: { day: string; time: string; minutes: number },
  zone: string,
): readonly Conflict[] {
  const start = instantIn(zone, `${day}T${time}`);
  if (start === null) return [];
  const end = start + minutes * MINUTE_MS;
  return terms.flatMap((term) => {
    const from = timeOf(term.starts_at);
    const to = timeOf(term.ends_at) ?? (from ?? 0) + MINUTE_MS;
    const isTaken = term.state === 'waiting' || term.state === 'served';
    if (!isTaken || from === null || from >= end || to <= start) return [];
    return [{ term, from: wallTime(zone, term.starts_at) ?? '', to: wallTime(zone, term.ends_at) }];
  });
}

const wallTime = (zone: string, iso: string | null) => minuteOfIso(zone, iso)?.slice('YYYY-MM-DDT'.length) ?? null;
