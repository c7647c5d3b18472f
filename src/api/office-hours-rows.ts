import { timeScheduleSchema, type OfficeHours, type RawOfficeHours } from './contract';
import { readPartList } from './read';

/** Reads a record's rows one by one: one malformed row must not empty the schedule, which the next save would store. */
export const withRows = (record: RawOfficeHours): OfficeHours => ({
  ...record,
  time_schedules: readPartList('row of office hours', timeScheduleSchema, record.time_schedules),
});
