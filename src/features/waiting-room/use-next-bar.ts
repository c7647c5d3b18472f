import { useEffect, useState, type RefObject } from 'react';
import type { RecordId } from '../../api/contract';
import { NEXT_ROW_SEEN_SHARE } from '../../constants';

/**
 * Whether the first row, `[data-next]` in `area`, has left the view: in a narrow list it is then a bar, and `[data-next-place]` keeps its
 * place. The height of that place; `null` while the row stands there itself. Nothing is watched while the row is a bar anyway.
 */
export function useNextBar(
  area: RefObject<HTMLElement | null>,
  nextId: RecordId | null,
  isAlwaysBar: boolean,
): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const isBar = height !== null;
  useEffect(() => {
    const watched = area.current?.querySelector(isBar ? '[data-next-place]' : '[data-next]');
    if (!watched || isAlwaysBar) return;
    const covered = Number.parseFloat(getComputedStyle(watched).scrollMarginTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several come at once: the last one holds.
        const entry = entries.at(-1);
        // A row that is not drawn, because an open detail covers the list, has not left the view.
        if (!entry || entry.boundingClientRect.height === 0) return;
        const isSeen = entry.intersectionRatio >= NEXT_ROW_SEEN_SHARE;
        if (isSeen === isBar) setHeight(isBar ? null : entry.boundingClientRect.height);
      },
      { rootMargin: `-${covered}px 0px 0px`, threshold: NEXT_ROW_SEEN_SHARE },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [area, nextId, isBar, isAlwaysBar]);
  return height;
}
