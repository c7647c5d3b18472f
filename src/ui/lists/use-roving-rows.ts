import { useLayoutEffect, type KeyboardEvent, type RefObject, type MouseEvent } from 'react';
import { PAGE_KEY_ROWS } from '../../constants';
import { isRendered } from '../../lib/is-rendered';

/** Focusable controls of a row. Items of an open menu in the row have a role. */
const CONTROLS = ':is(button, a[href]):not([role])';

/**
 * Keeps only the row with `activeId`, with its controls, in the tab order. `data-${name}` of each row has its id. Controls added to a row
 * later are included.
 */
export function useRovingRows(area: RefObject<HTMLElement | null>, name: string, activeId: string | undefined): void {
  useLayoutEffect(() => {
    const list = area.current;
    if (!list) return;
    const update = () => {
      for (const control of list.querySelectorAll<HTMLElement>(`[data-${name}] ${CONTROLS}`)) {
        const tabIndex = rowOf(control, name)?.dataset[name] === activeId ? 0 : -1;
        if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area, name, activeId]);
}

export function rowOf(target: EventTarget | null, name: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
}

interface RowKeys {
  name: string;
  index: number;
  count: number;
  /** Focuses the control that opens the row at the index. */
  moveTo(index: number): void;
}

/** Up, down, Home, End and the page keys move to another row, left and right to another control of the row. */
export function handleRowKey(event: KeyboardEvent, { name, index, count, moveTo }: RowKeys): void {
  const { key, target } = event;
  const row = rowOf(target, name);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!row || !(target instanceof HTMLElement) || !target.matches(CONTROLS)) return;
  const next = indexAfterKey(key, index, count, PAGE_KEY_ROWS);
  if (next !== null) moveTo(next);
  else if (key === 'ArrowLeft' || key === 'ArrowRight') focusBeside(row, target, key === 'ArrowLeft' ? -1 : 1);
  else return;
  event.preventDefault();
}

function focusBeside(row: HTMLElement, control: HTMLElement, step: number): void {
  const all = [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(isRendered);
  all[all.indexOf(control) + step]?.focus();
}

/** The index that a navigation key moves to; `null` for other keys. `page` is the number of visible rows. */
export function indexAfterKey(key: string, index: number, count: number, page: number): number | null {
  if (count === 0 || !Object.hasOwn(targets, key)) return null;
  const target = targets[key]?.(index, count, page) ?? index;
  return Math.max(0, Math.min(count - 1, target));
}

const targets: Readonly<Record<string, (index: number, count: number, page: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, _, page) => index + page,
  PageUp: (index, _, page) => index - page,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Whether the browser opens the pressed link in a tab or a window of its own. */
export const opensElsewhere = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  (ctrlKey || metaKey || shiftKey) && target instanceof Element && target.closest('a') !== null;
