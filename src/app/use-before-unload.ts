import { useEffect } from 'react';

/** The browser asks before the page goes away, as long as something would be lost with it. */
export function useBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}

/** Returns what ends it. */
export function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
