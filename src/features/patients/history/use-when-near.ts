import { useEffect, useEffectEvent, type RefObject } from 'react';
import { NEAR_PX } from '../../../constants';

/** Calls back when the element is near the viewport, again each time `isWanted` turns true. */
export function useWhenNear(element: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void {
  const call = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      // `scrollMargin` covers scrolling ancestors.
      { scrollMargin: `${NEAR_PX}px`, rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);
}
