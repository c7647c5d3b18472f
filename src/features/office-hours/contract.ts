import * as v from 'valibot';
import {
  optionalNumber,
  optionalText,
  rawList,
  recordId,
  requiredText,
  timeOfDay,
  type RecordId,
} from '../../api/contract/fields';
import {
  type IdRequest,
  between,
  choice,
  nested,
  optionalInteger,
  rule,
  text,
  time,
  type Complete,
} from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import {
  HOURS_NAME_MAX_LENGTH,
  OFFICE_HOURS_MAX_ROWS,
  PATIENT_TIME_MAX_MINUTES,
  PATIENT_TIME_MIN_MINUTES,
} from '../../constants';

/** The purposes of office hours. */
export const hoursTypes = ['schedule', 'schedule-premium', 'queue', 'other'] as const;

export type HoursType = (typeof hoursTypes)[number];

/** The types of booked tickets, each with office hours of the same type. */
export const appointmentTypes = ['schedule', 'schedule-premium'] as const satisfies HoursType[];

export type AppointmentType = (typeof appointmentTypes)[number];

export const hoursDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type HoursDay = (typeof hoursDays)[number];

/** `hours_day` is one of {@link hoursDays}; times are `HH:mm`. */
export const timeScheduleSchema = v.object({
  id: v.optional(v.nullable(recordId), null),
  hours_day: requiredText,
  hours_time_from: timeOfDay,
  hours_time_to: timeOfDay,
});

export type TimeSchedule = v.InferOutput<typeof timeScheduleSchema>;

/** A record whose rows are not validated yet. `hours_type` is one of {@link hoursTypes}; `approximate_time_on_patient` is in minutes. */
export const officeHoursSchema = v.object({
  id: recordId,
  hours_name: optionalText,
  hours_type: optionalText,
  approximate_time_on_patient: optionalNumber,
  time_schedules: rawList,
});

export type RawOfficeHours = v.InferOutput<typeof officeHoursSchema>;

export interface OfficeHours extends Omit<RawOfficeHours, 'time_schedules'> {
  time_schedules: readonly TimeSchedule[];
}

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

/** `POST /api/office-hours-add`: with an `id` the whole record is replaced. */
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

/** A single malformed row must not empty the schedule: the next save would store it empty. */
const parts = {
  time_schedules: { what: 'row of office hours', list: timeScheduleSchema, otherwise: 'empty' },
} as const;

export const officeHours = defineCall()({
  name: 'officeHours',
  method: 'GET',
  path: '/api/office-hours-get',
  response: { what: 'office hours', list: officeHoursSchema, parts },
});

/** Adds a record, or updates the one with the `id`. */
export const officeHoursAdd = defineCall<OfficeHoursRequest>()({
  name: 'officeHoursAdd',
  method: 'POST',
  path: '/api/office-hours-add',
  response: { record: officeHoursSchema, parts, isForm: true },
});

export const officeHoursRemove = defineCall<IdRequest>()({
  name: 'officeHoursRemove',
  method: 'POST',
  path: '/api/office-hours-remove',
});
