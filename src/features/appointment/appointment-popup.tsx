import { useEffect, useRef, useState } from 'react';
import { PopupForm } from '../../forms/popup-form';
import { useForm } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { appointmentTexts as texts } from '../../texts/appointment';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextArea } from '../../ui/controls/text-area';
import { TextField } from '../../ui/controls/text-field';
import { appointmentDraft } from './appointment-draft';
import { createAppointmentRules, goneOf } from './appointment.rules';
import { emptyAppointment, eventForm, FROM_LIST, OTHER, type AppointmentValues } from './appointment-values';
import { DayAndTime } from './day-and-time';
import { PatientSelect } from './patient-select';

/** A new appointment. */
export function AppointmentPopup({ onClose }: { onClose(): void }) {
  const { drafts, forms, patients, schedules } = useStore();
  const isSending = useValue(forms.sending).has('appointment');
  const [draft] = useState(() => appointmentDraft(drafts.read('appointment')));
  const form = useForm(
    emptyAppointment,
    () =>
      createAppointmentRules(() => ({
        days: schedules.days.data.peek(),
        times: schedules.times.data.peek(),
        patients: patients.data.peek(),
      })),
    { draft, onChange: (values) => drafts.keep('appointment', values) },
  );
  const { field, values } = form;
  const [isRestored, setIsRestored] = useState(form.isDirty);
  const gone = goneOf(values, {
    days: useValue(schedules.days.data),
    times: useValue(schedules.times.data),
    patients: useValue(patients.data),
  });

  /** The day as it is now, for what comes back from the server. */
  const day = useRef(draft?.ticket_value.day ?? null);
  function loadTimes(of: string | null): void {
    day.current = of;
    schedules.loadTimes(of);
  }

  useEffect(() => {
    schedules.loadDays();
    schedules.loadTimes(day.current);
    return () => {
      day.current = null;
      schedules.clear();
    };
  }, [schedules]);

  async function send(sent: AppointmentValues): Promise<void> {
    const errors = await forms.bookAppointment(eventForm(sent));
    if (!errors) return;
    // Somebody may have taken the time meanwhile: what is free now stands beside the error.
    if (errors['ticket_value.time']) schedules.loadTimes(day.current);
    form.showErrors(ofPerson(sent, errors));
  }

  function startAnew(): void {
    form.reset();
    drafts.discard('appointment');
    loadTimes(null);
    setIsRestored(false);
  }

  return (
    <PopupForm
      // Begun anew, the focus is in the first field again.
      key={isRestored ? 'restored' : 'new'}
      onSubmit={(event) => form.handleSubmit((sent) => void send(sent))(event)}
      onCancel={onClose}
      submitLabel={texts.add}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartAnew={isRestored ? startAnew : undefined}
    >
      <DayAndTime
        day={field('ticket_value.day')}
        time={field('ticket_value.time')}
        gone={gone}
        onDay={(next) => {
          // Both at once: a time of another day is no time of this one.
          field('ticket_value').onChange({ day: next, time: null });
          loadTimes(next);
        }}
      />
      <RadioGroup {...field('patient_type')} label={texts.patientType} data={patientTypes} required />
      {values.patient_type === FROM_LIST && <PatientSelect {...field('user_id')} gone={gone.patient} />}
      {values.patient_type === OTHER && (
        <TextField {...field('user_alternate')} label={texts.name} autoComplete="off" />
      )}
      <TextArea {...field('event_note')} label={texts.note} />
    </PopupForm>
  );
}

export const appointmentPopup = { title: texts.addTitle, Content: AppointmentPopup };

const patientTypes = [
  { option: texts.patientTypes.from_patient_list, value: FROM_LIST },
  { option: texts.patientTypes.other, value: OTHER },
];

/** A server that misses who comes says so of both fields: the one that is not shown is not meant. */
function ofPerson(sent: AppointmentValues, errors: Readonly<Record<string, readonly string[]>>) {
  const [meant, other] =
    sent.patient_type === FROM_LIST ? ['user_id', 'user_alternate'] : ['user_alternate', 'user_id'];
  if (!errors[meant]) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== other));
}
