import type { Dashboard as DashboardAnswer } from '../../../src/features/dashboard/contract';
import type { Database } from '../../database/connection';
import { addDays, addMonths, monthLabel } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import { inEuros, type Sent } from '../../lib/records';
import type { Payments } from '../payments/store';
import type { TicketType } from '../tickets/tickets';

/** All parts and all counters are present. */
interface DashboardRecord extends Sent<DashboardAnswer> {
  counters: Sent<NonNullable<DashboardAnswer['counters']>>;
}

export function createDashboard(database: Database, clock: Clock, payments: Payments) {
  const countsBy = <Key extends string>(sql: string, ...values: (string | number)[]) =>
    new Map(database.all<{ key: Key; count: number }>(sql, ...values).map(({ key, count }) => [key, count]));

  const countOf = (sql: string, doctorId: number) => database.first<{ count: number }>(sql, doctorId)?.count ?? 0;

  const earningsOf = (doctorId: number, month: string) =>
    payments.earningsBetween(
      doctorId,
      clock.instantOf(`${month}-01`, '00:00'),
      clock.instantOf(`${addMonths(month, 1)}-01`, '00:00'),
    );

  return {
    /** Visits are served tickets. Ticket counts exclude cancelled and missed ones; the counts by type are of 30 days. */
    dashboardOf(doctorId: number): DashboardRecord {
      const today = clock.today();
      const firstDay = addDays(today, 1 - VISIT_DAYS);
      const todays = countsBy(BY_STATUS, doctorId, today);
      const served = todays.get('served') ?? 0;
      const visits = countsBy(VISITS_BY_DAY, doctorId, firstDay, today);
      const types = countsBy<TicketType>(BY_TYPE, doctorId, firstDay, today);
      const firstMonth = addMonths(today.slice(0, 7), 1 - EARNING_MONTHS);
      return {
        counters: {
          tickets_today: served + (todays.get('waiting') ?? 0),
          served_today: served,
          patients: countOf('SELECT count(*) AS count FROM patients WHERE doctor_id = ?', doctorId),
          recepts_pending: countOf(PENDING_RECEPTS, doctorId),
        },
        visits_by_day: Array.from({ length: VISIT_DAYS }, (_, index) => {
          const day = addDays(firstDay, index);
          return { day, count: visits.get(day) ?? 0 };
        }),
        earnings_by_month: Array.from({ length: EARNING_MONTHS }, (_, index) => {
          const month = addMonths(firstMonth, index);
          return { month_formated: monthLabel(month), amount: inEuros(earningsOf(doctorId, month)) };
        }),
        tickets_by_type: TYPES.map((type) => ({ type, count: types.get(type) ?? 0 })),
      };
    },
  };
}

const VISIT_DAYS = 30;
const EARNING_MONTHS = 12;
const TYPES = ['queue', 'schedule', 'schedule-premium'] as const;

const BY_STATUS =
  'SELECT status AS key, count(*) AS count FROM tickets WHERE doctor_id = ? AND date = ? GROUP BY status';

const VISITS_BY_DAY = `SELECT date AS key, count(*) AS count FROM tickets
  WHERE doctor_id = ? AND status = 'served' AND date BETWEEN ? AND ? GROUP BY date`;

const BY_TYPE = `SELECT type AS key, count(*) AS count FROM tickets
  WHERE doctor_id = ? AND status IN ('waiting', 'served') AND date BETWEEN ? AND ? GROUP BY type`;

const PENDING_RECEPTS = `SELECT count(*) AS count FROM recepts WHERE doctor_id = ? AND status = 'pending'`;
