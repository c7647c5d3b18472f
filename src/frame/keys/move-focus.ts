import { isRendered } from '../../lib/is-rendered';

const REGIONS = '[part~="navigation"], [part~="header"], main, [part~="list"], [part~="detail"], [data-toasts]';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** F6 cycles through the regions of an element: navigation, header, list, detail, hot panel, toasts. */
export function createRegions(root: ShadowRoot) {
  /** The last focused element of each region. */
  const last = new WeakMap<Element, HTMLElement>();

  const regions = () => {
    const rendered = [...root.querySelectorAll<HTMLElement>(REGIONS)].filter(isRendered);
    return rendered.filter((region) => {
      // A screen with a list is not a region itself: its list and its detail are.
      const isWhole = region.localName === 'main';
      return isWhole ? !region.querySelector('[part~="list"]') : region.querySelector(CONTROL) !== null;
    });
  };

  return {
    /** Remembers where the focus is. */
    remember(focused: Element | null): void {
      const region = focused?.closest(REGIONS);
      if (region && focused instanceof HTMLElement) last.set(region, focused);
    },
    /** Focuses the next region, or the previous one. Returns `false` if there is no other. */
    move(step: 1 | -1): boolean {
      const all = regions();
      const at = all.findLastIndex((region) => region.contains(root.activeElement));
      const from = at < 0 && step < 0 ? 0 : at;
      const next = all[(from + step + all.length) % all.length];
      if (!next || next === all[at]) return false;
      const before = last.get(next);
      const target = before && next.contains(before) && isRendered(before) ? before : firstIn(next);
      if (target) target.focus();
      else focusPart(next);
      return true;
    },
  };
}

/** The element that gets the focus in a region; `null`: the region itself. */
function firstIn(region: HTMLElement): HTMLElement | null {
  if (region.matches('main, [part~="detail"]')) return null;
  if (region.matches('[part~="list"]')) return openRowIn(region) ?? controlIn(region);
  return region.querySelector<HTMLElement>('[aria-current="page"]') ?? controlIn(region);
}

const controlIn = (region: Element): HTMLElement | null =>
  [...region.querySelectorAll<HTMLElement>(CONTROL)].find(isRendered) ?? null;

const LIST = '[part~="list"]';
/** The main control of each row, which opens it. */
const ROW = `${LIST} li [data-open], [role="option"][aria-posinset]`;
const DETAIL = '[part~="detail"]';
/** The row that is open. */
const IS_OPEN = '[aria-current], [aria-selected="true"]';

/** J and K: focuses the row after (`1`) or before (`-1`) the focused one, or the open one; without either, the first. */
export function moveToRow(root: ShadowRoot, step: 1 | -1): boolean {
  const focused = root.activeElement;
  const list =
    listOf(focused) ?? [...root.querySelectorAll(LIST)].find((one) => isRendered(one) && one.querySelector(ROW));
  const rows = list ? [...list.querySelectorAll<HTMLElement>(ROW)].filter(isRendered) : [];
  const at = rows.findIndex((row) => row === focused || rowOf(row).contains(focused));
  const from = at >= 0 ? at : rows.findIndex((row) => row.matches(IS_OPEN));
  const next = from < 0 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, from + step))];
  next?.focus();
  return next !== undefined;
}

/**
 * Enter on a row: the row opens its detail, and this focuses the detail once it is open. Returns a function that cancels this.
 */
export function followIntoDetail(root: ShadowRoot, row: Element): () => void {
  const detail = row.closest(LIST)?.parentElement?.querySelector<HTMLElement>(`:scope > ${DETAIL}`);
  if (!detail) return () => undefined;
  const enter = () => {
    if (!row.matches(IS_OPEN)) return;
    stop();
    // A detail that covers the list has focused its back button already.
    if (!detail.contains(root.activeElement)) focusPart(detail);
  };
  const observer = new MutationObserver(enter);
  const stop = () => {
    observer.disconnect();
    root.removeEventListener('focusin', stop);
  };
  observer.observe(row, { attributeFilter: ['aria-current', 'aria-selected'] });
  // The doctor has moved the focus meanwhile.
  root.addEventListener('focusin', stop);
  enter();
  return stop;
}

export const isRow = (element: Element): boolean => element.matches(ROW);

/** Escape: moves the focus from a detail to its row; a detail that covers the list is closed. */
export function leaveDetail(origin: Element): boolean {
  const detail = origin.closest(DETAIL);
  const list = detail && listOf(detail);
  if (!list) return false;
  if (!isRendered(list)) detail.querySelector<HTMLElement>('[data-back]')?.click();
  else openRowIn(list)?.focus();
  return true;
}

/** The open row, or else the first. */
const openRowIn = (list: Element): HTMLElement | null =>
  [...list.querySelectorAll<HTMLElement>(ROW)].find((row) => row.matches(IS_OPEN)) ??
  list.querySelector<HTMLElement>(ROW);

/** Focuses a part of the screen that is not a control. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus();
}

const rowOf = (row: Element): Element => row.closest('li') ?? row;

/** The list that contains the element, or whose detail does. */
const listOf = (element: Element | null): Element | null =>
  element?.closest(LIST) ?? element?.closest(DETAIL)?.parentElement?.querySelector(`:scope > ${LIST}`) ?? null;
