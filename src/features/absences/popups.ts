import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const absencePopups: Pick<PopupTable, 'absence'> = {
  absence: lazyDialog('absence', async () => (await import('./absence-form')).absencePopup),
};
