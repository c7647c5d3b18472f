import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the element and the window have at least the given widths, in px. Known before the first paint. The element's height must not
 * depend on what is beside or below it: a change of that height during another observer's callback is a `ResizeObserver` error.
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
