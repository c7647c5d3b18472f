/** How late a timer may be, in milliseconds, for another seed to start. */
const LATE_MS = 20;
const PROBE_MS = 10;
/** Punctual probes in a row: a single one could be lucky. */
const PROBES = 5;

/** Resolves once this process keeps up: a play whose timers are all late proves nothing. */
export async function untilCalm(): Promise<void> {
  for (let calm = 0; calm < PROBES;) {
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    calm = performance.now() - startedAt - PROBE_MS < LATE_MS ? calm + 1 : 0;
  }
}
