import { create } from 'vest';
import type { RecordId } from '../../api/contract/fields';
import { check } from '../../forms/rules/check';
import { required, type Rule } from '../../forms/rules/rule';
import { formatMoment } from '../../texts/language/format-moment';
import { appointmentTexts as texts } from '../../texts/appointment';
import type { AppointmentType } from '../office-hours/contract';
import type { AppointmentRequest, ScheduleDay, ScheduleTime } from './contract';

/** The form's values. Day and time are local to the practice: texts, never instants. */
export interface AppointmentValues {
  ticket_type: AppointmentType;
  /** `YYYY-MM-DD` and `HH:mm`. */
  ticket_value: { day: string | null; time: string | null };
  /** `null`: the length that the office hours give each patient. Offered only with the capability `calendar`. */
  duration_minutes: number | null;
  patient_type: string | null;
  user_id: RecordId | null;
  user_alternate: string;
  event_note: string;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    appointment: AppointmentValues;
  }
}

export const FROM_LIST = 'from_patient_list';
export const OTHER = 'other';

/** Most appointments are for a patient of the list. */
export const emptyAppointment: AppointmentValues = {
  ticket_type: 'schedule',
  ticket_value: { day: null, time: null },
  duration_minutes: null,
  patient_type: FROM_LIST,
  user_id: null,
  user_alternate: '',
  event_note: '',
};

/** Whether a draft belongs to this patient: input for another patient must not be booked for this one. */
export const isDraftFor = (patientId: RecordId, draft: AppointmentValues): boolean =>
  draft.patient_type === FROM_LIST && draft.user_id === patientId;

/** The request of valid values, with the person of the chosen type only. */
export function appointmentRequest(values: AppointmentValues): AppointmentRequest {
  const { ticket_type, ticket_value, duration_minutes, patient_type, user_id, user_alternate, event_note } = values;
  return {
    ticket_type,
    ticket_value: { day: ticket_value.day ?? '', time: ticket_value.time ?? '' },
    event_note: event_note.trim() || null,
    user_id: patient_type === FROM_LIST ? user_id : null,
    user_alternate: patient_type === OTHER ? user_alternate.trim() || null : null,
    ...(duration_minutes === null ? {} : { duration_minutes }),
  };
}

/** The current choices; `null` while they are not loaded. */
export interface AvailableChoices {
  days: readonly { value: string }[] | null;
  times: readonly { time: string }[] | null;
  patients: readonly { id: RecordId }[] | null;
}

/** `available` is called on each run: the choices change while the form is open. */
export const createAppointmentRules = (available: (values: AppointmentValues) => AvailableChoices) =>
  create((values: AppointmentValues) => {
    const { day, time } = values.ticket_value;
    const unavailable = unavailableChoices(values, available(values));
    check('ticket_value.day', texts.day, day, required, failWith(unavailable.day));
    check('ticket_value.time', texts.time, time, required, failWith(unavailable.time));
    check('patient_type', texts.patientType, values.patient_type, required);
    if (values.patient_type === FROM_LIST) {
      check('user_id', texts.patient, values.user_id, required, failWith(unavailable.patient));
    }
  });

/** The messages of chosen values that are no longer available; `null` for the others. */
export function unavailableChoices(
  { ticket_value: { day, time }, user_id }: AppointmentValues,
  available: AvailableChoices,
) {
  const { days, times, patients } = available;
  // A calendar shows more days than the form offers; the server checks those.
  const isLater = day !== null && day > (days?.at(-1)?.value ?? day);
  const isDayUnavailable = !isLater && isUnavailable(day, days, ({ value }) => value);
  return {
    day: isDayUnavailable && day !== null ? texts.dayUnavailable(formatMoment(day)) : null,
    // No message for the time if the day itself is unavailable.
    time:
      !isDayUnavailable && !isLater && time !== null && isUnavailable(time, times, (one) => one.time)
        ? texts.timeUnavailable(formatMoment(time))
        : null,
    patient: isUnavailable(user_id, patients, ({ id }) => id) ? texts.patientUnavailable : null,
  };
}

const isUnavailable = <Value, One>(
  value: Value | null,
  all: readonly One[] | null,
  valueOf: (one: One) => Value,
): boolean => value !== null && all !== null && !all.some((one) => valueOf(one) === value);

const failWith = (message: string | null): Rule<unknown> => ({
  isMet: () => message === null,
  message: () => message ?? '',
});

/** The free slot of a calendar that the form was opened from. */
export interface GivenSlot {
  /** `YYYY-MM-DD` and `HH:mm`. */
  day: string;
  time: string;
  type: AppointmentType;
  minutes: number;
}

/** The form values of a slot. They replace those of a draft, whose other values stay. */
export const slotValues = ({ day, time, type, minutes }: GivenSlot) =>
  ({ ticket_type: type, ticket_value: { day, time }, duration_minutes: minutes }) satisfies Partial<AppointmentValues>;

/** The offered days and this one: a calendar shows more days than the form offers. */
export const withDay = (days: readonly ScheduleDay[], day: string | null | undefined): readonly ScheduleDay[] =>
  !day || days.some(({ value }) => value === day) ? days : [...days, { value: day, title: null, description: null }];

/** The free times of a day and this one: the server checks whether it is still free. */
export const withTime = (times: readonly ScheduleTime[], time: string | null | undefined): readonly ScheduleTime[] =>
  !time || times.some((one) => one.time === time)
    ? times
    : [...times, { time }].toSorted((one, other) => (one.time < other.time ? -1 : 1));
