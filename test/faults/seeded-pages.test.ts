// needs: own-process, built-files, release
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { generateScript } from '../soak/model/generate';
import { playPages } from './seeds/play-pages';
import { hasDeadCalls } from './seeds/run-pages';

/** Number of seeds, or `SEEDED_PAGES`. Few, because each takes some seconds of a whole machine. */
const SEEDS = Number(process.env.SEEDED_PAGES ?? 6);
const AT_A_TIME = 3;
/** The built panel. */
const PANEL = process.env.PANEL_FOLDER ?? 'dist/';

it('real pages are right again after each seeded script of faults', { timeout: 300_000 }, async () => {
  // Leaves out seeds with dead connections for calls, which take a minute and more.
  const seeds = Array.from({ length: 4 * SEEDS }, (_, index) => index + 1)
    .filter((seed) => !hasDeadCalls(generateScript(seed)))
    .slice(0, SEEDS);
  const results = await playPages(PANEL, { seeds, parallel: AT_A_TIME });
  const failed = results.flatMap(({ seed, findings }) =>
    findings.map(({ kind, tab, detail }) => `npm run soak -- --pages --seed ${seed}: ${kind} in ${tab}: ${detail}`),
  );
  assert.deepEqual(failed, []);
  assert.equal(results.length, SEEDS);
});
