import { useRef, useState, type Ref } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { TicketGroup } from '../contract';
import { useValue } from '../../../state/react/use-value';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { classes } from '../../../ui/style/style';
import { useListMotion } from '../../../ui/lists/use-list-motion';
import { LongList } from '../../../ui/lists/long-list';
import type { RowIndexes } from '../../../ui/lists/use-row-focus-restore';
import { gap } from './next-row.style';
import { TicketDays } from './ticket-days';
import type { TicketHandlers } from './ticket-row';
import { heights } from './ticket-row.style';
import type { TicketSearch } from './ticket-search';
import type { TicketSearchFieldProps } from './ticket-search-field';
import * as style from './ticket-list.style';
import { useRenderedTickets } from './use-rendered-tickets';
import { useListedTickets } from './use-listed-tickets';
import { useNextBar } from './use-next-bar';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';
import { ticketIndexIn, useTicketMoves } from './use-ticket-moves';

interface TicketListProps {
  groups: readonly TicketGroup[];
  chosenId: RecordId | null;
  isNextReady: boolean;
  handlers: TicketHandlers;
  search: TicketSearch | null;
  onSearch(next: TicketSearch | null): void;
  ref?: Ref<RowIndexes>;
}

/**
 * The tickets by day. Visible rows render first; a long list renders only these. One row is in the tab order and always rendered; the
 * keys of {@link handleRowKey} move to the others.
 */
export function TicketList({ groups, chosenId, isNextReady, handlers, search, onSearch, ref }: TicketListProps) {
  const tickets = usePart(ticketsPart);
  const nextId = useValue(tickets.nextId);
  const area = useRef<HTMLDivElement>(null);
  const { gapHeight, rowRef, gapRef } = useNextBar(nextId, search !== null);
  const { allDays, days, lists, all } = useListedTickets(groups, search);
  const { rendered, missing, long } = useRenderedTickets(lists, all);
  // Once shown, the search field stays, even if the list becomes short again.
  const [searchable, setSearchable] = useState<'early' | 'late' | null>(long || search ? 'early' : null);
  if (long && searchable === null) setSearchable('late');
  const { moveTo, kept, ...listeners } = useTicketMoves(area, all, chosenId, rendered, ref);
  const isListed = (row: HTMLElement) => !rendered.isWhole && ticketIndexIn(all, row) !== null;
  // Measures again after the first view: a row without a measured position is not animated.
  useListMotion(area, '[data-ticket]', missing > 0 ? null : groups, isListed, search);
  return (
    <>
      {searchable !== null && (
        <TicketSearchField
          search={search}
          days={allDays}
          isLate={searchable === 'late'}
          onSearch={onSearch}
          onEnter={() => {
            const index = search ? all.findIndex(search.matches) : -1;
            if (index >= 0) moveTo(index);
          }}
        />
      )}
      <div
        ref={area}
        role="group"
        aria-label={waitingRoomTexts.list}
        className={classes(heights, style.days)}
        style={{
          paddingBottom: missing > 0 ? `calc(${missing} * (var(--row-min) + ${style.GAP_PX}px))` : rendered.spaceAfter,
        }}
        {...listeners}
      >
        {gapHeight !== null && !search && <div ref={gapRef} className={gap} style={{ height: gapHeight }} />}
        <TicketDays
          groups={groups}
          days={days}
          rows={rendered}
          chosenId={chosenId}
          isBar={search !== null || gapHeight !== null}
          isNextReady={isNextReady}
          handlers={handlers}
          search={search}
          firstRef={rowRef}
        />
      </div>
      {search && <search.None search={search} days={days} onSearch={onSearch} />}
      {/* After the list, because it measures the rendered rows. */}
      {long && <LongList {...long} area={area} selector="[data-ticket]" kept={kept} gap={style.GAP_PX} />}
    </>
  );
}

/** Loads with the first long list. Meanwhile its space is reserved, unless rows are already rendered there. */
const TicketSearchField = lazyPart<TicketSearchFieldProps>(
  'ticket-search',
  async () => (await import('./ticket-search-field')).TicketSearchField,
  ({ isLate }) => !isLate && <div className={style.searchSpace} />,
);
