import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GridHandlers } from './day-column';

/** The same object on each render, whose functions call those of the newest: days that did not change are not rendered again. */
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
