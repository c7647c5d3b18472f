import * as v from 'valibot';
import { count, optionalList, optionalNumber, optionalObject, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';

/** A day is `YYYY-MM-DD`, an amount in EUR. The oldest comes first, the current one last. */
export const dayVisitsSchema = v.object({ day: requiredText, count });

export type DayVisits = v.InferOutput<typeof dayVisitsSchema>;

export const monthEarningsSchema = v.object({ month_formated: requiredText, amount: count });

export type MonthEarnings = v.InferOutput<typeof monthEarningsSchema>;

export const kindTicketsSchema = v.object({ type: requiredText, count });

export type KindTickets = v.InferOutput<typeof kindTicketsSchema>;

const countersSchema = optionalObject({
  tickets_today: optionalNumber,
  served_today: optionalNumber,
  patients: optionalNumber,
  recepts_pending: optionalNumber,
});

/** `GET /api/dashboard`, before its lists are read record by record. A server may leave out parts, but not all of them. */
export const dashboardSchema = v.pipe(
  v.object({
    counters: v.fallback(countersSchema, null),
    visits_by_day: optionalList,
    earnings_by_month: optionalList,
    tickets_by_type: optionalList,
  }),
  v.check((parts) => Object.values(parts).some((part) => part !== null)),
);

/** `visits_by_day` has 30 days, `earnings_by_month` 12 months. What the server leaves out is `null`. */
export interface Dashboard extends Record<keyof v.InferOutput<typeof dashboardSchema>, unknown> {
  counters: v.InferOutput<typeof countersSchema>;
  visits_by_day: readonly DayVisits[] | null;
  earnings_by_month: readonly MonthEarnings[] | null;
  tickets_by_type: readonly KindTickets[] | null;
}

export const dashboard = defineCall()({
  name: 'dashboard',
  method: 'GET',
  path: '/api/dashboard',
  response: {
    record: dashboardSchema,
    parts: {
      visits_by_day: { what: 'day of visits', list: dayVisitsSchema, otherwise: 'null' },
      earnings_by_month: { what: 'month of earnings', list: monthEarningsSchema, otherwise: 'null' },
      tickets_by_type: { what: 'kind of tickets', list: kindTicketsSchema, otherwise: 'null' },
    },
  },
});
