import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { daysBetween, shiftDay } from '../../lib/zone';
import type { CalendarDay } from './model';

/** A place in the grid: what is nearest to a time of a day. */
interface GridPlace {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes after midnight; -1 is the day's head. */
  from: number;
}

interface GridKeys {
  days: readonly CalendarDay[];
  isLoading: boolean;
  /** Up and down lead on to the day before and after. */
  isList?: boolean;
  /** Shows the days before or after. */
  onPage(step: 1 | -1): void;
}

/**
 * The keys of the APG's grid: one tab stop; up and down walk a day, left and right the days, Home and End lead to a day's ends, with Ctrl to
 * those of the grid, PageUp and PageDown to the same time of other days. Returns the handler of the keys.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  { days, isLoading, isList = false, onPage }: GridKeys,
) {
  /** The key of the tab stop. */
  const stop = useRef<string | null>(null);
  /** The focus goes there once the days are shown. */
  const wanted = useRef<GridPlace | null>(null);

  useLayoutEffect(() => {
    const area = grid.current;
    if (!area) return;
    const update = () => markStop(area, stop.current);
    update();
    const hold = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
      if (key === undefined) return;
      stop.current = key;
      update();
    };
    area.addEventListener('focusin', hold);
    const observer = new MutationObserver(update);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', hold);
      observer.disconnect();
    };
  }, [grid]);

  useEffect(() => {
    const place = wanted.current;
    const area = grid.current;
    if (!place || !area || !days.some(({ day }) => day === place.day)) return;
    // While they are loaded there are only their heads, or with a single day the day itself.
    focusNear(area, place);
    if (!isLoading) wanted.current = null;
  }, [grid, days, isLoading]);

  return (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const area = grid.current;
    if (!area || !(target instanceof HTMLElement) || defaultPrevented || metaKey || altKey || shiftKey) return;
    const place = placeOf(target);
    if (!place) return;
    const go = (to: GridPlace) => {
      if (days.some(({ day }) => day === to.day)) return focusNear(area, to);
      wanted.current = to;
      onPage(daysBetween(to.day, place.day) > 0 ? 1 : -1);
    };
    const cells = cellsOf(area, place.day);
    const walked = isList ? cellsOf(area) : cells;
    const at = walked.indexOf(target);
    const length = days.length;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walked[at + 1]?.focus(),
      ArrowUp: () => walked[at - 1]?.focus(),
      ArrowRight: () => go({ ...place, day: shiftDay(place.day, 1) }),
      ArrowLeft: () => go({ ...place, day: shiftDay(place.day, -1) }),
      Home: () => (ctrlKey ? cellsOf(area)[0] : cells[0])?.focus(),
      End: () => (ctrlKey ? cellsOf(area) : cells).at(-1)?.focus(),
      PageDown: () => go({ ...place, day: shiftDay(place.day, length) }),
      PageUp: () => go({ ...place, day: shiftDay(place.day, -length) }),
    };
    if (!Object.hasOwn(moves, key) || (ctrlKey && key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    moves[key]?.();
  };
}

const cellsOf = (area: HTMLElement, day?: string): HTMLElement[] => [
  ...area.querySelectorAll<HTMLElement>(day === undefined ? '[data-cell]' : `[data-day="${day}"] [data-cell]`),
];

function placeOf(target: HTMLElement): GridPlace | null {
  const { day } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  return day === undefined ? null : { day, from: Number(target.dataset['from'] ?? -1) };
}

/** Focuses what is nearest to the time; a day on which nothing is itself. */
function focusNear(area: HTMLElement, { day, from }: GridPlace): void {
  const distance = (cell: HTMLElement) => Math.abs(Number(cell.dataset['from']) - from);
  const [nearest] = cellsOf(area, day).toSorted((one, other) => distance(one) - distance(other));
  (nearest ?? area.querySelector<HTMLElement>(`[data-day="${day}"]`))?.focus();
}

/** Keeps one cell in the tab order: the last one that had the focus, else the first term or slot of today or of the first day. */
function markStop(area: HTMLElement, key: string | null): void {
  const find = (selector: string) => area.querySelector<HTMLElement>(selector);
  const stop =
    (key === null ? null : find(`[data-cell="${CSS.escape(key)}"]`)) ??
    find('[data-now]')?.closest('[data-day]')?.querySelector<HTMLElement>('[data-cell]') ??
    find('[data-cell]');
  for (const cell of area.querySelectorAll<HTMLElement>('[data-cell]:not([tabindex="-1"])')) {
    if (cell !== stop) cell.tabIndex = -1;
  }
  if (stop) stop.tabIndex = 0;
}
