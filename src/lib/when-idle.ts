import { IDLE_FALLBACK_MS, IDLE_LIMIT_MS } from '../constants';

/** Runs something when the browser has nothing else to do, or after a while if it always has. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(handle);
}
