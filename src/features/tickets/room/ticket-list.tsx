import { useRef, useState, useMemo, useEffect, type Ref } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { TicketGroup, Ticket } from '../contract';
import { useValue, usePart } from '../../../state/react/use-store';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { classes, css } from '../../../ui/style/style';
import { useListMotion } from '../../../ui/lists/use-list-motion';
import { LongList } from '../../../ui/lists/long-list';
import type { RowIndexes } from '../../../ui/lists/use-row-focus-restore';
import { ticketsPart } from '..';
import { NEXT_ROW_VISIBLE_SHARE } from '../../../constants';
import { gap } from './next-row.style';
import { GAP_PX, TicketDays, useRenderedTickets } from './ticket-days';
import type { TicketHandlers } from './ticket-row';
import { heights } from './ticket-row.style';
import type { TicketSearch, Day } from './find-tickets';
import type { TicketSearchFieldProps } from './ticket-search-field';
import { ticketIndexIn, useTicketMoves } from './use-ticket-moves';
import { shortTime } from './ticket-labels';

const NONE: readonly Ticket[] = [];

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
 * keys of `handleRowKey` move to the others.
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
        className={classes(heights, daysClass)}
        style={{
          paddingBottom: missing > 0 ? `calc(${missing} * (var(--row-min) + ${GAP_PX}px))` : rendered.spaceAfter,
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
      {long && <LongList {...long} area={area} selector="[data-ticket]" kept={kept} gap={GAP_PX} />}
    </>
  );
}

/** Loads with the first long list. Meanwhile its space is reserved, unless rows are already rendered there. */
const TicketSearchField = lazyPart<TicketSearchFieldProps>(
  'ticket-search',
  async () => (await import('./ticket-search-field')).TicketSearchField,
  ({ isLate }) => !isLate && <div className={searchSpace} />,
);

/** The tickets by day, without empty days. While the list is searched, only those that the search picks. */
function useListedTickets(groups: readonly TicketGroup[], search: TicketSearch | null) {
  const allDays = useMemo(() => daysOf(groups), [groups]);
  const days = useMemo(() => search?.pick(allDays) ?? allDays, [search, allDays]);
  const lists = useMemo(() => days.map(({ list }) => list), [days]);
  const all = useMemo(() => (lists.length === 1 && lists[0] ? lists[0] : NONE.concat(...lists)), [lists]);
  return { allDays, days, lists, all };
}

const daysOf = (groups: readonly TicketGroup[]): Day[] =>
  groups.flatMap(({ day, date, tickets: list }, index) => {
    if (list.length === 0) return [];
    const isToday = index === 0;
    const heading = isToday ? null : (day ?? date ?? '');
    const hasTimes = heading !== '' && list.some((one) => shortTime(one) !== null);
    return { key: date ?? day ?? index, day, heading, isToday, hasTimes, list };
  });

/**
 * Whether the first row has left the view: in a narrow list it is then a bar, and `gapHeight` is the height of the gap that it left, in
 * pixels; `null` while the row is in the list. Nothing is observed while the row is always a bar.
 */
function useNextBar(nextId: RecordId | null, isAlwaysBar: boolean) {
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

const daysClass = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${GAP_PX}px;
  scroll-margin-top: calc(var(--sticky-top) + 8px);
`;

const searchSpace = css`
  height: 60px;
`;
