import { useMemo, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketGroup } from '../contract';
import type { TicketSearch } from './find-tickets';

/**
 * The ticket in the preview, and the search in the list, which depend on each other. Without a chosen ticket, the first one opens by
 * itself if there is room beside the list.
 */
export function useShownTicket(
  groups: readonly TicketGroup[] | null,
  openId: string | null,
  nextId: RecordId | null,
  isOpenBeside: boolean,
) {
  const found = useMemo(() => findTicket(groups, openId), [groups, openId]);
  const first = isOpenBeside && openId === null && nextId !== null ? groups?.[0]?.tickets[0] : undefined;
  const [search, setSearch] = useState<TicketSearch | null>(null);
  const [lastId, setLastId] = useState(openId);
  if (lastId !== openId) {
    setLastId(openId);
    // A search must not hide a ticket that was opened from elsewhere.
    if (found && search?.matches(found) === false) setSearch(null);
  }
  // During a search, the detail shows only a match, because it can call the patient, too.
  const isHidden = search !== null && !(found && search.matches(found));
  return {
    search,
    setSearch,
    chosenId: isHidden ? null : (found?.id ?? null),
    shown: isHidden ? undefined : (found ?? first),
    /** Whether the ticket is shown although it was not chosen. */
    isOpenByItself: first !== undefined,
    /** Whether the chosen ticket is not in the waiting room any more. */
    isGone: openId !== null && !found,
  };
}

const findTicket = (groups: readonly TicketGroup[] | null, id: string | null): Ticket | undefined =>
  id === null ? undefined : groups?.flatMap(({ tickets }) => tickets).find((one) => String(one.id) === id);
