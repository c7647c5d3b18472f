import type { Handler } from 'hono';
import type { ScheduleDay, ScheduleTime } from '../../../src/api/contract/office-hours';
import { scheduleDaysRequestSchema, scheduleTimesRequestSchema } from '../../../src/api/contract/office-hours.requests';
import type { Practice } from '../practice/practice';
import { freeTimesLabel } from '../practice/slovak-counts';
import { dayLabel } from '../practice/slovak-dates';
import type { ServerEnv } from './call-routes';
import { jsonAnswer } from './json-answer';
import { queryOf } from './request-body';
import { withRequest } from './validation';

/** GET /api/schedules: the days with free times, for `?type=schedule-premium` those of premium hours. */
export function listDays(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    scheduleDaysRequestSchema,
    (c, { type }) => jsonAnswer(c, dayOptions(practice, practice.freeDays(c.get('session').doctorId, type))),
    { read: queryOf },
  );
}

/** POST /api/schedule-times */
export function listTimes(practice: Practice): Handler<ServerEnv> {
  return withRequest(scheduleTimesRequestSchema, (c, { date, type }) =>
    jsonAnswer(c, timeOptions(practice.freeTimes(c.get('session').doctorId, date, type))),
  );
}

export function dayOptions(practice: Practice, days: ReturnType<Practice['freeDays']>): ScheduleDay[] {
  const today = practice.today();
  return days.map(({ date, count }) => ({
    value: date,
    title: dayLabel(date, today),
    description: freeTimesLabel(count),
  }));
}

export const timeOptions = (times: readonly string[]): ScheduleTime[] => times.map((time) => ({ time }));
