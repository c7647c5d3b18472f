import { useEffect, useRef, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { NEXT_ROW_SEEN_SHARE } from '../../../constants';

/**
 * Whether the first row has left the view: in a narrow list it is then a bar, and `placeHeight` is the height of the place that is kept
 * for it; `null` while the row stands there itself. Nothing is watched while the row is a bar anyway.
 */
export function useNextBar(nextId: RecordId | null, isAlwaysBar: boolean) {
  const rowRef = useRef<HTMLLIElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [placeHeight, setPlaceHeight] = useState<number | null>(null);
  const isBar = placeHeight !== null;
  useEffect(() => {
    const watched = isBar ? placeRef.current : rowRef.current;
    if (!watched || isAlwaysBar) return;
    const covered = Number.parseFloat(getComputedStyle(watched).scrollMarginTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several come at once: the last one holds.
        const entry = entries.at(-1);
        // A row that is not drawn, because an open detail covers the list, has not left the view.
        if (!entry || entry.boundingClientRect.height === 0) return;
        const isSeen = entry.intersectionRatio >= NEXT_ROW_SEEN_SHARE;
        if (isSeen === isBar) setPlaceHeight(isBar ? null : entry.boundingClientRect.height);
      },
      { rootMargin: `-${covered}px 0px 0px`, threshold: NEXT_ROW_SEEN_SHARE },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [nextId, isBar, isAlwaysBar]);
  return { placeHeight, rowRef, placeRef };
}
