import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { createPolling, type Polling } from '../../../src/state/live/polling';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { fixRandom } from '../../support/fixed-random';

const MINUTE = 60_000;

describe('polling', () => {
  let clock: FakeClock;
  let random: ReturnType<typeof fixRandom>;
  let polling: Polling;
  let loads = 0;
  let isLookedAt = true;

  beforeEach(() => {
    clock = installFakeClock();
    random = fixRandom(0);
    loads = 0;
    isLookedAt = true;
    polling = createPolling(
      () => (loads += 1),
      () => isLookedAt,
    );
  });
  afterEach(() => {
    polling.stop();
    random.restore();
    clock.restore();
  });

  for (const [pause, drawn, expected] of [
    [0, 0, 0],
    [0, 0.5, 15_000],
    [15_000, 0, 15_000],
    [15_000, 0.5, 22_500],
    [15_000, 1, 30_000],
  ] as const) {
    it(`loads first after ${expected / 1000} s, with a pause of ${pause / 1000} s and a random ${drawn}`, () => {
      random.set(drawn);
      polling.start(pause);
      expect(clock.delays).to.deep.equal([expected]);
    });
  }

  it('loads every half a minute on average, and four times less while nobody looks', async () => {
    random.set(0.5);
    polling.start();
    await clock.tick(15_000);
    expect([loads, ...clock.delays]).to.deep.equal([1, 30_000]);
    isLookedAt = false;
    await clock.tick(30_000);
    expect([loads, ...clock.delays]).to.deep.equal([2, MINUTE]);
    await clock.tick(MINUTE);
    expect([loads, ...clock.delays]).to.deep.equal([3, 2 * MINUTE]);
    await clock.tick(2 * MINUTE);
    expect([loads, ...clock.delays]).to.deep.equal([4, 2 * MINUTE]);
  });

  it('begins anew with one timer, and leaves none after stop', () => {
    polling.start();
    polling.start(15_000);
    expect(clock.delays).to.deep.equal([15_000]);
    polling.stop();
    expect(clock.delays).to.deep.equal([]);
  });
});
