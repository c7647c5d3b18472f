import { useEffect, useRef, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { NEXT_ROW_VISIBLE_SHARE } from '../../../constants';

/**
 * Whether the first row has left the view: in a narrow list it is then a bar, and `gapHeight` is the height of the gap that it left, in
 * pixels; `null` while the row is in the list. Nothing is observed while the row is always a bar.
 */
export function useNextBar(nextId: RecordId | null, isAlwaysBar: boolean) {
  const rowRef = useRef<HTMLLIElement>(null);
  const gapRef = useRef<HTMLDivElement>(null);
  const [gapHeight, setGapHeight] = useState<number | null>(null);
  const isBar = gapHeight !== null;
  useEffect(() => {
    const observed = isBar ? gapRef.current : rowRef.current;
    if (!observed || isAlwaysBar) return;
    const covered = Number.parseFloat(getComputedStyle(observed).scrollMarginTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page may deliver several entries at once: the last one counts.
        const entry = entries.at(-1);
        // A row without height, because an open detail covers the list, has not left the view.
        if (!entry || entry.boundingClientRect.height === 0) return;
        const isVisible = entry.intersectionRatio >= NEXT_ROW_VISIBLE_SHARE;
        if (isVisible === isBar) setGapHeight(isBar ? null : entry.boundingClientRect.height);
      },
      { rootMargin: `-${covered}px 0px 0px`, threshold: NEXT_ROW_VISIBLE_SHARE },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [nextId, isBar, isAlwaysBar]);
  return { gapHeight, rowRef, gapRef };
}
