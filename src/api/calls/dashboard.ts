import { dashboardSchema, dayVisitsSchema, kindTicketsSchema, monthEarningsSchema } from '../contract/dashboard';
import { defineCall } from '../define-call';

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
