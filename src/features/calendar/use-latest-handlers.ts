import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GridHandlers } from './day-column';

/** A stable object whose functions call the newest handlers: unchanged days do not re-render. */
export function useLatestHandlers(handlers: GridHandlers): GridHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onOpen: (placed, opener) => latest.current.onOpen(placed, opener),
      onBook: (slot) => latest.current.onBook(slot),
      onDay: (day) => latest.current.onDay(day),
    }),
    [],
  );
}
