import { useDeferredValue, useMemo, useState } from 'react';
import type { Payment } from './contract';
import { createMatcher } from '../../lib/search';
import { periodRange, isWithin, type Period } from './period';
import { paymentStates, transactionOf, type PaymentState } from './transaction';
import { sortTransactions, newestFirst, type Order } from './transaction-order';
import { totalsOf } from './transaction-totals';

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
