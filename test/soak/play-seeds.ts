import { untilCalm } from './calm';
import { generateScript } from './model/generate';
import { runScript, type SeedResult } from './run-seed';
import type { SeedOptions } from './run-seed';
import { currentLoop } from './world/tab-loop';

export interface SeedsOptions extends Pick<SeedOptions, 'evaluate' | 'limitMs'> {
  seeds: readonly number[];
  /** How many seeds run at a time, at most. */
  parallel: number;
  onResult?: (result: SeedResult) => void;
}

/** Plays seeds in parallel: they mostly wait. */
export async function playSeeds({ seeds, parallel, onResult, ...options }: SeedsOptions): Promise<SeedResult[]> {
  const stopBlaming = blameTabs();
  const results: SeedResult[] = [];
  const waiting = [...seeds];
  // Seeds start one after another, each only when the machine keeps up.
  let turn: Promise<void> = Promise.resolve();
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      turn = turn.then(untilCalm);
      await turn;
      const result = await runScript(generateScript(seed), options);
      results.push(result);
      onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, seeds.length) }, work));
  stopBlaming();
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
