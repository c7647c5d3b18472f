import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const announcementPopups: Pick<PopupTable, 'announcement'> = {
  announcement: lazyDialog('announcement', async () => (await import('./announcement-popup')).announcementPopup),
};
