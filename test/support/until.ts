/** Long, so that no test fails on a busy machine: only a failing test waits for all of it. */
export const LIMIT_MS = 30_000;
/** The least pause; a slow check pauses for as long as it took. Not by frames: requesting each frame draws each, a fifth of the run. */
const PAUSE_MS = 10;
/** The real one, also while a test has replaced it. */
const { setTimeout } = globalThis;

type Maybe<T> = T | null | undefined | false;

/**
 * Calls `probe` again and again, and resolves with its first truthy result. An exception means „not yet“.
 * Rejects after a time limit.
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
