import { expect } from '@open-wc/testing';
import { effect } from '@preact/signals-core';
import { createClock } from '../../../src/state/ui/clock';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

const HOUR = 3_600_000;

describe('the clock', () => {
  let time: FakeClock;
  let stops: (() => void)[];
  let seen: string[];

  beforeEach(() => {
    // Local times: the tests run in whatever zone.
    time = installFakeClock(new Date(2026, 10, 10, 23, 59, 30));
    seen = [];
    const clock = createClock();
    stops = [clock.start(), effect(() => void seen.push(clock.today.value))];
  });
  afterEach(() => {
    stops.forEach((stop) => stop());
    time.restore();
  });

  it('notices midnight when it comes', async () => {
    await time.tick(29_999);
    expect(seen).to.deep.equal(['2026-11-10']);
    await time.tick(1);
    expect(seen).to.deep.equal(['2026-11-10', '2026-11-11']);
    await time.tick(3 * HOUR);
    expect(seen, 'once').to.have.length(2);
  });

  it('checks at least every minute, so that the day is right soon after sleep', async () => {
    await time.tick(HOUR);
    expect(Math.max(...time.delays)).to.be.at.most(60_000);
    time.suspend(48 * HOUR);
    await time.tick(60_000);
    expect(seen.at(-1)).to.equal('2026-11-13');
  });

  it('checks when the page becomes visible', () => {
    time.suspend(24 * HOUR);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen.at(-1)).to.equal('2026-11-11');
    expect(time.delays, 'and keeps one timer').to.have.length(1);
  });

  it('leaves no timer or listener after stop', () => {
    stops.forEach((stop) => stop());
    time.suspend(24 * HOUR);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(time.delays).to.deep.equal([]);
    expect(seen).to.deep.equal(['2026-11-10']);
  });
});
