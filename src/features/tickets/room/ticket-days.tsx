import { useMemo, type Ref } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketGroup } from '../contract';
import { useValue, usePart } from '../../../state/react/use-store';
import type { RowWindow } from '../../../ui/lists/row-window';
import { classes } from '../../../ui/style/style';
import * as style from './ticket-list.style';
import { createSharedNames, ticketAside, ticketName } from './ticket-name';
import { TicketRow, type TicketHandlers } from './ticket-row';
import type { Day, TicketSearch } from './find-tickets';
import { ticketsPart } from '..';

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
        className={classes(style.oneDay, isFirst && style.throughout)}
        aria-label={day ?? undefined}
        style={space > 0 ? { marginTop: `calc(var(--gap) - 8px + ${space}px)` } : undefined}
      >
        {heading !== null && (
          <h2 className={style.separator}>
            <span>{heading}</span>
          </h2>
        )}
        <ul className={classes(style.rows, isFirst && style.throughout)}>
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
