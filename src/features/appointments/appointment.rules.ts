import { create } from 'vest';
import type { RecordId } from '../../api/contract/fields';
import { check } from '../../forms/rules/check';
import { required } from '../../forms/rules/required';
import type { Rule } from '../../forms/rules/rule';
import { formatMoment } from '../../texts/language/format-moment';
import { appointmentTexts as texts } from '../../texts/appointment';
import { FROM_LIST, type AppointmentValues } from './appointment-values';

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
  const isDayUnavailable = isUnavailable(day, days, ({ value }) => value);
  return {
    day: isDayUnavailable && day !== null ? texts.dayUnavailable(formatMoment(day)) : null,
    // No message for the time if the day itself is unavailable.
    time:
      !isDayUnavailable && time !== null && isUnavailable(time, times, (one) => one.time)
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
