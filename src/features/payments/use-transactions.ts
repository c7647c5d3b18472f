import { useDeferredValue, useMemo, useState } from 'react';
import type { Payment } from './contract';
import { createMatcher } from '../../lib/search';
import { startOfDayKey } from '../../lib/local-time';
import {
  paymentStates,
  transactionOf,
  type PaymentState,
  sortTransactions,
  newestFirst,
  type Order,
  totalsOf,
} from './transaction';

export interface Filters {
  query: string;
  state: PaymentState | 'all';
  period: Period;
  /** As typed; `YYYY-MM-DD` when valid. */
  from: string;
  to: string;
}

const noFilters: Filters = { query: '', state: 'all', period: 'all', from: '', to: '' };

/** Filters and sorts the payments. `today` and `zone` are the practice's day and time zone. */
export function useTransactions(payments: readonly Payment[] | null, today: string, zone: string) {
  const [filters, setFilters] = useState(noFilters);
  const [order, setOrder] = useState<Order>(newestFirst);
  const deferredFilters = useDeferredValue(filters);

  const all = useMemo(() => payments?.map((payment) => transactionOf(payment, zone)) ?? [], [payments, zone]);
  const ordered = useMemo(() => sortTransactions(all, order), [all, order]);
  const found = useMemo(() => {
    const days = periodRange(deferredFilters.period, today, deferredFilters);
    const isMatch = createMatcher(deferredFilters.query);
    return ordered.filter(({ day, key }) => isWithin(day, days) && isMatch(key));
  }, [ordered, deferredFilters, today]);
  const shown = useMemo(
    () => (deferredFilters.state === 'all' ? found : found.filter(({ state }) => state === deferredFilters.state)),
    [found, deferredFilters.state],
  );
  const counts = useMemo(
    () =>
      new Map<Filters['state'], number>([
        ['all', found.length],
        ...paymentStates.map((one) => [one, found.filter(({ state }) => state === one).length] as const),
      ]),
    [found],
  );
  const totals = useMemo(() => totalsOf(shown), [shown]);

  return {
    filters,
    order,
    setOrder,
    shown,
    totals,
    /** The number in each state, independent of the state filter. */
    counts,
    hasOther: all.some(({ state }) => state === 'other'),
    isFiltered: shown.length !== all.length,
    /** Changes with filters and order, not with the data. */
    scrollResetKey: JSON.stringify([deferredFilters, order]),
    change: (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part })),
    reset: () => setFilters(noFilters),
  };
}

export const periods = ['all', 'this-month', 'last-month', 'this-year', 'own'] as const;
type Period = (typeof periods)[number];

/** Days of the practice, `YYYY-MM-DD`, inclusive; `null` is an open end. */
interface DayRange {
  from: string | null;
  to: string | null;
}

/** The days of a period as of `today`; `own` is the typed range, in which an invalid day is an open end. */
export function periodRange(period: Period, today: string, own: { from: string; to: string }): DayRange {
  const month = today.slice(0, 7);
  switch (period) {
    case 'all':
      return { from: null, to: null };
    case 'this-month':
      return monthRange(month);
    case 'last-month':
      return monthRange(monthBefore(month));
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case 'own':
      return { from: dayOrNull(own.from), to: dayOrNull(own.to) };
  }
}

/** Whether a day is in the range; a missing day is only in the open range. */
export function isWithin(day: string | null, { from, to }: DayRange): boolean {
  if (day === null) return from === null && to === null;
  return (from === null || day >= from) && (to === null || day <= to);
}

/** Compared as strings: the 31st is a valid end for every month. */
const monthRange = (month: string): DayRange => ({ from: `${month}-01`, to: `${month}-31` });

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${String(year - 1)}-12` : `${String(year)}-${String(number - 1).padStart(2, '0')}`;
}

const dayOrNull = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && startOfDayKey(text) ? text : null);
