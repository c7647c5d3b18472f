import type { MouseEvent } from 'react';

/** Whether the browser opens the pressed link in a tab or a window of its own. */
export const opensElsewhere = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  (ctrlKey || metaKey || shiftKey) && target instanceof Element && target.closest('a') !== null;
