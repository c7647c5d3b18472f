import { useMemo, useState } from 'react';
import type { Ticket } from '../contract';
import { FIRST_GUESS_ROW_PX, WHOLE_LIST_ROWS } from '../../../constants';
import { firstRows, type RowWindow } from '../../../ui/lists/row-window';

/** The drawn rows; of a long list, those that {@link LongTickets} says, which gets `long`. */
export function useDrawnTickets(groups: readonly (readonly Ticket[])[], all: readonly Ticket[]) {
  const isLong = all.length > WHOLE_LIST_ROWS;
  // As many as a window shows, until it is known which they are; but a list that has grown loses none.
  const [most] = useState(() => (isLong ? Math.ceil(innerHeight / FIRST_GUESS_ROW_PX) : WHOLE_LIST_ROWS));
  const [part, onDraw] = useState<RowWindow | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const first = useMemo(
    () => firstRows(groups, isLong && !hasFailed ? most : all.length),
    [groups, all, isLong, hasFailed, most],
  );
  const drawn = (isLong && part) || first;
  return { drawn, long: isLong ? { groups, all, most, drawn, onDraw, onFail: () => setHasFailed(true) } : null };
}
