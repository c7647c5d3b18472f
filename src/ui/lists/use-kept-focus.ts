import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

/** The rows of a list, by their places from 0. */
export interface RowIndexes {
  /** Which row an element stands in, or belongs to; `null` when to none. */
  indexOf(element: Element): number | null;
  /** Focuses the row at the place, or the last one before it; `false` when there is no row at all. */
  focusIndex(index: number): boolean;
}

/**
 * When what has the focus leaves the page with its row, the focus must not fall back to the top of the page: it goes to
 * the row that now stands in its place, or, when there is none left, to `area`, which can be focused itself. To be
 * used by the component that draws the rows and what belongs to them.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, rows: RowIndexes) {
  const place = useRef(0);
  const isInside = useRef(false);

  const noteFocus = useEffectEvent(({ target }: FocusEvent) => {
    isInside.current = true;
    if (target instanceof Element) place.current = rows.indexOf(target) ?? place.current;
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: FocusEvent) => noteFocus(event);
    // The browser's own event: React does not report the focus that a closing dialog gives back.
    element?.addEventListener('focusin', listener);
    return () => element?.removeEventListener('focusin', listener);
  }, [area]);

  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (!isInside.current || !(root instanceof ShadowRoot)) return;
    // Rows before it may have come or gone.
    if (root.activeElement) place.current = rows.indexOf(root.activeElement) ?? place.current;
    else if (!rows.focusIndex(place.current)) area.current?.focus();
  });

  return {
    /** The doctor went elsewhere on purpose. React does not report the loss of focus by which an element leaves the page. */
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      isInside.current = relatedTarget instanceof Node && area.current?.contains(relatedTarget) === true;
    },
  };
}

/** The rows below `area` that `selector` finds; each is opened by its `[data-open]`, and the open one is `[aria-current]`. */
export function useRowIndexes(area: RefObject<HTMLElement | null>, selector: string): RowIndexes {
  return useMemo(() => {
    const rows = () => [...(area.current?.querySelectorAll(selector) ?? [])];
    return {
      indexOf(element) {
        const row = element.closest(selector) ?? area.current?.querySelector(`${selector}:has([aria-current])`);
        return row ? rows().indexOf(row) : null;
      },
      focusIndex(index) {
        const row = rows()[Math.min(index, rows().length - 1)];
        row?.querySelector<HTMLElement>('[data-open]')?.focus();
        return row !== undefined;
      },
    };
  }, [area, selector]);
}
