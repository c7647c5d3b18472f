import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A key may search the page or move the focus, both of which need every row. */
const NEED_ALL = ['keydown', 'scroll', 'beforeprint'];

/**
 * Whether a list renders only the rows of its first view. The others follow at low priority after the first commit, or at once when a key, a
 * scroll or a print needs them.
 */
export function useIsFirstView(): boolean {
  const [isFirst, setIsFirst] = useState(true);
  useLayoutEffect(() => {
    if (!isFirst) return;
    const renderAll = () => setIsFirst(false);
    const renderNow = () => flushSync(renderAll);
    NEED_ALL.forEach((name) => window.addEventListener(name, renderNow, true));
    startTransition(renderAll);
    return () => NEED_ALL.forEach((name) => window.removeEventListener(name, renderNow, true));
  }, [isFirst]);
  return isFirst;
}
