import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the present once the days are loaded, and whenever the returned function is called: in the grid to the line of the current
 * time, in the list to today. What is in sight stays where it is.
 */
export function useTodayInSight(area: RefObject<HTMLElement | null>, today: string, isLoaded: boolean): () => void {
  const isWanted = useRef(true);
  const scroll = useCallback(() => {
    const line = area.current?.querySelector('[data-now]');
    if (line) return line.scrollIntoView({ block: isInSight(line) ? 'nearest' : 'center' });
    area.current?.querySelector(`li[data-day="${today}"]`)?.scrollIntoView({ block: 'start' });
  }, [area, today]);
  useEffect(() => {
    if (!isWanted.current || !isLoaded) return;
    isWanted.current = false;
    scroll();
  }, [isLoaded, scroll]);
  return useCallback(() => {
    isWanted.current = true;
    if (isLoaded) scroll();
  }, [isLoaded, scroll]);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
