import { useLayoutEffect, useState, type RefObject } from 'react';
import { RESIZE_DEBOUNCE_MS } from '../../constants';

/**
 * How wide an element is, in whole px; `null` until it is measured. It is measured again when its width has not changed
 * for 200 ms (specification, section 9), however that came about: the window's edge, the hot panel, a page that lays itself out.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NaN;
    let drawn = 0;
    const draw = () => {
      drawn = measured.clientWidth;
      setWidth(drawn);
    };
    const observer = new ResizeObserver(() => {
      const now = measured.clientWidth;
      // Its height is what the chart itself gives it.
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      // Where nothing is drawn, nothing is drawn too often.
      if (drawn === 0) draw();
      else if (now !== drawn) timer = setTimeout(draw, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return width;
}
