import type { Ticket } from '../contract';
import { useOffers } from '../../../state/react/use-offers';
import { usePlace } from '../use-place';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { css } from '../../../ui/style/style';

const TicketMenu = lazyPart(
  'ticket-menu',
  async () => (await import('./ticket-menu')).TicketMenu,
  // A failed load is not reported: the ticket can be moved in its detail, too.
  () => <span className={place} />,
);

/** „Presunúť“ on the row of a ticket, where the server lets it be moved; its place where that is not known yet. */
export function TicketMenuPart({ ticket, name }: { ticket: Ticket; name: string }) {
  const hasPlace = usePlace('ticket-move');
  if (useOffers('ticket-move')) return <TicketMenu ticket={ticket} name={name} />;
  return hasPlace && <span className={place} />;
}

/** As large as the button. */
const place = css`
  width: 40px;
  height: 40px;
`;
