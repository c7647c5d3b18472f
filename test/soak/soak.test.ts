// needs: own-process
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playSeeds } from './play-seeds';
import { bundleStore } from './world/panel-code';

const SEEDS = 60;

describe('the store in seeded scripts of faults', { timeout: 300_000 }, () => {
  it('is right again after each of them', async () => {
    const evaluate = await bundleStore();
    const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
    const results = await playSeeds({ evaluate, seeds, parallel: SEEDS });
    const failed = results.filter(({ findings }) => findings.length > 0);
    assert.deepEqual(
      failed.map(
        ({ seed, findings }) => `npm run soak -- --seed ${seed}: ${findings.map(({ kind }) => kind).join(', ')}`,
      ),
      [],
    );
  });
});
