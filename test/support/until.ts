const LIMIT_MS = 6_000;

/** Resolves with what `look` finds as soon as it finds something: it looks at every frame. Fails when that takes too long. */
export async function until<T>(look: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`It did not come to this: ${look.toString()}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
