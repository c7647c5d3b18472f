import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const payoutPopups: Pick<PopupTable, 'billing' | 'invoice'> = {
  billing: lazyDialog('billing', async () => (await import('./billing-popup')).billingPopup),
  invoice: lazyDialog('invoice', async () => (await import('./invoice-popup')).invoicePopup),
};
