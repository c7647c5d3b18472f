import { useEffect, useRef, useState, type RefObject } from 'react';
import { minuteIn } from '../../lib/zone';
import { usePart } from '../../state/react/use-part';
import { useStore } from '../../state/react/store-context';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { slotKey } from './entries';
import type { PlacedSlot } from './model';
import type { DayTime } from './next-free';
import { calendarPart } from './part';
import { minutesOfTime } from './wall-spans';

interface NextFreeOptions {
  /** The first of the shown days; `YYYY-MM-DD`. */
  first: string;
  last: string;
  /** Whether the shown days are loaded. */
  isLoaded: boolean;
  /** Shows a day. */
  onDay(day: string): void;
}

/** Finds the next free slot from the shown days on, or after the one found before, and focuses it. */
export function useNextFree(area: RefObject<HTMLElement | null>, { first, last, isLoaded, onDay }: NextFreeOptions) {
  const { clock, toasts } = useStore();
  const calendar = usePart(calendarPart);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState<PlacedSlot | null>(null);
  /** The slot that is focused as soon as it is shown. */
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null || !isLoaded) return;
    const cell = area.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(wanted.current)}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center' });
  }, [area, isLoaded, found, first]);

  /** The moment after which it searches: now, the beginning of the shown days, or the slot that it has found there. */
  function searchStart(): DayTime {
    const [today = '', time = ''] = minuteIn(clock.zone.peek(), clock.now()).split('T');
    const now = { day: today, from: minutesOfTime(time) };
    if (found && found.day >= first && found.day <= last) return found;
    return first > today ? { day: first, from: -1 } : now;
  }

  return {
    isSearching,
    /** The slot that was found last. */
    foundKey: found && slotKey(found),
    async find(): Promise<void> {
      setIsSearching(true);
      const search = await calendar.findFree({ after: searchStart() });
      setIsSearching(false);
      if ('failure' in search) return toasts.danger(texts.noFree.failed);
      if (!search.slot) return toasts.danger(texts.noFree.none);
      wanted.current = slotKey(search.slot);
      setFound(search.slot);
      if (search.slot.day < first || search.slot.day > last) onDay(search.slot.day);
    },
  };
}
