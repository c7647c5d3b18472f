import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the present when the days are loaded, and whenever the returned function is called: in the grid to the line of the current
 * time, in the list to today. A visible line does not move.
 */
export function useScrollToToday(area: RefObject<HTMLElement | null>, today: string, isLoaded: boolean): () => void {
  const isPending = useRef(true);
  const scroll = useCallback(() => {
    const line = area.current?.querySelector('[data-now]');
    if (line) return line.scrollIntoView({ block: isVisible(line) ? 'nearest' : 'center' });
    area.current?.querySelector(`li[data-day="${today}"]`)?.scrollIntoView({ block: 'start' });
  }, [area, today]);
  useEffect(() => {
    if (!isPending.current || !isLoaded) return;
    isPending.current = false;
    scroll();
  }, [isLoaded, scroll]);
  return useCallback(() => {
    isPending.current = true;
    if (isLoaded) scroll();
  }, [isLoaded, scroll]);
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
