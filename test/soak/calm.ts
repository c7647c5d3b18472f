/** So late may a timer be, in milliseconds, before no further seed is begun. */
const LATE_MS = 20;
const PROBE_MS = 10;
/** A single probe could be lucky. */
const PROBES = 5;

/** Resolves when this process keeps up: a play whose every timer is late proves nothing. */
export async function untilCalm(): Promise<void> {
  for (let calm = 0; calm < PROBES;) {
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    calm = performance.now() - startedAt - PROBE_MS < LATE_MS ? calm + 1 : 0;
  }
}
