import type { RecordId } from '../../../api/contract/fields';
import { useOffers } from '../../../state/react/use-offers';
import { useValue } from '../../../state/react/use-value';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';

/** Whether it can be said of a ticket that nobody came: only who is expected today can be missed. */
export function useCanMiss(id: RecordId): boolean {
  const todays = useValue(usePart(ticketsPart).todays);
  return useOffers('ticket-no-show') && todays.some((ticket) => ticket.id === id);
}
