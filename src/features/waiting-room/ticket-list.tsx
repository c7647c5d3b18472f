import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import type { RecordId, Ticket, TicketGroup } from '../../api/contract';
import { useValue } from '../../state/react/use-value';
import { FIRST_GUESS_ROW_PX, WHOLE_LIST_ROWS } from '../../constants';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { LongRowsProps } from '../../ui/lists/long-rows';
import { classes, css } from '../../ui/style/style';
import { useListMotion } from '../../ui/lists/use-list-motion';
import { handleRowKey, rowOf, useRovingRows } from '../../ui/lists/use-roving-rows';
import type { RowIndexes } from '../../ui/lists/use-row-focus-restore';
import { firstRows, type RowWindow } from '../../ui/lists/row-window';
import { place } from './next-row.style';
import { createSharedNames, ticketAside, ticketName } from './ticket-name';
import { TicketRow, type TicketHandlers } from './ticket-row';
import { heights } from './ticket-row.style';
import type { Day, TicketSearch } from './ticket-search';
import type { TicketSearchFieldProps } from './ticket-search-field';
import { shortTime } from './ticket-time';
import { useActiveTicket } from './use-active-ticket';
import { useNextBar } from './use-next-bar';
import { usePart } from '../../state/react/use-part';
import { ticketsPart } from '../tickets';

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
 * The tickets by day, with separators: not before the first day, and not before an empty one. Of a long list only the rows in sight are
 * drawn. One row is in the tab order, and is always drawn; the keys of {@link handleRowKey} move to the others.
 */
export function TicketList({ groups, chosenId, isNextReady, handlers, search, onSearch, ref }: TicketListProps) {
  const tickets = usePart(ticketsPart);
  const nextId = useValue(tickets.nextId);
  const pending = useValue(tickets.pending);
  const area = useRef<HTMLDivElement>(null);
  const placeHeight = useNextBar(area, nextId, search !== null);
  const isBar = search !== null || placeHeight !== null;
  const allDays = useMemo(() => daysOf(groups), [groups]);
  const days = useMemo(() => search?.pick(allDays) ?? allDays, [search, allDays]);
  const lists = useMemo(() => days.map(({ list }) => list), [days]);
  const all = useMemo(() => (lists.length === 1 && lists[0] ? lists[0] : NONE.concat(...lists)), [lists]);
  const sharedNames = useMemo(() => createSharedNames(groups), [groups]);
  const active = useActiveTicket(all, chosenId);
  const kept = useMemo(() => [0, active.index, active.chosenIndex], [active.index, active.chosenIndex]);
  const isLong = all.length > WHOLE_LIST_ROWS;
  // Once shown, the search field stays, even if the list becomes short again.
  const [searchable, setSearchable] = useState<'early' | 'late' | null>(isLong || search ? 'early' : null);
  if (isLong && searchable === null) setSearchable('late');
  // As many as a window shows, until it is known which they are; but a list that has grown loses none.
  const [most] = useState(() => (isLong ? Math.ceil(innerHeight / FIRST_GUESS_ROW_PX) : WHOLE_LIST_ROWS));
  const [part, setPart] = useState<RowWindow | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const first = useMemo(
    () => firstRows(lists, isLong && !hasFailed ? most : all.length),
    [lists, all, isLong, hasFailed, most],
  );
  const rows = (isLong && part) || first;
  const isShared = useMemo(() => sharedNames(ticketsOf(rows, lists)), [sharedNames, rows, lists]);
  useRovingRows(area, 'ticket', String(all[active.index]?.id));
  useListMotion(area, '[data-ticket]', groups, (row) => !rows.isWhole && indexIn(all, row) !== null, search);

  const [move, setMove] = useState<{ id: RecordId; isToStart: boolean } | null>(null);
  function moveTo(wanted: number, isByKey: boolean): boolean {
    const ticket = all[Math.min(wanted, all.length - 1)];
    // An open detail may cover the list.
    if (!ticket || area.current?.getClientRects().length === 0) return false;
    active.set(ticket.id);
    setMove({ id: ticket.id, isToStart: isByKey && ticket === all[0] });
    return true;
  }
  const finished = useRef<typeof move>(null);
  const finishMove = useEffectEvent(() => {
    if (!move || finished.current === move) return;
    const row = area.current?.querySelector(`[data-ticket="${CSS.escape(String(move.id))}"]`);
    // A row of a long list may have to be drawn first.
    if (!row) return;
    finished.current = move;
    // The first row may stick: it is in sight wherever the list is.
    if (move.isToStart && (area.current?.getBoundingClientRect().top ?? 0) < 0)
      area.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    row.querySelector<HTMLElement>('[data-open]')?.focus();
  });
  useLayoutEffect(() => finishMove(), [move, rows]);
  useImperativeHandle(ref, () => ({
    indexOf: (element) => indexIn(all, rowOf(element, 'ticket')) ?? (chosenId === null ? null : active.chosenIndex),
    focusIndex: (index) => moveTo(index, false),
  }));

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
            if (index >= 0) moveTo(index, false);
          }}
        />
      )}
      {/* The listeners follow what is focused in its rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={area}
        role="group"
        aria-label={waitingRoomTexts.list}
        className={classes(heights, daysClass)}
        style={rows.spaceAfter > 0 ? { paddingBottom: rows.spaceAfter } : undefined}
        onFocus={({ target }) => {
          const index = indexIn(all, rowOf(target, 'ticket'));
          const ticket = index === null ? undefined : all[index];
          if (ticket) active.set(ticket.id);
        }}
        onKeyDown={(event) =>
          handleRowKey(event, {
            name: 'ticket',
            index: active.index,
            count: all.length,
            moveTo: (index) => moveTo(index, true),
          })
        }
      >
        {placeHeight !== null && !search && (
          <div data-next-place="" className={place} style={{ height: placeHeight }} />
        )}
        {rows.drawn.map(({ group, space, rows: drawn }) => {
          const shown = days[group];
          if (!shown) return null;
          const { key, day, heading, isToday, hasTimes, list } = shown;
          // Today's search results are a second section of today, below this one, with a heading.
          const isFirst = isToday && heading === null;
          return (
            <section
              key={key}
              className={classes(oneDay, isFirst && throughout)}
              aria-label={day ?? undefined}
              style={space > 0 ? { marginTop: `calc(var(--gap) - 8px + ${space}px)` } : undefined}
            >
              {heading !== null && (
                <h2 className={separator} data-head="">
                  <span>{heading}</span>
                </h2>
              )}
              <ul className={classes(rowsClass, isFirst && throughout)}>
                {drawn.map(({ index, space: above }) => {
                  const ticket = list[index];
                  const name = ticket && ticketName(ticket);
                  return (
                    ticket && (
                      <TicketRow
                        key={ticket.id}
                        ticket={ticket}
                        isNext={ticket.id === nextId}
                        isReady={ticket.id === nextId && isNextReady}
                        isChosen={ticket.id === chosenId}
                        isToday={isToday}
                        hasTimeColumn={hasTimes}
                        isBar={ticket.id === nextId && isBar}
                        mark={search && ticket.id === nextId ? search.markOf(ticket) : null}
                        aside={name && isShared(name) ? ticketAside(ticket, name) : null}
                        pending={pending.get(ticket.id) ?? null}
                        position={rows.isWhole ? null : { index, count: list.length, space: above }}
                        {...handlers}
                      />
                    )
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
      {search && <search.None search={search} days={days} onSearch={onSearch} />}
      {/* After the list: it looks at what is drawn. */}
      {isLong && (
        <LongRows
          area={area}
          selector="[data-ticket]"
          groups={lists}
          all={all}
          kept={kept}
          gap={GAP_PX}
          most={most}
          drawn={rows}
          onDraw={setPart}
          onFail={() => setHasFailed(true)}
        />
      )}
    </>
  );
}

/** Loads with the first long list. If loading fails, all rows are drawn. */
const LongRows = lazyPart<LongRowsProps<Ticket> & { onFail(): void }>(
  'long-rows',
  async () => (await import('../../ui/lists/long-rows')).LongRows,
  WithoutLongRows,
);

function WithoutLongRows({ hasFailed, onFail }: { hasFailed: boolean; onFail(): void }) {
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return null;
}

/** Loads with the first long list, too. Until then its place is reserved, unless the rows were already drawn there. */
const TicketSearchField = lazyPart<TicketSearchFieldProps>(
  'ticket-search',
  async () => (await import('./ticket-search-field')).TicketSearchField,
  ({ isLate }) => !isLate && <div className={searchPlace} />,
);

const NONE: readonly Ticket[] = [];

/** The days on which there are tickets. */
const daysOf = (groups: readonly TicketGroup[]): Day[] =>
  groups.flatMap(({ day, date, tickets: list }, index) => {
    if (list.length === 0) return [];
    const isToday = index === 0;
    const heading = isToday ? null : (day ?? date ?? '');
    const hasTimes = heading !== '' && list.some((one) => shortTime(one) !== null);
    return { key: date ?? day ?? index, day, heading, isToday, hasTimes, list };
  });

const ticketsOf = ({ drawn }: RowWindow, lists: readonly (readonly Ticket[])[]): Ticket[] =>
  drawn.flatMap(({ group, rows }) => rows.flatMap(({ index }) => lists[group]?.[index] ?? []));

function indexIn(all: readonly Ticket[], row: HTMLElement | null): number | null {
  const id = row?.dataset['ticket'];
  const index = id === undefined ? -1 : all.findIndex((one) => String(one.id) === id);
  return index < 0 ? null : index;
}

/** Between two rows. */
const GAP_PX = 8;

const searchPlace = css`
  height: 60px;
`;

const daysClass = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${GAP_PX}px;
  scroll-margin-top: calc(var(--sticky-top) + 8px);
`;

const oneDay = css`
  display: grid;
  gap: 12px;
  margin-top: calc(var(--gap) - 8px);
  &:first-child {
    margin-top: 0;
  }
`;

const rowsClass = css`
  display: grid;
  gap: ${GAP_PX}px;
`;

/** Its rows are rows of the whole list, through which the first one stays. */
const throughout = css`
  display: contents;
`;

const separator = css`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--muted);
  font-size: 15px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
