import type { AppointmentType } from '../office-hours/contract';
import type { AppointmentValues } from './appointment-values';
import type { ScheduleDay, ScheduleTime } from './contract';

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

/** The offered days and the slot's day: a calendar shows more days than the form offers. */
export const withDay = (days: readonly ScheduleDay[], slot: GivenSlot | undefined): readonly ScheduleDay[] =>
  !slot || days.some(({ value }) => value === slot.day)
    ? days
    : [...days, { value: slot.day, title: null, description: null }];

/** The free times of a day and the slot's time: the server checks whether it is still free. */
export const withTime = (
  times: readonly ScheduleTime[],
  slot: GivenSlot | undefined,
  day: string | null,
): readonly ScheduleTime[] =>
  !slot || slot.day !== day || times.some(({ time }) => time === slot.time)
    ? times
    : [...times, { time: slot.time }].toSorted((one, other) => (one.time < other.time ? -1 : 1));
