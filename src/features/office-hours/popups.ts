import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const officeHoursPopups: Pick<PopupTable, 'office-hours' | 'hours-removal'> = {
  'office-hours': lazyDialog('office-hours', async () => (await import('./office-hours-popup')).officeHoursPopup),
  'hours-removal': lazyDialog('hours-removal', async () => (await import('./hours-removal-popup')).hoursRemovalPopup),
};
