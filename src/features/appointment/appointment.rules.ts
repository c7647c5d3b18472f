import { create } from 'vest';
import type { RecordId } from '../../api/contract';
import { check } from '../../forms/rules/check';
import { required } from '../../forms/rules/required';
import type { Rule } from '../../forms/rules/rule';
import { writeMoment } from '../../texts/language/write-moment';
import { appointmentTexts as texts } from '../../texts/appointment';
import { FROM_LIST, type AppointmentValues } from './appointment-values';

/** What can be chosen now; `null` where it is not known. */
export interface Offered {
  days: readonly { value: string }[] | null;
  times: readonly { time: string }[] | null;
  patients: readonly { id: RecordId }[] | null;
}

/** `offered` is asked at each check: what can be chosen changes while the form stands. */
export const createAppointmentRules = (offered: () => Offered) =>
  create((values: AppointmentValues) => {
    const { day, time } = values.ticket_value;
    const gone = goneOf(values, offered());
    check('ticket_value.day', texts.day, day, required, unless(gone.day));
    check('ticket_value.time', texts.time, time, required, unless(gone.time));
    check('patient_type', texts.patientType, values.patient_type, required);
    if (values.patient_type === FROM_LIST) {
      check('user_id', texts.patient, values.user_id, required, unless(gone.patient));
    }
  });

/** What was chosen and is not offered any more, each in words; `null` for what can stay. */
export function goneOf({ ticket_value: { day, time }, user_id }: AppointmentValues, offered: Offered) {
  const { days, times, patients } = offered;
  const isDayGone = isGone(day, days, ({ value }) => value);
  return {
    day: isDayGone && day !== null ? texts.dayGone(writeMoment(day)) : null,
    // The times of a day that is gone are nobody's question.
    time:
      !isDayGone && time !== null && isGone(time, times, (one) => one.time) ? texts.timeGone(writeMoment(time)) : null,
    patient: isGone(user_id, patients, ({ id }) => id) ? texts.patientGone : null,
  };
}

const isGone = <Value, One>(value: Value | null, all: readonly One[] | null, valueOf: (one: One) => Value): boolean =>
  value !== null && all !== null && !all.some((one) => valueOf(one) === value);

const unless = (message: string | null): Rule<unknown> => ({
  isMet: () => message === null,
  message: () => message ?? '',
});
