import { officeHoursSchema, timeScheduleSchema } from '../contract/office-hours';
import type { OfficeHoursRequest } from '../contract/office-hours.requests';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

/** A single malformed row must not empty the schedule: the next save would store the empty one. */
const parts = {
  time_schedules: { what: 'row of office hours', list: timeScheduleSchema, otherwise: 'empty' },
} as const;

export const officeHours = defineCall()({
  name: 'officeHours',
  method: 'GET',
  path: '/api/office-hours-get',
  response: { what: 'office hours', list: officeHoursSchema, parts },
});

/** With an id it updates that record. */
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
