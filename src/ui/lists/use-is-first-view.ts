import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Events that need every row: a key may search the page or move the focus. */
const EVENTS_NEEDING_ALL = ['keydown', 'scroll', 'beforeprint'];

/**
 * Whether a list renders only the rows of its first view. The other rows follow at low priority after the first commit, or at once when a
 * key, a scroll or a print needs them.
 */
export function useIsFirstView(): boolean {
  const [isFirst, setIsFirst] = useState(true);
  useLayoutEffect(() => {
    if (!isFirst) return;
    const renderAll = () => setIsFirst(false);
    const renderNow = () => flushSync(renderAll);
    EVENTS_NEEDING_ALL.forEach((name) => window.addEventListener(name, renderNow, true));
    startTransition(renderAll);
    return () => EVENTS_NEEDING_ALL.forEach((name) => window.removeEventListener(name, renderNow, true));
  }, [isFirst]);
  return isFirst;
}
