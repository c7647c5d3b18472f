import { IDLE_FALLBACK_MS, IDLE_LIMIT_MS } from '../constants';

/** Runs a function when the browser is idle, or after a time-out. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(handle);
}
