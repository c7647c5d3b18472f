import { generateScript } from '../../soak/model/generate';
import { inParallel, type Seeds } from '../../soak/play-seeds';
import type { SeedResult } from '../../soak/run-seed';
import { startFaultPages } from '../../support/faults/pages';
import { runScriptInPages } from './run-pages';

/** Plays seeds in real pages of one browser, with the panel of a folder. */
export async function playPages(
  panelFolder: string,
  seeds: Seeds,
  note?: (text: string) => void,
): Promise<SeedResult[]> {
  const pages = await startFaultPages(panelFolder);
  try {
    return await inParallel(seeds, (seed) =>
      runScriptInPages(pages, generateScript(seed), note).catch((error: unknown) => failedRig(seed, error)),
    );
  } finally {
    await pages.close();
  }
}

/** The result of a seed whose test set-up failed: it proves nothing about the panel. */
function failedRig(seed: number, error: unknown): SeedResult {
  const finding = { kind: 'error', tab: 'the rig', detail: String(error), isFinal: true } as const;
  return { seed, findings: [finding], healMs: null, requests: 0, wrongUntil: {} };
}
