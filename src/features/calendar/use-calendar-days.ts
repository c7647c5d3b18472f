import { useEffect, useMemo } from 'react';
import { usePart, useValue } from '../../state/react/use-store';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { emptyDay } from './entries';
import type { CalendarDay } from './model';
import { calendarPart } from './part';
import { daysOf, rangeOf, type CalendarView } from './ranges';

export interface ShownDays {
  /** Every day of the view; empty days while they load. */
  days: readonly CalendarDay[];
  isLoaded: boolean;
  resource: Omit<ReturnType<typeof useResource<unknown>>, 'data'>;
}

/** The days of a view. Loads them, and keeps them up to date. */
export function useCalendarDays(view: CalendarView, day: string): ShownDays {
  const calendar = usePart(calendarPart);
  const resource = useResource(calendar);
  const known = useValue(calendar.days);
  const { from, to } = rangeOf(view, day);
  useEffect(() => calendar.show({ from, to }), [calendar, from, to]);
  useReloadWhenStale(calendar);
  const all = daysOf({ from, to });
  const isLoaded = all.every((one) => known.has(one));
  const days = useMemo(
    () => daysOf({ from, to }).map((one) => (isLoaded && known.get(one)) || emptyDay(one)),
    [known, isLoaded, from, to],
  );
  return { days, isLoaded, resource };
}
