import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

/** The rows of a list, by their places from 0. */
export interface RowPlaces {
  /** Which row an element stands in, or belongs to; `null` when to none. */
  placeOf(element: Element): number | null;
  /** Focuses the row at the place, or the last one before it; `false` when there is no row at all. */
  focusPlace(place: number): boolean;
}

/**
 * When what has the focus leaves the page with its row, the focus must not fall back to the top of the page: it goes to
 * the row that now stands in its place, or, when there is none left, to `area`, which can be focused itself. To be
 * used by the component that draws the rows and what belongs to them.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, rows: RowPlaces) {
  const place = useRef<number | null>(null);

  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (place.current === null || !(root instanceof ShadowRoot) || root.activeElement) return;
    if (!rows.focusPlace(place.current)) area.current?.focus();
  });

  return {
    onFocus({ target }: { target: EventTarget }) {
      if (target instanceof Element) place.current = rows.placeOf(target) ?? place.current ?? 0;
    },
    /** The doctor went elsewhere on purpose. React does not report the loss of focus by which an element leaves the page. */
    onBlur(event: { relatedTarget: EventTarget | null }) {
      const isInside = event.relatedTarget instanceof Node && area.current?.contains(event.relatedTarget);
      if (!isInside) place.current = null;
    },
  };
}

/** The rows below `area` that `selector` finds; each is opened by its `[data-open]`, and the open one is `[aria-current]`. */
export function useRowPlaces(area: RefObject<HTMLElement | null>, selector: string): RowPlaces {
  return useMemo(() => {
    const rows = () => [...(area.current?.querySelectorAll(selector) ?? [])];
    return {
      placeOf(element) {
        const row = element.closest(selector) ?? area.current?.querySelector(`${selector}:has([aria-current])`);
        return row ? rows().indexOf(row) : null;
      },
      focusPlace(place) {
        const row = rows()[Math.min(place, rows().length - 1)];
        row?.querySelector<HTMLElement>('[data-open]')?.focus();
        return row !== undefined;
      },
    };
  }, [area, selector]);
}
