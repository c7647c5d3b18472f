import { useMemo } from 'react';
import type { Ticket, TicketGroup } from '../contract';
import type { Day, TicketSearch } from './ticket-search';
import { shortTime } from './ticket-time';

/** The tickets by day, without empty days. While the list is searched, only those that the search picks. */
export function useListedTickets(groups: readonly TicketGroup[], search: TicketSearch | null) {
  const allDays = useMemo(() => daysOf(groups), [groups]);
  const days = useMemo(() => search?.pick(allDays) ?? allDays, [search, allDays]);
  const lists = useMemo(() => days.map(({ list }) => list), [days]);
  const all = useMemo(() => (lists.length === 1 && lists[0] ? lists[0] : NONE.concat(...lists)), [lists]);
  return { allDays, days, lists, all };
}

const NONE: readonly Ticket[] = [];

const daysOf = (groups: readonly TicketGroup[]): Day[] =>
  groups.flatMap(({ day, date, tickets: list }, index) => {
    if (list.length === 0) return [];
    const isToday = index === 0;
    const heading = isToday ? null : (day ?? date ?? '');
    const hasTimes = heading !== '' && list.some((one) => shortTime(one) !== null);
    return { key: date ?? day ?? index, day, heading, isToday, hasTimes, list };
  });
