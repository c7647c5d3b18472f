import { create } from 'vest';
import {
  HOURS_NAME_MAX_LENGTH,
  PATIENT_TIME_MAX_MINUTES as MOST_MINUTES,
  PATIENT_TIME_MIN_MINUTES as LEAST_MINUTES,
} from '../../constants';
import { check } from '../../forms/rules/check';
import { between, decimal } from '../../forms/rules/number-rules';
import { required, isEmpty, type Rule } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { momentError } from '../../texts/calendar';
import { ruleTexts } from '../../texts/forms';
import { officeHoursTexts as texts } from '../../texts/office-hours';
import type { OfficeHoursValues, TimeRow } from './office-hours-values';
import { isOverlapping, isTime } from './row-times';

export const createOfficeHoursRules = () =>
  create((values: OfficeHoursValues) => {
    check('hours_name', texts.name, values.hours_name, required, max(HOURS_NAME_MAX_LENGTH));
    check('hours_type', texts.type, values.hours_type, required);
    const minutes = [decimal(0), between(LEAST_MINUTES, MOST_MINUTES)];
    check('approximate_time_on_patient', texts.patientTime, values.approximate_time_on_patient, required, ...minutes);
    values.time_schedules.forEach((row, index, rows) => {
      const { hours_day, hours_time_from, hours_time_to } = row;
      const name = (field: keyof TimeRow) => `time_schedules.${index}.${field}`;
      check(name('hours_day'), texts.day, hours_day, required);
      check(name('hours_time_from'), texts.from, hours_time_from, required, time, apartFrom(rows, index));
      check(name('hours_time_to'), texts.to, hours_time_to, required, time, laterThan(hours_time_from));
    });
  });

/** A valid time of day. */
const time: Rule<string> = {
  isMet: (value) => isEmpty(value) || isTime(value),
  message: () => momentError('time', { is: 'unclear' }),
};

/** Later than the row's start, if that is valid. */
const laterThan = (from: string): Rule<string> => ({
  isMet: (value) => !isTime(value) || !isTime(from) || value > from,
  message: (field) => ruleTexts.after(field, texts.from),
});

/** Does not overlap an earlier row; adjacent rows may touch. */
function apartFrom(rows: readonly TimeRow[], index: number): Rule<string> {
  const other = rows.slice(0, index).findIndex((before) => isOverlapping(before, rows[index]));
  return { isMet: () => other === -1, message: () => texts.overlap(other + 1) };
}
