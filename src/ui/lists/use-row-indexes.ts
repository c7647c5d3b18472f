import { useMemo, type RefObject } from 'react';
import type { RowIndexes } from './use-row-focus-restore';

/** The rows in `area`. `[data-open]` in each row opens it, and is also `[aria-current]` in the open row. */
export function useRowIndexes(area: RefObject<HTMLElement | null>): RowIndexes {
  return useMemo(() => {
    const rows = () => [...(area.current?.querySelectorAll(ROW) ?? [])];
    return {
      indexOf(element) {
        const row = element.closest(ROW) ?? area.current?.querySelector(`${ROW}:has([aria-current])`);
        return row ? rows().indexOf(row) : null;
      },
      focusIndex(index) {
        const row = rows()[Math.min(index, rows().length - 1)];
        row?.querySelector<HTMLElement>('[data-open]')?.focus();
        return row !== undefined;
      },
    };
  }, [area]);
}

const ROW = 'li:has([data-open])';
