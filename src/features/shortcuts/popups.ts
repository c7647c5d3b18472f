import type { PopupTable } from '../../state/ui/popups';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';

/** The popup of the feature. */
export const shortcutPopups: Pick<PopupTable, 'shortcuts'> = {
  shortcuts: lazyDialog('shortcuts', async () => (await import('./shortcut-sheet')).shortcutSheet),
};
