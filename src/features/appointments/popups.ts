import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const appointmentPopups: Pick<PopupTable, 'appointment'> = {
  appointment: lazyDialog('appointment', async () => (await import('./appointment-popup')).appointmentPopup),
};
