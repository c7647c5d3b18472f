import type { Ticket } from '../contract';
import { useOffers } from '../../../state/react/use-store';
import { useReservesSpace } from '../use-reserves-space';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { css } from '../../../ui/style/style';

const TicketMenu = lazyPart(
  'ticket-menu',
  async () => (await import('./ticket-menu')).TicketMenu,
  // A failed load is not reported: the ticket can be moved in its detail, too.
  () => <span className={reserved} />,
);

/** „Presunúť“ on a ticket's row, if the server offers it; reserved space until that is known. */
export function TicketMenuPart({ ticket, name }: { ticket: Ticket; name: string }) {
  const reservesSpace = useReservesSpace('ticket-move');
  if (useOffers('ticket-move')) return <TicketMenu ticket={ticket} name={name} />;
  return reservesSpace && <span className={reserved} />;
}

/** Reserves the size of the button. */
const reserved = css`
  width: 40px;
  height: 40px;
`;
