import { useEffect, useEffectEvent } from 'react';

/** Calls `onOutside` when something is pressed that is in none of the elements, wherever on the page, while `isOn`. */
export function useOutsidePress(isOn: boolean, elements: () => (Element | null)[], onOutside: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    if (!elements().some((element) => element !== null && path.includes(element))) onOutside();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: Event) => handle(event);
    // In the page's capture phase: whatever stops the event on its way, this has heard it.
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, [isOn]);
}
