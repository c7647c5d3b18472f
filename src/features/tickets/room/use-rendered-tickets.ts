import { useDeferredValue, useMemo, useState } from 'react';
import type { Ticket } from '../contract';
import { FIRST_GUESS_ROW_PX, FIRST_VIEW_ROWS, OVERSCAN_ROWS, WHOLE_LIST_ROWS } from '../../../constants';
import { firstRows, type RowWindow } from '../../../ui/lists/row-window';
import { useIsFirstView } from '../../../ui/lists/use-is-first-view';

/**
 * The drawn rows: those in view, then all; of a long list, those that {@link LongList} says, which gets `long`. `missing` rows follow in
 * the next render.
 */
export function useRenderedTickets(groups: readonly (readonly Ticket[])[], all: readonly Ticket[]) {
  const exceedsWhole = all.length > WHOLE_LIST_ROWS;
  const isSettledLong = useDeferredValue(exceedsWhole);
  // A new ticket is drawn before the search and the window that it makes the list need.
  const isLong = exceedsWhole && (isSettledLong || all.length > MOST_WHOLE_ROWS);
  const isFirstView = useIsFirstView() && !isLong && all.length >= FIRST_VIEW_ROWS;
  const [few] = useState(() => Math.ceil(innerHeight / FIRST_GUESS_ROW_PX));
  // As many as a window shows, until it is known which they are; but a list that has grown loses none.
  const [most] = useState(isLong ? few : MOST_WHOLE_ROWS);
  const [part, onRender] = useState<RowWindow | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const count = isFirstView ? few : isLong && !hasFailed ? most : all.length;
  const first = useMemo(() => firstRows(groups, count), [groups, count]);
  const rendered = (isLong && part) || first;
  return {
    rendered,
    missing: isFirstView ? all.length - few : 0,
    long: isLong ? { groups, all, most, rendered, onRender, onFail: () => setHasFailed(true) } : null,
  };
}

/** So many rows a list that grows slowly may have for one render until it is drawn in part. */
const MOST_WHOLE_ROWS = WHOLE_LIST_ROWS + OVERSCAN_ROWS;
