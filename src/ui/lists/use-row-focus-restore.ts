import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** The rows of a list, by index. */
export interface RowIndexes {
  /** The index of the row that contains the element, or whose detail does; `null` if there is none. */
  indexOf(element: Element): number | null;
  /** Focuses the row at the index, or the last row when there are fewer; returns `false` if the list is empty. */
  focusIndex(index: number): boolean;
}

/**
 * Restores the focus when the row of the focused element moves in the list, also in an open menu of the row. When the focused row is
 * removed, focuses the row that is now at the same index or, if none is left, `area`, which must be focusable. Call it in the component
 * that renders the rows.
 */
export function useRowFocusRestore(area: RefObject<HTMLElement | null>, rows: RowIndexes) {
  const index = useRef(0);
  const hasFocus = useRef(false);
  const focused = useRef<EventTarget | null>(null);

  const rememberFocus = useEffectEvent(({ target }: FocusEvent) => {
    hasFocus.current = true;
    focused.current = target;
    if (target instanceof Element) index.current = rows.indexOf(target) ?? index.current;
  });
  // Not in a passive effect: a key may focus a row as soon as it is rendered.
  useLayoutEffect(() => {
    const element = area.current;
    const listener = (event: FocusEvent) => rememberFocus(event);
    // The native event: React does not report the focus that a closing dialog restores.
    element?.addEventListener('focusin', listener);
    return () => element?.removeEventListener('focusin', listener);
  }, [area]);

  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (!hasFocus.current || !(root instanceof ShadowRoot)) return;
    // Moving an element in the page makes the browser blur it, and close its popover.
    if (!root.activeElement && focused.current instanceof HTMLElement && area.current?.contains(focused.current)) {
      focused.current.closest<HTMLElement>('[popover]:not(:popover-open)')?.showPopover();
      focused.current.focus({ preventScroll: true });
    }
    // Rows before the focused one may have been added or removed.
    if (root.activeElement) index.current = rows.indexOf(root.activeElement) ?? index.current;
    else if (!rows.focusIndex(index.current)) area.current?.focus();
  });

  return {
    /** The user moved the focus: React fires no `blur` when a focused element is removed. */
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      hasFocus.current = relatedTarget instanceof Node && area.current?.contains(relatedTarget) === true;
    },
  };
}
