import type { Ticket } from '../contract';
import { useOffers } from '../../../state/react/use-offers';
import { lazyPart, usePrefetch } from '../../../ui/feedback/lazy-part';

const TicketOrder = lazyPart('ticket-order', async () => (await import('./ticket-order')).TicketOrder);

/** The position of a ticket among those of today, if the server offers to change it. */
export const TicketOrderPart = ({ ticket }: { ticket: Ticket }) =>
  useOffers('ticket-move') && <Offered ticket={ticket} />;

function Offered({ ticket }: { ticket: Ticket }) {
  usePrefetch(TicketOrder);
  return <TicketOrder ticket={ticket} />;
}
