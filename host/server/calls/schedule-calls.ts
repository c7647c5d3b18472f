import type { Handler } from 'hono';
import { APPOINTMENT_TYPES } from '../practice/appointments';
import type { Practice } from '../practice/practice';
import { freeTimesLabel } from '../practice/slovak-counts';
import { dayLabel } from '../practice/slovak-dates';
import type { ServerEnv } from './call-routes';
import { choiceOrFirst } from './choice-rules';
import { errorsIn } from './field-rules';
import { invalid } from './problems';
import { fieldsOf } from './request-body';
import { requiredDate } from './time-rules';

/** GET /api/schedules: the days with free times, for `?type=schedule-premium` those of premium hours. */
export function scheduleDays(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const type = choiceOrFirst(new Map(Object.entries(c.req.query())), 'type', APPOINTMENT_TYPES);
    if ('error' in type) return invalid(c, errorsIn({ type }));
    return c.json(dayOptions(practice, practice.freeDays(c.get('session').doctorId, type.value)));
  };
}

/** POST /api/schedule-times */
export function scheduleTimes(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const checks = { date: requiredDate(fields, 'date'), type: choiceOrFirst(fields, 'type', APPOINTMENT_TYPES) };
    const { date, type } = checks;
    if ('error' in date || 'error' in type) return invalid(c, errorsIn(checks));
    return c.json(timeOptions(practice.freeTimes(c.get('session').doctorId, date.value, type.value)));
  };
}

/** The days as the wire knows them. */
export function dayOptions(practice: Practice, days: ReturnType<Practice['freeDays']>) {
  const today = practice.today();
  return days.map(({ date, count }) => ({
    value: date,
    title: dayLabel(date, today),
    description: freeTimesLabel(count),
  }));
}

/** The times as the wire knows them. */
export const timeOptions = (times: readonly string[]) => times.map((time) => ({ time }));
