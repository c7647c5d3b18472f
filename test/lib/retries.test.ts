import { expect } from '@open-wc/testing';
import { createRecovery, createRetries, type Recovery } from '../../src/lib/retries';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { fixRandom } from '../support/fixed-random';
import { hidePage, showPage } from '../support/hidden-page';

describe('retries', () => {
  let clock: FakeClock;
  let random: ReturnType<typeof fixRandom>;
  let attempts: string[];
  let isWanted: boolean;
  let recovery: Recovery;

  beforeEach(() => {
    clock = installFakeClock();
    // The end of each window.
    random = fixRandom(1);
    attempts = [];
    isWanted = true;
    recovery = createRecovery();
  });
  afterEach(() => {
    showPage();
    random.restore();
    clock.restore();
  });

  const create = (name = 'one') => createRetries(() => attempts.push(name), { recovery, isWanted: () => isWanted });

  it('come in growing windows, then every half minute at the latest', async () => {
    const retries = create();
    const delays: (number | undefined)[] = [];
    for (let count = 0; count < 20; count += 1) {
      retries.plan();
      delays.push(clock.delays[0]);
      await clock.tick(30_000);
    }
    expect(delays.slice(0, 4)).to.deep.equal([1_000, 2_000, 4_000, 5_000]);
    expect(delays.slice(-3)).to.deep.equal([30_000, 30_000, 30_000]);
    expect(attempts).to.have.length(20);
    const outage = 30_000;
    const expected = delays.map((_, index) =>
      delays.slice(0, index).reduce<number>((sum, delay) => sum + (delay ?? 0) / 2, 0),
    );
    const next = delays[expected.findIndex((moment) => moment > outage) - 1];
    expect(next, 'the window at the end of an outage of half a minute').to.be.at.most(10_000);
    retries.succeeded();
    retries.plan();
    expect(clock.delays, 'a success begins anew').to.deep.equal([1_000]);
    retries.cancel();
  });

  it('come at any moment of their window', () => {
    random.set(0.25);
    const retries = create();
    retries.plan();
    expect(clock.delays).to.deep.equal([250]);
    retries.plan(7);
    expect(clock.delays, 'after Retry-After').to.deep.equal([7_250]);
    retries.plan(1e9);
    expect(clock.delays[0], 'a browser’s timer would overflow').to.be.below(2 ** 31);
    retries.cancel();
  });

  it('wait while the page is hidden, and come at once when it is seen', async () => {
    const retries = create();
    retries.plan();
    hidePage();
    await clock.tick(600_000);
    expect([attempts, clock.delays]).to.deep.equal([[], []]);
    showPage();
    await clock.tick(299);
    expect(attempts).to.deep.equal([]);
    await clock.tick(1);
    expect(attempts).to.deep.equal(['one']);
  });

  it('wait while nobody wants it, and come at once when somebody does', async () => {
    const retries = create();
    retries.plan();
    isWanted = false;
    recovery.succeeded();
    await clock.tick(600_000);
    expect([attempts, clock.delays]).to.deep.equal([[], []]);
    isWanted = true;
    retries.wake();
    await clock.tick(300);
    expect(attempts).to.deep.equal(['one']);
  });

  it('come at once when the browser is online, but never before Retry-After', async () => {
    create('one').plan();
    create('patient').plan(60);
    random.set(0.5);
    window.dispatchEvent(new Event('online'));
    await clock.tick(150);
    expect(attempts).to.deep.equal(['one']);
    await clock.tick(60_849);
    expect(attempts).to.deep.equal(['one']);
    await clock.tick(1);
    expect(attempts).to.deep.equal(['one', 'patient']);
  });

  it('come at once when another one succeeds, but not again until their own time', async () => {
    const retries = create();
    retries.plan();
    create('other').succeeded();
    await clock.tick(300);
    expect(attempts).to.deep.equal(['one']);
    // It failed for a reason of its own.
    retries.plan();
    create('other').succeeded();
    await clock.tick(999);
    expect(attempts).to.deep.equal(['one']);
    await clock.tick(1);
    expect(attempts).to.deep.equal(['one', 'one']);
    retries.plan();
    create('other').succeeded();
    await clock.tick(300);
    expect(attempts).to.have.length(3);
  });

  it('leave nothing behind once cancelled', async () => {
    const retries = create();
    retries.plan();
    retries.cancel();
    window.dispatchEvent(new Event('online'));
    recovery.succeeded();
    retries.wake();
    await clock.tick(600_000);
    expect([attempts, clock.delays]).to.deep.equal([[], []]);
  });
});
