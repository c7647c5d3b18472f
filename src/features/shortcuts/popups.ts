import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/dialog';

export const shortcutPopups: Pick<PopupTable, 'shortcuts'> = {
  shortcuts: lazyDialog('shortcuts', async () => (await import('./shortcut-sheet')).shortcutSheet),
};
