import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { shiftDay } from '../../lib/zone';
import type { CalendarDay, DayTime } from './model';

/** A position in the grid: the cell nearest to a time of a day. `from` is -1 for the day's head. */
type GridPosition = DayTime;

interface GridKeys {
  days: readonly CalendarDay[];
  isLoading: boolean;
  /** Up and down continue into the previous and the next day. */
  isList?: boolean;
  /** Shows the previous or next days. */
  onPage(step: 1 | -1): void;
}

/**
 * The keys of the APG's grid pattern: one tab stop; up and down move within a day, left and right between days, Home and End to a day's
 * ends, with Ctrl to the grid's ends, PageUp and PageDown to the same time on the previous or next page. Returns the key handler.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  { days, isLoading, isList = false, onPage }: GridKeys,
) {
  /** The key of the cell that is the tab stop. */
  const stop = useRef<string | null>(null);
  /** The position to focus when its day is shown. */
  const pendingFocus = useRef<GridPosition | null>(null);

  useLayoutEffect(() => {
    const area = grid.current;
    if (!area) return;
    const update = () => markStop(area, stop.current);
    update();
    const rememberStop = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
      if (key === undefined) return;
      stop.current = key;
      update();
    };
    area.addEventListener('focusin', rememberStop);
    const observer = new MutationObserver(update);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', rememberStop);
      observer.disconnect();
    };
  }, [grid]);

  useEffect(() => {
    const position = pendingFocus.current;
    const area = grid.current;
    if (!position || !area) return;
    const isShown = days.some(({ day }) => day === position.day);
    // While the days load, only their heads exist or, with a single day, the day itself.
    if (isShown) focusNear(area, position);
    // Reached, or left before it was loaded: other days load instead.
    if (isShown !== isLoading) pendingFocus.current = null;
  }, [grid, days, isLoading]);

  return (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const area = grid.current;
    if (!area || !(target instanceof HTMLElement) || defaultPrevented || metaKey || altKey || shiftKey) return;
    const position = positionOf(target);
    if (!position) return;
    const go = (to: GridPosition) => {
      if (days.some(({ day }) => day === to.day)) return focusNear(area, to);
      pendingFocus.current = to;
      onPage(to.day > position.day ? 1 : -1);
    };
    const cells = cellsOf(area, position.day);
    const walked = isList ? cellsOf(area) : cells;
    const isAt = (side: number) => (cell: Node) => target.compareDocumentPosition(cell) & side;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walked.find(isAt(FOLLOWING))?.focus(),
      ArrowUp: () => walked.findLast(isAt(PRECEDING))?.focus(),
      ArrowRight: () => go({ ...position, day: shiftDay(position.day, 1) }),
      ArrowLeft: () => go({ ...position, day: shiftDay(position.day, -1) }),
      Home: () => (ctrlKey ? cellsOf(area) : cells)[0]?.focus(),
      End: () => (ctrlKey ? cellsOf(area) : cells).at(-1)?.focus(),
      PageDown: () => go({ ...position, day: shiftDay(position.day, days.length) }),
      PageUp: () => go({ ...position, day: shiftDay(position.day, -days.length) }),
    };
    if (!Object.hasOwn(moves, key) || (ctrlKey && key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    moves[key]?.();
  };
}

/** Flags of `compareDocumentPosition`. */
const PRECEDING = 2;
const FOLLOWING = 4;

const cellsOf = (area: HTMLElement, day?: string): HTMLElement[] => [
  ...area.querySelectorAll<HTMLElement>(day === undefined ? '[data-cell]' : `[data-day="${day}"] [data-cell]`),
];

function positionOf(target: HTMLElement): GridPosition | null {
  const { day } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  return day === undefined ? null : { day, from: Number(target.dataset['from'] ?? -1) };
}

/** Focuses the cell nearest to the time, or the day itself if it has no cells. */
function focusNear(area: HTMLElement, { day, from }: GridPosition): void {
  const distance = (cell: HTMLElement) => Math.abs(Number(cell.dataset['from']) - from);
  const [nearest] = cellsOf(area, day).toSorted((one, other) => distance(one) - distance(other));
  (nearest ?? area.querySelector<HTMLElement>(`[data-day="${day}"]`))?.focus();
}

/** Keeps one cell in the tab order: the last focused one, or else the first term or slot of today, or of the first day. */
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
