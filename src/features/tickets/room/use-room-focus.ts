import { useMemo, useRef, type RefObject } from 'react';
import { useRowFocusRestore, type RowIndexes } from '../../../ui/lists/use-row-focus-restore';

/**
 * Restores the focus when the focused row leaves: to the row now at its index, or to a detail that covers the list. When the row of a
 * focused „Ďalší pacient“ leaves, the next „Ďalší pacient“ gets the focus.
 */
export function useRoomFocus(area: RefObject<HTMLElement | null>, nextButton: RefObject<HTMLElement | null>) {
  const list = useRef<RowIndexes>(null);
  const hadNext = useRef(false);
  const rows = useMemo<RowIndexes>(
    () => ({
      indexOf(element) {
        hadNext.current = element === nextButton.current;
        return list.current?.indexOf(element) ?? null;
      },
      focusIndex(index) {
        const next = hadNext.current ? nextButton.current : null;
        next?.focus();
        return next !== null || list.current?.focusIndex(index) === true || focusPreview(area.current);
      },
    }),
    [area, nextButton],
  );
  return { list, focusRestore: useRowFocusRestore(area, rows) };
}

/** Focuses the back button of a detail that covers the list. */
function focusPreview(area: HTMLElement | null): boolean {
  const button = area?.querySelector<HTMLElement>('[part="detail"] button');
  button?.focus();
  return button?.matches(':focus') === true;
}
