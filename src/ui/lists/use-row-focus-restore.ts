import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

/** The rows of a list, by index. */
export interface RowIndexes {
  /** Which row an element stands in, or belongs to; `null` when to none. */
  indexOf(element: Element): number | null;
  /** Focuses the row at the index, or the last row when there are fewer; `false` when there is none. */
  focusIndex(index: number): boolean;
}

/**
 * When the row that has the focus is removed, the focus must not fall back to the top of the page: it goes to the row
 * now at the same index, or, when none is left, to `area`, which is focusable itself. Call it in the component that
 * draws the rows and what belongs to them.
 */
export function useRowFocusRestore(area: RefObject<HTMLElement | null>, rows: RowIndexes) {
  const index = useRef(0);
  const hasFocus = useRef(false);

  const rememberFocus = useEffectEvent(({ target }: FocusEvent) => {
    hasFocus.current = true;
    if (target instanceof Element) index.current = rows.indexOf(target) ?? index.current;
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: FocusEvent) => rememberFocus(event);
    // The browser's own event: React does not report the focus that a closing dialog gives back.
    element?.addEventListener('focusin', listener);
    return () => element?.removeEventListener('focusin', listener);
  }, [area]);

  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (!hasFocus.current || !(root instanceof ShadowRoot)) return;
    // Rows before it may have come or gone.
    if (root.activeElement) index.current = rows.indexOf(root.activeElement) ?? index.current;
    else if (!rows.focusIndex(index.current)) area.current?.focus();
  });

  return {
    /** The doctor went elsewhere on purpose. React does not report the loss of focus by which an element leaves the page. */
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      hasFocus.current = relatedTarget instanceof Node && area.current?.contains(relatedTarget) === true;
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
