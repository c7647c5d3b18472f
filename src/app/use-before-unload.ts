import { useEffect } from 'react';

/** The browser asks before the page goes away, as long as something would be lost with it. */
export function useBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
