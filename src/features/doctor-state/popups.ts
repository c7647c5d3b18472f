import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const doctorStatePopups: Pick<PopupTable, 'doctor-state'> = {
  'doctor-state': lazyDialog('doctor-state', async () => (await import('./doctor-state-form')).doctorStatePopup),
};
