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
  // The ticket that makes a list long renders before the search field and the row window that the list then needs.
  const isLong = exceedsWhole && (isSettledLong || all.length > MOST_WHOLE_ROWS);
  const isFirstView = useIsFirstView() && !isLong && all.length >= FIRST_VIEW_ROWS;
  const [few] = useState(() => Math.ceil(innerHeight / FIRST_GUESS_ROW_PX));
  // As many rows as fit into a window, until the visible ones are known; but a list that grew long keeps its rows.
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

/** The most rows that a slowly growing list renders as a whole, for the one render before it becomes partial. */
const MOST_WHOLE_ROWS = WHOLE_LIST_ROWS + OVERSCAN_ROWS;
