import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A group with rendered rows. A space replaces the rows before the group, or before a row, that are not rendered, in pixels. */
interface RenderedGroup {
  group: number;
  space: number;
  /** The rows' indexes in the group. */
  rows: readonly { index: number; space: number }[];
}

/** The rendered part of a list of groups of rows. */
export interface RowWindow {
  isWhole: boolean;
  groups: readonly RenderedGroup[];
  /** The space below the last rendered row. */
  spaceAfter: number;
}

/** The first rows of a list. */
export function firstRows(groups: readonly (readonly unknown[])[], most: number): RowWindow {
  let left = most;
  const rendered = groups.flatMap(({ length }, group) => {
    const rows = Array.from({ length: Math.max(0, Math.min(length, left)) }, (_, index) => ({ index, space: 0 }));
    left -= length;
    return rows.length > 0 ? { group, space: 0, rows } : [];
  });
  return { isWhole: left >= 0, groups: rendered, spaceAfter: 0 };
}

/** Events that need every row: a key may search the page or move the focus. */
const EVENTS_NEEDING_ALL = ['keydown', 'scroll', 'beforeprint'];

/**
 * Whether a list renders only the rows of its first view. The other rows follow at low priority after the first commit, or at once when a
 * key, a scroll or a print needs them.
 */
export function useIsFirstView(): boolean {
  const [isFirst, setIsFirst] = useState(true);
  useLayoutEffect(() => {
    if (!isFirst) return;
    const renderAll = () => setIsFirst(false);
    const renderNow = () => flushSync(renderAll);
    EVENTS_NEEDING_ALL.forEach((name) => window.addEventListener(name, renderNow, true));
    startTransition(renderAll);
    return () => EVENTS_NEEDING_ALL.forEach((name) => window.removeEventListener(name, renderNow, true));
  }, [isFirst]);
  return isFirst;
}
