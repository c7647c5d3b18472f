import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { usePart, useValue, useStore } from '../../state/react/use-store';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useResource } from '../../state/react/use-resource';
import { emptyDay, slotKey } from './entries';
import { type CalendarDay, type DayTime, type PlacedSlot, minutesOfTime } from './model';
import { calendarPart } from './part';
import { daysOf, rangeOf, type CalendarView } from './ranges';
import { minuteIn } from '../../lib/zone';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';

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

interface NextFreeOptions {
  /** The shown days. */
  days: readonly CalendarDay[];
  isLoaded: boolean;
  /** Shows a day. */
  onDay(day: string): void;
}

/** Finds and focuses the next free slot, beginning with the shown days, or after the slot found before. */
export function useNextFree(area: RefObject<HTMLElement | null>, { days, isLoaded, onDay }: NextFreeOptions) {
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];
  const { clock, toasts } = useStore();
  const calendar = usePart(calendarPart);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState<PlacedSlot | null>(null);
  const foundKey = found && slotKey(found);
  const isFoundShown = found && found.day >= first && found.day <= last;
  /** The found slot that was focused last. */
  const focusedSlot = useRef<PlacedSlot | null>(null);

  useEffect(() => {
    if (foundKey === null || found === focusedSlot.current || !isLoaded) return;
    const cell = area.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(foundKey)}"]`);
    if (!cell) return;
    focusedSlot.current = found;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center' });
  }, [area, isLoaded, found, foundKey, first]);

  // In an effect: by the end of the search the calendar may show other days, or have been left.
  const showFound = useEffectEvent(() => {
    if (found && !isFoundShown) onDay(found.day);
  });
  useEffect(() => showFound(), [found]);

  /** The moment after which the search begins: now, the start of the shown days, or the last found slot among them. */
  function searchStart(): DayTime {
    const [today = '', time = ''] = minuteIn(clock.zone.peek(), clock.now()).split('T');
    const now = { day: today, from: minutesOfTime(time) };
    if (found && isFoundShown) return found;
    return first > today ? { day: first, from: -1 } : now;
  }

  return {
    isSearching,
    /** The key of the last found slot. */
    foundKey,
    async find(): Promise<void> {
      setIsSearching(true);
      const search = await calendar.findFree({ after: searchStart() });
      setIsSearching(false);
      if (search === 'none' || search === 'failed') return toasts.danger(texts.noFree[search]);
      // A copy: the same slot may be found again.
      setFound({ ...search });
    },
  };
}

/**
 * Scrolls to the present when the days are loaded, and whenever the returned function is called: in the grid to the line of the current
 * time, in the list to today. A visible line does not move.
 */
export function useScrollToToday(area: RefObject<HTMLElement | null>, today: string, isLoaded: boolean): () => void {
  const isPending = useRef(true);
  const scroll = useCallback(() => {
    const line = area.current?.querySelector('[data-now]');
    if (line) return line.scrollIntoView({ block: isVisible(line) ? 'nearest' : 'center' });
    area.current?.querySelector(`li[data-day="${today}"]`)?.scrollIntoView({ block: 'start' });
  }, [area, today]);
  useEffect(() => {
    if (!isPending.current || !isLoaded) return;
    isPending.current = false;
    scroll();
  }, [isLoaded, scroll]);
  return useCallback(() => {
    isPending.current = true;
    if (isLoaded) scroll();
  }, [isLoaded, scroll]);
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
