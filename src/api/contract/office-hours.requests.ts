import * as v from 'valibot';
import {
  HOURS_NAME_MAX_LENGTH,
  OFFICE_HOURS_MAX_ROWS,
  PATIENT_TIME_MAX_MINUTES,
  PATIENT_TIME_MIN_MINUTES,
  SUPPLIER_NAME_MAX_LENGTH,
} from '../../constants';
import type { RecordId } from './fields';
import { appointmentTypes, hoursDays, hoursTypes } from './office-hours';
import {
  between,
  choice,
  day,
  instant,
  nested,
  optionalInteger,
  optionalInput,
  rule,
  text,
  time,
  type Complete,
} from './request-fields';

const rowSchema = v.pipe(
  nested({ id: optionalInteger, hours_day: choice(hoursDays), hours_time_from: time, hours_time_to: time }),
  v.forward(
    v.partialCheck(
      [['hours_time_from'], ['hours_time_to']],
      ({ hours_time_from, hours_time_to }) => hours_time_from < hours_time_to,
      rule('after', 'hours_time_from'),
    ),
    ['hours_time_to'],
  ),
);
type RowInput = v.InferInput<typeof rowSchema>;
type Row = v.InferOutput<typeof rowSchema>;

/** Rows of one day may touch, but not overlap. */
const rowsSchema = v.pipe(
  v.custom<readonly RowInput[]>(Array.isArray, rule('array')),
  v.maxLength(OFFICE_HOURS_MAX_ROWS, rule('max_items', OFFICE_HOURS_MAX_ROWS)),
  v.array(rowSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rows = dataset.value;
    rows.forEach((row, index) => {
      if (!rows.slice(0, index).some((before) => isOverlapping(before, row))) return;
      addIssue({
        message: rule('apart'),
        path: [
          { type: 'array', origin: 'value', input: rows, key: index, value: row },
          { type: 'object', origin: 'value', input: row, key: 'hours_time_from', value: row.hours_time_from },
        ],
      });
    });
  }),
);

/** `POST /api/office-hours-add`: with an `id` of its own the whole record is changed. */
export const officeHoursRequestSchema = v.object({
  id: optionalInteger,
  hours_name: text(HOURS_NAME_MAX_LENGTH),
  hours_type: choice(hoursTypes),
  /** Minutes. */
  approximate_time_on_patient: between(PATIENT_TIME_MIN_MINUTES, PATIENT_TIME_MAX_MINUTES),
  time_schedules: v.nullish(rowsSchema, []),
});
type OfficeHoursInput = v.InferInput<typeof officeHoursRequestSchema>;

/** A new record or row has no `id`. */
export type OfficeHoursRequest = New<Omit<OfficeHoursInput, 'time_schedules'>> & {
  time_schedules: readonly New<RowInput>[];
};
type New<Record extends { id?: unknown }> = Complete<Omit<Record, 'id'>> & { id?: RecordId };

const isOverlapping = (one: Row, other: Row) =>
  one.hours_day === other.hours_day &&
  one.hours_time_from < other.hours_time_to &&
  one.hours_time_to > other.hours_time_from;

/** `POST /api/absence-add`. Both ends are instants, ISO 8601 with the browser's offset, and belong to the absence. */
export const absenceRequestSchema = v.pipe(
  v.object({
    absence_from: instant,
    absence_to: instant,
    supplier_id: optionalInteger,
    supplier_name: optionalInput(SUPPLIER_NAME_MAX_LENGTH),
  }),
  v.forward(
    v.partialCheck(
      [['absence_from'], ['absence_to']],
      ({ absence_from, absence_to }) => absence_from <= absence_to,
      rule('after_or_equal', 'absence_from'),
    ),
    ['absence_to'],
  ),
);
export type AbsenceRequest = Complete<v.InferInput<typeof absenceRequestSchema>>;

const appointmentType = v.nullish(choice(appointmentTypes), 'schedule');

/** `GET /api/schedules`: the days of ordinary appointments, or of those of `?type=`. */
export const scheduleDaysRequestSchema = v.object({ type: appointmentType });

/** `POST /api/schedule-times`: the free times of a day. */
export const scheduleTimesRequestSchema = v.object({ date: day, type: appointmentType });
export type ScheduleTimesRequest = Complete<v.InferInput<typeof scheduleTimesRequestSchema>>;
