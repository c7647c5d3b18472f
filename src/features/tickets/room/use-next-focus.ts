import { useMemo, useRef, type RefObject } from 'react';
import type { RowIndexes } from '../../../ui/lists/use-row-focus-restore';

/** Wraps `rows`: when the row of a focused „Ďalší pacient“ leaves, the next „Ďalší pacient“ gets the focus. */
export function useNextFocus(button: RefObject<HTMLElement | null>, rows: RowIndexes): RowIndexes {
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
