import { useEffect, useEffectEvent } from 'react';

/** Calls `onOutside` on a press outside of all elements, anywhere on the page. */
export function useOutsidePress(elements: () => (Element | null)[], onOutside: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    if (!elements().some((element) => element !== null && path.includes(element))) onOutside();
  });
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    // In the document's capture phase, before anything can stop the event.
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);
}
