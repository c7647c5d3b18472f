import type { RecordId } from '../../../api/contract/fields';
import { useOffers } from '../../../state/react/use-offers';
import { useValue } from '../../../state/react/use-value';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';

/** Whether a ticket can be marked as missed: only those of today can. */
export function useCanMiss(id: RecordId): boolean {
  const todays = useValue(usePart(ticketsPart).todays);
  return useOffers('ticket-no-show') && todays.some((ticket) => ticket.id === id);
}
