import { useEffect, useRef } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { AppointmentRequest } from './contract';
import { affectedTexts } from '../../texts/affected';
import { PopupForm } from '../../forms/popup-form';
import { usePopupForm } from '../../forms/use-popup-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { appointmentTexts as texts } from '../../texts/appointment';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextArea } from '../../ui/controls/text-area';
import { TextField } from '../../ui/controls/text-field';
import { PatientSelect } from '../patients/person';
import { AffectedPeople, AskFirst, FormBehind, samePerson, useAskFirst } from '../tickets/affected';
import { createAppointmentRules, unavailableChoices } from './appointment.rules';
import {
  appointmentRequest,
  emptyAppointment,
  FROM_LIST,
  isDraftFor,
  OTHER,
  type AppointmentValues,
} from './appointment-values';
import { DayAndTime } from './day-and-time';
import { usePart } from '../../state/react/use-part';
import { patientsPart } from '../patients';
import { appointmentsPart } from './part';
import { ticketsPart } from '../tickets';

interface AppointmentPopupProps {
  /** The patient that it was opened from. */
  patientId?: RecordId;
  onClose(): void;
}

/** A new appointment. */
export function AppointmentPopup({ patientId, onClose }: AppointmentPopupProps) {
  const { drafts, submissions, clock } = useStore();
  const patients = usePart(patientsPart);
  const schedules = usePart(appointmentsPart);
  const tickets = usePart(ticketsPart);
  const isSending = useValue(submissions.sending).has('appointment');
  /** After an unknown outcome the time may be taken by this very appointment: the server knows the retry, and whether it is. */
  const known = <T,>(choices: readonly T[] | null) => (submissions.isOutcomeUnknown('appointment') ? null : choices);
  const { field, values, formErrors, handleSubmit, onStartOver } = usePopupForm({
    draft: drafts.of('appointment'),
    initial: { ...emptyAppointment, user_id: patientId ?? null },
    isDraftRelevant: (draft) => patientId === undefined || isDraftFor(patientId, draft),
    createRules: () =>
      createAppointmentRules(() => ({
        days: known(schedules.days.data.peek()),
        times: known(schedules.times.data.peek()),
        patients: patients.data.peek(),
      })),
    onStartOver: () => free.load(null),
  });
  const free = useFreeTimes(values.ticket_value.day);
  const asking = useAskFirst<ReturnType<typeof samePerson>>();
  const unavailable = unavailableChoices(values, {
    days: known(useValue(schedules.days.data)),
    times: known(useValue(schedules.times.data)),
    patients: useValue(patients.data),
  });

  /** Finds the person's other tickets on that day. After an unknown outcome, a match may be this very appointment. */
  function secondOf({ ticket_value, user_id, user_alternate }: AppointmentRequest) {
    if (submissions.isOutcomeUnknown('appointment')) return null;
    const wanted = { day: ticket_value.day, user_id, name: user_alternate };
    const found = samePerson(tickets.data.peek(), patients.data.peek(), { ...wanted, zone: clock.zone.peek() });
    return found.length > 0 ? found : null;
  }

  async function send(sent: AppointmentValues) {
    const request = appointmentRequest(sent);
    const errors = await asking.ask(secondOf(request), () => schedules.book(request));
    // The time may have been booked in the meantime: reload the free ones.
    if (errors && Object.keys(errors).some((name) => name.startsWith('ticket_value'))) free.reload();
    return errors && withoutHiddenField(sent, errors);
  }

  return (
    <>
      <SamePersonQuestion {...asking} />
      <FormBehind isHidden={asking.question !== null}>
        <PopupForm
          onSubmit={(event) => handleSubmit(send)(event)}
          onCancel={onClose}
          submitLabel={texts.add}
          isSending={isSending}
          formErrors={formErrors}
          onStartOver={onStartOver}
        >
          <DayAndTime
            day={field('ticket_value.day')}
            time={field('ticket_value.time')}
            unavailable={unavailable}
            onDay={(next) => {
              // Both at once: the time belongs to the previous day.
              field('ticket_value').onChange({ day: next, time: null });
              free.load(next);
            }}
          />
          <RadioGroup {...field('patient_type')} label={texts.patientType} data={patientTypes} required />
          {values.patient_type === FROM_LIST && (
            <PatientSelect {...field('user_id')} unavailable={unavailable.patient} />
          )}
          {values.patient_type === OTHER && (
            <TextField {...field('user_alternate')} label={texts.name} autoComplete="off" />
          )}
          <TextArea {...field('event_note')} label={texts.note} />
        </PopupForm>
      </FormBehind>
    </>
  );
}

const asked = affectedTexts.appointment;

export const appointmentPopup = { title: texts.addTitle, Content: AppointmentPopup };

const patientTypes = [
  { option: texts.patientTypes.from_patient_list, value: FROM_LIST },
  { option: texts.patientTypes.other, value: OTHER },
];

/** The free days and times, loaded while the form is open: the times of one day. */
function useFreeTimes(initialDay: string | null) {
  const schedules = usePart(appointmentsPart);
  /** The current day, for answers that arrive later. */
  const day = useRef(initialDay);
  useEffect(() => {
    schedules.loadDays();
    schedules.loadTimes(day.current);
    return () => {
      day.current = null;
      schedules.clear();
    };
  }, [schedules]);
  return {
    load(of: string | null): void {
      day.current = of;
      schedules.loadTimes(of);
    },
    reload: () => schedules.loadTimes(day.current),
  };
}

type Asking = ReturnType<typeof useAskFirst<ReturnType<typeof samePerson>>>;

function SamePersonQuestion({ question, answers }: Pick<Asking, 'question' | 'answers'>) {
  if (!question) return null;
  return (
    <AskFirst title={asked.title} confirmLabel={asked.confirm} {...answers}>
      <p>{asked.lead}</p>
      <AffectedPeople people={question} />
    </AskFirst>
  );
}

/** A server may report a missing person on both fields: drops the error of the hidden one. */
function withoutHiddenField(sent: AppointmentValues, errors: Readonly<Record<string, readonly string[]>>) {
  const [meant, other] =
    sent.patient_type === FROM_LIST ? ['user_id', 'user_alternate'] : ['user_alternate', 'user_id'];
  if (!errors[meant]) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== other));
}
