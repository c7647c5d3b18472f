import { Star } from 'lucide-react';
import { PopupForm } from '../../forms/popup-form';
import { appointmentTexts as texts } from '../../texts/appointment';
import { RadioGroup } from '../../ui/controls/radio-group';
import { TextArea } from '../../ui/controls/text-area';
import { TextField } from '../../ui/controls/text-field';
import { Badge } from '../../ui/feedback/badge';
import { PatientSelect } from '../patients/person';
import { FormBehind } from '../tickets/affected';
import { APPOINTMENT_LENGTHS } from '../../constants';
import type { FieldProps } from '../../forms/use-form';
import { Select } from '../../ui/controls/select';
import { FROM_LIST, OTHER } from './appointment.rules';
import { DayAndTime } from './day-and-time';
import { QuestionFirst } from './question-first';
import { useAppointmentForm, type AppointmentOrigin } from './use-appointment-form';

interface AppointmentPopupProps extends AppointmentOrigin {
  onClose(): void;
}

/** A new appointment. */
function AppointmentPopup({ onClose, ...origin }: AppointmentPopupProps) {
  const form = useAppointmentForm(origin);
  const { field, values, unavailable, hasLength, isSending, formErrors, asking, onStartOver, onSubmit, onDay } = form;
  return (
    <>
      {asking.open && <QuestionFirst {...asking.open} />}
      <FormBehind {...asking.behind}>
        <PopupForm
          onSubmit={onSubmit}
          onCancel={onClose}
          submitLabel={texts.add}
          isSending={isSending}
          formErrors={formErrors}
          onStartOver={onStartOver}
        >
          {values.ticket_type === 'schedule-premium' && (
            <div>
              <Badge variant="premium" Icon={Star}>
                {texts.premium}
              </Badge>
            </div>
          )}
          <DayAndTime
            day={field('ticket_value.day')}
            time={field('ticket_value.time')}
            unavailable={unavailable}
            type={values.ticket_type}
            slot={origin.slot}
            onDay={onDay}
          />
          <RadioGroup {...field('patient_type')} label={texts.patientType} data={patientTypes} required />
          {values.patient_type === FROM_LIST && (
            <div data-begins={origin.slot && ''}>
              <PatientSelect {...field('user_id')} unavailable={unavailable.patient} />
            </div>
          )}
          {values.patient_type === OTHER && (
            <TextField {...field('user_alternate')} label={texts.name} autoComplete="off" />
          )}
          {/* Optional, so it follows the fields that every appointment needs, and adds no Tab stop before them. */}
          {hasLength && <AppointmentLength {...field('duration_minutes')} />}
          <TextArea {...field('event_note')} label={texts.note} />
        </PopupForm>
      </FormBehind>
    </>
  );
}

export const appointmentPopup = { title: texts.addTitle, Content: AppointmentPopup };

const patientTypes = [
  { option: texts.patientTypes.from_patient_list, value: FROM_LIST },
  { option: texts.patientTypes.other, value: OTHER },
];

/** Selects the length of an appointment: a longer visit takes several slots. */
function AppointmentLength(field: FieldProps<number | null>) {
  const lengths = [...new Set([...APPOINTMENT_LENGTHS, ...(field.value === null ? [] : [field.value])])];
  return (
    <Select
      {...field}
      label={texts.length}
      data={lengths.toSorted((one, other) => one - other).map((value) => ({ value, option: texts.minutes(value) }))}
      placeholder={texts.lengthOfHours}
    />
  );
}
