import { generateScript } from './model/generate';
import { runScript, type SeedOptions, type SeedResult } from './run-seed';
import { currentLoop } from './world/tab-loop';

export interface Seeds {
  seeds: readonly number[];
  /** How many seeds run at a time, at most. */
  parallel: number;
  onResult?: (result: SeedResult) => void;
}

/** How late a timer may be, in milliseconds, for another seed to start. */
const LATE_MS = 20;
const PROBE_MS = 10;
/** Punctual probes in a row: a single one could be lucky. */
const PROBES = 5;

/** Plays seeds in parallel: they mostly wait. */
export async function playSeeds(seeds: Seeds, options: SeedOptions): Promise<SeedResult[]> {
  const stopBlaming = blameTabs();
  // Seeds start one after another, each only when the machine keeps up.
  let turn: Promise<void> = Promise.resolve();
  const results = await inParallel(seeds, async (seed) => {
    turn = turn.then(untilCalm);
    await turn;
    return runScript(generateScript(seed), options);
  });
  stopBlaming();
  return results;
}

/** Resolves once this process keeps up: a play whose timers are all late proves nothing. */
async function untilCalm(): Promise<void> {
  for (let calm = 0; calm < PROBES;) {
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    calm = performance.now() - startedAt - PROBE_MS < LATE_MS ? calm + 1 : 0;
  }
}

export async function inParallel(
  { seeds, parallel, onResult }: Seeds,
  play: (seed: number) => Promise<SeedResult>,
): Promise<SeedResult[]> {
  const results: SeedResult[] = [];
  const waiting = [...seeds];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await play(seed);
      results.push(result);
      onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, seeds.length) }, work));
  return results;
}

/** Records unhandled rejections and exceptions as errors of the tab that caused them. Returns a function that ends this. */
export function blameTabs(): () => void {
  const blame = (error: unknown) => {
    const loop = currentLoop();
    if (!loop) throw error;
    loop.report(error);
  };
  const stops = (['unhandledRejection', 'uncaughtException'] as const).map((event) => {
    // Replaces the test runner's listeners, which would fail the running test.
    const replaced = process.rawListeners(event) as ((error: unknown) => void)[];
    process.removeAllListeners(event);
    process.on(event, blame);
    return () => {
      process.off(event, blame);
      replaced.forEach((other) => process.on(event, other));
    };
  });
  return () => stops.forEach((stop) => stop());
}
