import { useMemo, type Ref, useDeferredValue, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketGroup } from '../contract';
import { useValue, usePart } from '../../../state/react/use-store';
import { type RowWindow, firstRows, useIsFirstView } from '../../../ui/lists/row-window';
import { classes, css } from '../../../ui/style/style';
import { createSharedNames, ticketAside, ticketName } from './ticket-name';
import { TicketRow, type TicketHandlers } from './ticket-row';
import type { Day, TicketSearch } from './find-tickets';
import { ticketsPart } from '..';
import { FIRST_GUESS_ROW_PX, FIRST_VIEW_ROWS, OVERSCAN_ROWS, WHOLE_LIST_ROWS } from '../../../constants';

interface TicketDaysProps {
  /** All tickets, also during a search, to tell two of the same patient apart. */
  groups: readonly TicketGroup[];
  days: readonly Day[];
  /** The rendered rows. */
  rows: RowWindow;
  chosenId: RecordId | null;
  /** Whether the first row is the bar of a narrow list. */
  isBar: boolean;
  isNextReady: boolean;
  handlers: TicketHandlers;
  search: TicketSearch | null;
  firstRef: Ref<HTMLLIElement>;
}

/** The rendered tickets by day, with a separator above every day but today. */
export function TicketDays(props: TicketDaysProps) {
  const { groups, days, rows, chosenId, isBar, isNextReady, handlers, search, firstRef } = props;
  const tickets = usePart(ticketsPart);
  const nextId = useValue(tickets.nextId);
  const pending = useValue(tickets.pending);
  const sharedNames = useMemo(() => createSharedNames(groups), [groups]);
  const isShared = useMemo(() => sharedNames(ticketsOf(rows, days)), [sharedNames, rows, days]);
  return rows.groups.map(({ group, space, rows: rendered }) => {
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
          <h2 className={separator}>
            <span>{heading}</span>
          </h2>
        )}
        <ul className={classes(rowsClass, isFirst && throughout)}>
          {rendered.map(({ index, space: above }) => {
            const ticket = list[index];
            if (!ticket) return null;
            const name = ticketName(ticket);
            const isNext = ticket.id === nextId;
            return (
              <TicketRow
                key={ticket.id}
                ref={isNext ? firstRef : undefined}
                ticket={ticket}
                isNext={isNext}
                isReady={isNext && isNextReady}
                isChosen={ticket.id === chosenId}
                isToday={isToday}
                hasTimeColumn={hasTimes}
                isBar={isNext && isBar}
                mark={search && isNext ? search.markOf(ticket) : null}
                aside={isShared(name) ? ticketAside(ticket, name) : null}
                pending={pending.get(ticket.id) ?? null}
                position={rows.isWhole ? null : { index, count: list.length, space: above }}
                {...handlers}
              />
            );
          })}
        </ul>
      </section>
    );
  });
}

const ticketsOf = ({ groups }: RowWindow, days: readonly Day[]): Ticket[] =>
  groups.flatMap(({ group, rows }) => rows.flatMap(({ index }) => days[group]?.list[index] ?? []));

/** The gap between two rows. */
export const GAP_PX = 8;

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

/** Has no box of its own, so that the sticky first row stays within the whole list. */
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

/**
 * The drawn rows: those in view, then all; of a long list, those that `LongList` says, which gets `long`. `missing` rows follow in
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
