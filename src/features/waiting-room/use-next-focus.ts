import { useMemo, useRef, type RefObject } from 'react';
import type { RowIndexes } from '../../ui/lists/use-row-focus-restore';

/** Rows whose „Ďalší pacient“ hands the focus on to the next „Ďalší pacient“ when its row leaves. */
export function useNextFocus(area: RefObject<HTMLElement | null>, rows: RowIndexes): RowIndexes {
  const hadNext = useRef(false);
  return useMemo(
    () => ({
      indexOf(element) {
        hadNext.current = element.matches(NEXT);
        return rows.indexOf(element);
      },
      focusIndex(index) {
        const next = hadNext.current ? area.current?.querySelector<HTMLElement>(NEXT) : null;
        next?.focus();
        return next ? true : rows.focusIndex(index);
      },
    }),
    [area, rows],
  );
}

const NEXT = '[data-next-button]';
