import { untilCalm } from './calm';
import { generateScript } from './model/generate';
import { runScript, type SeedResult } from './run-seed';
import type { SeedOptions } from './run-seed';
import { currentLoop } from './world/tab-loop';

export interface SeedsOptions extends Pick<SeedOptions, 'evaluate' | 'limitMs'> {
  seeds: readonly number[];
  /** How many are played at a time, at most. */
  parallel: number;
  onResult?: (result: SeedResult) => void;
}

/** Plays seeds side by side: they mostly wait. */
export async function playSeeds({ seeds, parallel, onResult, ...options }: SeedsOptions): Promise<SeedResult[]> {
  const stop = blameTabs();
  const results: SeedResult[] = [];
  const waiting = [...seeds];
  // Seeds start one after another, as fast as the machine keeps up.
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
  stop();
  return results;
}

/** A rejection that nobody handles is an error of the tab in which it arose. Returns what ends that. */
export function blameTabs(): () => void {
  const blame = (error: unknown) => {
    const loop = currentLoop();
    if (!loop) throw error;
    loop.report(error);
  };
  const stops = (['unhandledRejection', 'uncaughtException'] as const).map((event) => {
    // A test runner's own listeners would blame the test that is running.
    const others = process.rawListeners(event) as ((error: unknown) => void)[];
    process.removeAllListeners(event);
    process.on(event, blame);
    return () => {
      process.off(event, blame);
      others.forEach((other) => process.on(event, other));
    };
  });
  return () => stops.forEach((stop) => stop());
}
