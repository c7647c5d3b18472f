import { useEffect, useRef } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { usePopupForm } from '../../forms/use-popup-form';
import type { Draft } from '../../state/forms/drafts';
import { useOffers, usePart, useStore, useValue } from '../../state/react/use-store';
import { patientsPart } from '../patients';
import { useAskFirst, samePerson } from '../tickets/affected';
import { submissionsPart } from '../../state/forms/submissions';
import { ticketsPart } from '../tickets';
import type { AppointmentType } from '../office-hours/contract';
import {
  appointmentRequest,
  emptyAppointment,
  FROM_LIST,
  isDraftFor,
  type AppointmentValues,
  createAppointmentRules,
  unavailableChoices,
  type AvailableChoices,
  slotValues,
  withDay,
  withTime,
  type GivenSlot,
} from './appointment.rules';
import type { ScheduleDay, ScheduleTime, AppointmentRequest } from './contract';
import { appointmentsPart } from './part';
import type { Question } from './question-first';

export interface AppointmentOrigin {
  /** The patient that the form was opened from. */
  patientId?: RecordId | undefined;
  /** The free slot that the form was opened from. */
  slot?: GivenSlot | undefined;
}

type Days = readonly ScheduleDay[] | null;
type Times = readonly ScheduleTime[] | null;

/** The state of an appointment form: values, choices and submission. */
export function useAppointmentForm({ patientId, slot }: AppointmentOrigin) {
  const { clock, drafts } = useStore();
  const submissions = usePart(submissionsPart);
  const patients = usePart(patientsPart);
  const schedules = usePart(appointmentsPart);
  const tickets = usePart(ticketsPart);
  const isSending = useValue(submissions.sending).has('appointment');
  /** After an unknown outcome, this very appointment may take the time: the choices are not checked, because the server knows the retry. */
  const checkable = <T>(choices: readonly T[] | null) => (submissions.isOutcomeUnknown('appointment') ? null : choices);
  const { field, values, formErrors, handleSubmit, onStartOver } = usePopupForm({
    draft: slot ? draftInSlot(drafts.of('appointment'), slot) : drafts.of('appointment'),
    initial: { ...emptyAppointment, ...(slot && slotValues(slot)), user_id: patientId ?? null },
    isDraftRelevant: (draft) => patientId === undefined || isDraftFor(patientId, draft),
    createRules: () =>
      createAppointmentRules(({ ticket_value }) =>
        choices(ticket_value.day, schedules.days.data.peek(), schedules.times.data.peek(), patients.data.peek()),
      ),
    onStartOver: () => free.load(slot?.day ?? null),
  });
  const hasLength = useOffers('calendar');
  const { day } = values.ticket_value;
  const free = useFreeTimes(day, values.ticket_type);
  const asking = useAskFirst<Question>();
  const [days, times] = [useValue(schedules.days.data), useValue(schedules.times.data)];
  const unavailable = unavailableChoices(values, choices(day, days, times, useValue(patients.data)));

  /** The days, times and patients to choose from, always with the slot. */
  function choices(of: string | null, offeredDays: Days, offeredTimes: Times, list: AvailableChoices['patients']) {
    return {
      days: checkable(offeredDays && withDay(offeredDays, slot?.day)),
      times: checkable(offeredTimes && withTime(offeredTimes, slot?.day === of ? slot.time : null)),
      patients: list,
    };
  }

  /** The person's other tickets on that day. After an unknown outcome, a match may be this very appointment. */
  function otherTicketsOf({ ticket_value, user_id, user_alternate }: AppointmentRequest) {
    if (submissions.isOutcomeUnknown('appointment')) return null;
    const wanted = { day: ticket_value.day, user_id, name: user_alternate, zone: clock.zone.peek() };
    const found = samePerson(tickets.data.peek(), patients.data.peek(), wanted);
    return found.length > 0 ? found : null;
  }

  async function send(sent: AppointmentValues) {
    const request = appointmentRequest(sent);
    const people = otherTicketsOf(request);
    const errors = await asking.ask(people && { people }, async () => {
      const refused = await schedules.book(request);
      if (!refused?.['ticket_value.time'] || !hasLength) return refused;
      const conflicts = await schedules.conflictsOf(request);
      if (conflicts.length === 0) return refused;
      return asking.ask({ conflicts }, () => schedules.book({ ...request, overlap: true }), refused);
    });
    // The time may have been booked in the meantime: reload the free ones.
    if (errors && Object.keys(errors).some((name) => name.startsWith('ticket_value'))) free.reload();
    return errors && withoutHiddenField(sent, errors);
  }

  return {
    field,
    values,
    unavailable,
    hasLength,
    isSending,
    formErrors,
    asking,
    onStartOver,
    onSubmit: handleSubmit(send),
    onDay(next: string): void {
      // Both at once: the time belongs to the previous day.
      field('ticket_value').onChange({ day: next, time: null });
      free.load(next);
    },
  };
}

/** A draft moved to the chosen slot; the other input stays. */
const draftInSlot = (draft: Draft<AppointmentValues>, slot: GivenSlot): Draft<AppointmentValues> => ({
  ...draft,
  read() {
    const kept = draft.read();
    return kept && { ...kept, ...slotValues(slot) };
  },
});

/** A server may report a missing person on both fields: drops the error of the hidden one. */
function withoutHiddenField(sent: AppointmentValues, errors: Readonly<Record<string, readonly string[]>>) {
  const [meant, other] =
    sent.patient_type === FROM_LIST ? ['user_id', 'user_alternate'] : ['user_alternate', 'user_id'];
  if (!errors[meant]) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== other));
}

/** The free days and times, loaded while the form is open: the times of one day. */
function useFreeTimes(initialDay: string | null, type: AppointmentType) {
  const schedules = usePart(appointmentsPart);
  /** The current day, for a reload after a late response; `null` after unmount. */
  const day = useRef(initialDay);
  useEffect(() => {
    schedules.loadDays(type);
    schedules.loadTimes(day.current);
    return () => {
      day.current = null;
      schedules.clear();
    };
  }, [schedules, type]);
  return {
    load(of: string | null): void {
      day.current = of;
      schedules.loadTimes(of);
    },
    reload: () => schedules.loadTimes(day.current),
  };
}
