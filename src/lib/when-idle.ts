import { IDLE_FALLBACK_MS } from '../constants';

/** Runs something when the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari does not tell.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
