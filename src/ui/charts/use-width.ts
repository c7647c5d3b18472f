import { useLayoutEffect, useState, type RefObject } from 'react';
import { RESIZE_DEBOUNCE_MS } from '../../constants';

/**
 * The width of an element in whole px; `null` until it is measured. Resizes are debounced by 200 ms (specification, section 9).
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NaN;
    let rendered = 0;
    const apply = () => {
      rendered = measured.clientWidth;
      setWidth(rendered);
    };
    const observer = new ResizeObserver(() => {
      const now = measured.clientWidth;
      // Only the height has changed, through the chart's own rendering.
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      // The first width is not debounced.
      if (rendered === 0) apply();
      else if (now !== rendered) timer = setTimeout(apply, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return width;
}
