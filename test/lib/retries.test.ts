import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createRecovery, createRetries, type Recovery } from '../../src/lib/retries';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { fixRandom } from '../support/random';
import { hidePage, showPage } from '../support/hidden-page';

describe('retries', () => {
  let clock: FakeClock;
  let random: ReturnType<typeof fixRandom>;
  let attempts: string[];
  let hasSubscribers: boolean;
  let recovery: Recovery;

  beforeEach(() => {
    clock = installFakeClock();
    // The end of each window.
    random = fixRandom(1);
    attempts = [];
    hasSubscribers = true;
    recovery = createRecovery();
  });
  afterEach(() => {
    showPage();
    random.restore();
    clock.restore();
  });

  const create = (name = 'one') =>
    createRetries(() => attempts.push(name), { recovery, hasSubscribers: () => hasSubscribers });

  it('come in growing windows that follow each other, then every half minute', async () => {
    const retries = create();
    const ends: number[] = [];
    const start = Date.now();
    for (let count = 0; count < 12; count += 1) {
      retries.plan();
      // A retry fails early or late in its window: the next window begins when this one ends.
      random.set(count % 2 === 0 ? 0 : 1);
      await clock.tick(clock.delays[0] ?? 0);
      ends.push(Math.round((Date.now() - start) / 1000));
      random.set(1);
    }
    expect(ends).to.deep.equal([1, 3, 6, 10, 15, 30, 60, 90, 120, 150, 180, 210]);
    retries.succeeded();
    retries.plan();
    expect(clock.delays, 'a success begins anew').to.deep.equal([1_000]);
    retries.cancel();
  });

  it('are ten in the first minute at most, and then four a minute, whatever hastens them', async () => {
    random.restore();
    const times: number[] = [];
    const retries = createRetries(
      () => {
        times.push(Date.now());
        retries.plan();
      },
      { recovery },
    );
    retries.plan();
    const start = Date.now();
    for (let moment = 0; moment < 600; moment += 1) {
      await clock.tick(500);
      recovery.changed();
      retries.retrySoon(true);
    }
    retries.cancel();
    const within = (from: number) => times.filter((time) => time >= from && time < from + 60_000).length;
    expect(within(start)).to.be.at.most(10);
    for (const time of times.filter((one) => one >= start + 60_000)) expect(within(time)).to.be.at.most(4);
    expect(times.length).to.be.above(10);
  });

  it('come at any moment of their window', () => {
    random.set(0.25);
    const retries = create();
    retries.plan();
    expect(clock.delays).to.deep.equal([250]);
    retries.plan(7);
    expect(clock.delays, 'right after Retry-After').to.deep.equal([7_125]);
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
    hasSubscribers = false;
    recovery.changed();
    await clock.tick(600_000);
    expect([attempts, clock.delays]).to.deep.equal([[], []]);
    hasSubscribers = true;
    retries.retrySoon();
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
    await clock.tick(59_849);
    expect(attempts).to.deep.equal(['one']);
    await clock.tick(1_000);
    expect(attempts).to.deep.equal(['one', 'patient']);
  });

  it('wait while the page is hidden, but not where an event says that there is something new', async () => {
    const retries = create();
    retries.plan();
    hidePage();
    retries.retrySoon(true);
    await clock.tick(300);
    expect(attempts).to.deep.equal(['one']);
  });

  it('C5 come at once after four minutes, whether another one succeeds, the socket is back, or an event comes', async () => {
    const retries = createRetries(() => attempts.push('one') && retries.plan(), { recovery });
    const other = create('other');
    retries.plan();
    await clock.tick(240_000);
    for (const hope of [other.succeeded, recovery.changed, () => retries.retrySoon(true)]) {
      attempts.length = 0;
      hope();
      await clock.tick(300);
      expect(attempts).to.deep.equal(['one']);
      await clock.tick(60_000);
    }
    attempts.length = 0;
    const times: number[] = [];
    const start = Date.now();
    for (let second = 0; second < 60; second += 1) {
      recovery.changed();
      await clock.tick(1_000);
      while (times.length < attempts.length) times.push(Math.round((Date.now() - start) / 1_000));
    }
    retries.cancel();
    expect(times, 'and where hope goes on and is wrong, half a minute after each other').to.deep.equal([1, 2, 31]);
  });

  it('come as soon as ever after the clock was set back, whether they are hastened or not', async () => {
    const retries = create();
    const setBack = () => clock.suspend(-7_200_000);
    retries.plan();
    setBack();
    await clock.tick(1_000);
    retries.plan();
    await clock.tick(2_000);
    expect(attempts).to.deep.equal(['one', 'one']);
    for (let early = 0; early < 2; early += 1) {
      retries.plan();
      recovery.changed();
      await clock.tick(300);
    }
    attempts.length = 0;
    setBack();
    retries.plan(5);
    await clock.tick(5_500);
    expect(attempts).to.deep.equal(['one']);
    retries.plan();
    recovery.changed();
    await clock.tick(300);
    expect(attempts).to.deep.equal(['one', 'one']);
    retries.plan();
    setBack();
    recovery.changed();
    await clock.tick(300);
    expect(attempts).to.deep.equal(['one', 'one', 'one']);
    retries.cancel();
  });

  it('leave nothing behind once cancelled', async () => {
    const retries = create();
    retries.plan();
    retries.cancel();
    window.dispatchEvent(new Event('online'));
    recovery.changed();
    retries.retrySoon();
    await clock.tick(600_000);
    expect([attempts, clock.delays]).to.deep.equal([[], []]);
  });
});
