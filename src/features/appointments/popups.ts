import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';

/** The popup of the feature. */
export const appointmentPopups: Pick<PopupTable, 'appointment'> = {
  appointment: lazyDialog('appointment', async () => (await import('./appointment-popup')).appointmentPopup),
};
