import { HOURS_DAYS, HOURS_TYPES, type NewOfficeHours } from '../practice/office-hours';
import { requiredChoice } from './choice-rules';
import { errorsIn, requiredInteger, requiredText, type Checked } from './field-rules';
import { rowsOf } from './nested-fields';
import { optionalInteger } from './optional-rules';
import type { FieldErrors } from './problems';
import type { Fields } from './request-body';
import { requiredTime } from './time-rules';

/** Office hours as they may be stored, or what is wrong with them. */
export function officeHoursIn(fields: Fields): { value: NewOfficeHours } | { errors: FieldErrors } {
  const checks = {
    hours_name: requiredText(fields, 'hours_name'),
    hours_type: requiredChoice(fields, 'hours_type', HOURS_TYPES),
    approximate_time_on_patient: requiredMinutes(fields, 'approximate_time_on_patient'),
  };
  const { hours_name, hours_type, approximate_time_on_patient } = checks;
  const rows = timeSchedulesIn(fields);
  if ('error' in hours_name || 'error' in hours_type || 'error' in approximate_time_on_patient || 'errors' in rows) {
    return { errors: { ...errorsIn(checks), ...('errors' in rows ? rows.errors : {}) } };
  }
  return {
    value: {
      hours_name: hours_name.value,
      hours_type: hours_type.value,
      approximate_time_on_patient: approximate_time_on_patient.value,
      time_schedules: rows.value,
    },
  };
}

const LONGEST_MINUTES = 480;
const MOST_ROWS = 7;

type Row = NewOfficeHours['time_schedules'][number];

function requiredMinutes(fields: Fields, name: string): Checked<number> {
  const minutes = requiredInteger(fields, name);
  if ('error' in minutes || (minutes.value >= 1 && minutes.value <= LONGEST_MINUTES)) return minutes;
  return { error: `The approximate time on patient must be between 1 and ${LONGEST_MINUTES}.` };
}

function timeSchedulesIn(fields: Fields): { value: Row[] } | { errors: FieldErrors } {
  const rows = rowsOf(fields, 'time_schedules', MOST_ROWS);
  if ('error' in rows) return { errors: { time_schedules: [rows.error] } };
  const good: Row[] = [];
  const errors: Record<string, readonly string[]> = {};
  for (const [index, row] of rows.value.entries()) {
    const checked = timeScheduleIn(row, `time_schedules.${index}`, good);
    if ('value' in checked) good.push(checked.value);
    else Object.assign(errors, checked.errors);
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: good };
}

/** `others` are the rows before it, which it must not overlap; that they touch is fine. */
function timeScheduleIn(fields: Fields, row: string, others: readonly Row[]): { value: Row } | { errors: FieldErrors } {
  const [dayName, fromName, toName] = [`${row}.hours_day`, `${row}.hours_time_from`, `${row}.hours_time_to`];
  const id = optionalInteger(fields, `${row}.id`);
  const day = requiredChoice(fields, dayName, HOURS_DAYS);
  const from = requiredTime(fields, fromName);
  const to = requiredTime(fields, toName);
  if ('error' in id || 'error' in day || 'error' in from || 'error' in to) {
    return { errors: errorsIn({ [`${row}.id`]: id, [dayName]: day, [fromName]: from, [toName]: to }) };
  }
  if (from.value >= to.value) return { errors: { [toName]: [`The ${toName} must be a date after ${fromName}.`] } };
  const isOverlapping = others.some(
    ({ hours_day, hours_time_from, hours_time_to }) =>
      hours_day === day.value && hours_time_from < to.value && hours_time_to > from.value,
  );
  if (isOverlapping) return { errors: { [fromName]: [`The ${fromName} overlaps another row of the same day.`] } };
  return { value: { id: id.value, hours_day: day.value, hours_time_from: from.value, hours_time_to: to.value } };
}
