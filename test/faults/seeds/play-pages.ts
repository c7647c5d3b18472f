import { generateScript } from '../../soak/model/generate';
import type { SeedResult } from '../../soak/run-seed';
import { startFaultPages } from '../../support/faults/pages';
import { runScriptInPages } from './run-pages';

export interface PagesOptions {
  /** The folder of the built panel. */
  panel: string;
  seeds: readonly number[];
  /** How many seeds run at a time. */
  parallel: number;
  onResult?: (result: SeedResult) => void;
  note?: (text: string) => void;
}

/** Plays seeds in real pages of one browser. */
export async function playPages({ panel, seeds, parallel, onResult, note }: PagesOptions): Promise<SeedResult[]> {
  const pages = await startFaultPages(panel);
  const results: SeedResult[] = [];
  const waiting = [...seeds];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await runScriptInPages(pages, generateScript(seed), note).catch((error: unknown) =>
        failedRig(seed, error),
      );
      results.push(result);
      onResult?.(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(parallel, seeds.length) }, work));
  } finally {
    await pages.close();
  }
  return results;
}

/** The result of a seed whose test set-up failed: it proves nothing about the panel. */
function failedRig(seed: number, error: unknown): SeedResult {
  const finding = { kind: 'error', tab: 'the rig', detail: String(error), isFinal: true } as const;
  return { seed, findings: [finding], healMs: null, requests: 0, wrongUntil: {} };
}
