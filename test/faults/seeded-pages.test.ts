// needs: own-process, built-files, release
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateScript } from '../soak/model/generate';
import { playPages } from './seeds/play-pages';
import { hasDeadCalls } from './seeds/run-pages';

/** Few, as each takes some seconds of a whole machine; `npm run soak -- --pages` plays more. */
const SEEDS = 6;
const AT_A_TIME = 3;
/** The built panel. */
const PANEL = process.env.PANEL_FOLDER ?? 'dist/';

describe('real pages in seeded scripts of faults', { timeout: 300_000 }, () => {
  it('are right again after each of them', async () => {
    // Dead connections for calls cost a minute and more.
    const seeds = Array.from({ length: 4 * SEEDS }, (_, index) => index + 1)
      .filter((seed) => !hasDeadCalls(generateScript(seed)))
      .slice(0, SEEDS);
    const results = await playPages({ panel: PANEL, seeds, parallel: AT_A_TIME });
    const failed = results.filter(({ findings }) => findings.length > 0);
    assert.deepEqual(
      failed.map(
        ({ seed, findings }) =>
          `npm run soak -- --pages --seed ${seed}: ${findings.map(({ kind, tab, detail }) => `${kind} in ${tab}: ${detail}`).join('; ')}`,
      ),
      [],
    );
  });
});
