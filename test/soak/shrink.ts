import type { Script, Step } from './model/script';
import { runScript, type SeedOptions, type SeedResult } from './run-seed';

/** Finds a shorter script with one of the same kinds of findings: leaves out half of the steps, then a quarter, and so on. */
export async function shrink(script: Script, failed: SeedResult, options: SeedOptions): Promise<Script> {
  const kinds = new Set(failed.findings.map(({ kind }) => kind));
  const stillFails = async (steps: readonly Step[]) => {
    const result = await runScript({ seed: script.seed, tabs: script.tabs, isSecure: script.isSecure, steps }, options);
    return result.findings.some(({ kind }) => kinds.has(kind));
  };
  let steps = [...script.steps];
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < steps.length;) {
      const without = [...steps.slice(0, start), ...steps.slice(start + size)];
      if (await stillFails(without)) steps = without;
      else start += size;
    }
  }
  return { seed: script.seed, tabs: script.tabs, isSecure: script.isSecure, steps };
}
