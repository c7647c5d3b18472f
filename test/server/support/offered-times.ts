import { call, field } from './calls';
import type { SaturdayPractice } from './saturday-practice';

/** Days and times that the doctor's panel gets for booking. */
export function offeredTimes(clinic: SaturdayPractice) {
  const days = async (token: string, query = '') =>
    (await call(clinic.server, 'GET', `/api/schedules${query}`, { token })).body;
  const askTimes = (token: string, body: object) => call(clinic.server, 'POST', '/api/schedule-times', { token, body });
  const times = async (token: string, date: string, type = 'schedule') => {
    const { body } = await askTimes(token, { date, type });
    return Array.isArray(body) ? body.map((each: unknown) => field(each, 'time')) : [];
  };
  const dates = async (token: string, query?: string) => {
    const body = await days(token, query);
    return Array.isArray(body) ? body.map((each: unknown) => field(each, 'value')) : [];
  };
  return { days, dates, askTimes, times };
}
