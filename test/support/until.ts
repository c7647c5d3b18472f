/** Resolves in the next real task, after all pending microtasks, independent of fake timers. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Long, so that no test fails on a busy machine; only a failing test waits this long. */
export const LIMIT_MS = 30_000;
/** Shortest pause; after a slow probe the pause is as long as the probe took. Waiting by frames would cost a fifth of a run. */
const PAUSE_MS = 10;
/** The real `setTimeout`, even while a test replaces it. */
const { setTimeout } = globalThis;

type Maybe<T> = T | null | undefined | false;

/**
 * Calls `probe` repeatedly, and resolves with its first truthy result. An exception means „not yet“. Rejects after `LIMIT_MS`.
 */
export async function until<T>(probe: () => Maybe<T> | Promise<Maybe<T>>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const began = performance.now();
    let cause: unknown;
    try {
      const found = await probe();
      if (found) return found;
    } catch (caught) {
      cause = caught;
    }
    if (performance.now() > end)
      throw new Error(`It did not come to this: ${cause instanceof Error ? cause.message : probe.toString()}`, {
        cause,
      });
    await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, performance.now() - began)));
  }
}
