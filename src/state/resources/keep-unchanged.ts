import type { Ticket, TicketGroup } from '../../api/contract';
import { isSameData } from '../../lib/same-data';

/** The new groups, but with the very objects of before wherever nothing changed, so that only changed rows repaint. */
export function keepUnchanged(
  before: readonly TicketGroup[] | null,
  after: readonly TicketGroup[],
): readonly TicketGroup[] {
  if (!before) return after;
  const known = new Map(before.flatMap(({ tickets }) => tickets.map((ticket) => [ticket.id, ticket] as const)));
  const kept = (ticket: Ticket): Ticket => {
    const old = known.get(ticket.id);
    return old && isSameData(old, ticket) ? old : ticket;
  };
  const groups = after.map((group, index) => {
    const tickets = group.tickets.map(kept);
    const old = before[index];
    const isSame = old && old.day === group.day && old.date === group.date && isSameList(old.tickets, tickets);
    return isSame ? old : { ...group, tickets };
  });
  return isSameList(before, groups) ? before : groups;
}

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The same of an answer by its parts. */
export function keepParts<Data extends object>(before: Data | null, after: Data): Data {
  if (!before || isSameData(before, after)) return before ?? after;
  const kept = { ...after };
  // Both have the parts that their type has.
  for (const name of Object.keys(after) as (keyof Data)[])
    if (isSameData(before[name], after[name])) kept[name] = before[name];
  return kept;
}
