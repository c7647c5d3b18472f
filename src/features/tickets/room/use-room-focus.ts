import { useMemo, useRef, type RefObject } from 'react';
import { useRowFocusRestore, type RowIndexes } from '../../../ui/lists/use-row-focus-restore';

/** Restores the focus when the focused row leaves: to the row now at its index, or to a detail that covers the list. */
export function useRoomFocus(area: RefObject<HTMLElement | null>, nextButton: RefObject<HTMLElement | null>) {
  const list = useRef<RowIndexes>(null);
  const rows = useMemo<RowIndexes>(
    () => ({
      indexOf: (element) => list.current?.indexOf(element) ?? null,
      focusIndex: (index) => list.current?.focusIndex(index) === true || focusPreview(area.current),
    }),
    [area],
  );
  return { list, focusRestore: useRowFocusRestore(area, useNextFocus(nextButton, rows)) };
}

/** Focuses the back button of a detail that covers the list. */
function focusPreview(area: HTMLElement | null): boolean {
  const button = area?.querySelector<HTMLElement>('[part="detail"] button');
  button?.focus();
  return button?.matches(':focus') === true;
}

/** Wraps `rows`: when the row of a focused „Ďalší pacient“ leaves, the next „Ďalší pacient“ gets the focus. */
function useNextFocus(button: RefObject<HTMLElement | null>, rows: RowIndexes): RowIndexes {
  const hadNext = useRef(false);
  return useMemo(
    () => ({
      indexOf(element) {
        hadNext.current = element === button.current;
        return rows.indexOf(element);
      },
      focusIndex(index) {
        const next = hadNext.current ? button.current : null;
        next?.focus();
        return next ? true : rows.focusIndex(index);
      },
    }),
    [button, rows],
  );
}
