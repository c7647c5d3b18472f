import * as v from 'valibot';
import { optionalNumber, optionalText, rawList, recordId, requiredText, timeOfDay } from './fields';

/** The purposes of office hours. */
export const hoursTypes = ['schedule', 'schedule-premium', 'queue', 'other'] as const;
export type HoursType = (typeof hoursTypes)[number];
/** The types of tickets that are booked, each in office hours of its own. */
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

/**
 * Before its rows are read one by one. `hours_type` is one of {@link hoursTypes};
 * `approximate_time_on_patient` is in minutes.
 */
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

/** A bookable day: `value` is `YYYY-MM-DD`. */
export const scheduleDaySchema = v.object({ value: requiredText, title: optionalText, description: optionalText });
export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** A free time of a day, `HH:mm`. */
export const scheduleTimeSchema = v.object({ time: requiredText });
export type ScheduleTime = v.InferOutput<typeof scheduleTimeSchema>;

/** The stored absence; both ends are instants, ISO 8601, and belong to it. */
export const absenceSchema = v.object({
  id: recordId,
  absence_from: optionalText,
  absence_to: optionalText,
  supplier_id: v.optional(v.nullable(recordId), null),
  supplier_name: optionalText,
});
export type Absence = v.InferOutput<typeof absenceSchema>;
