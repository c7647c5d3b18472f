import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const ticketPopups: Pick<PopupTable, 'ticket-add'> = {
  'ticket-add': lazyDialog('ticket-add', async () => (await import('./queue/ticket-add-popup')).ticketAddPopup),
};
