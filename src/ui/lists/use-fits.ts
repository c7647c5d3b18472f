import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is at least so wide, in a window that is at least so wide, in px. Known before anything is painted. The element's
 * height must not depend on what is beside or below it: the browser reports a change of it during another observer's as an error.
 */
export function useFits(element: RefObject<HTMLElement | null>, width: number, windowWidth = 0): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const update = () => setFits(measured.clientWidth >= width && window.innerWidth >= windowWidth);
    const observer = new ResizeObserver(update);
    observer.observe(measured);
    window.addEventListener('resize', update);
    update();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [element, width, windowWidth]);
  return fits;
}
