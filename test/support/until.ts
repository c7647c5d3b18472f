/** Only a test that fails waits for so long, so that none fails because the machine is busy. */
export const LIMIT_MS = 30_000;

type Maybe<T> = T | null | undefined | false;

/**
 * Resolves with what `look` finds as soon as it finds something: it looks at every frame. What it throws means that there is
 * nothing to look at yet. Fails when that takes too long.
 */
export async function until<T>(probe: () => Maybe<T> | Promise<Maybe<T>>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
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
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
