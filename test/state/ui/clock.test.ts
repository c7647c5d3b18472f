import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { effect, signal } from '@preact/signals-core';
import { createClock, type Clock } from '../../../src/state/ui/clock';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

const HOUR = 3_600_000;

describe('the clock', () => {
  let time: FakeClock;
  let stops: (() => void)[];
  let seen: string[];
  let clock: Clock;

  beforeEach(() => {
    // Local times, because the tests run in any time zone.
    time = installFakeClock(new Date(2026, 10, 10, 23, 59, 30));
    seen = [];
    clock = createClock();
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

  describe('of the practice', () => {
    const serverTime = Date.parse('2026-11-25T16:11:00Z');
    /** A response that took two seconds. */
    const hearServer = () => clock.onServerTime(serverTime, Date.now() - 2_000);
    const shown = () => [clock.today.value, clock.aheadMs.value];

    it('is the server’s, however wrong this computer’s is', async () => {
      hearServer();
      expect(clock.now()).to.equal(serverTime);
      expect([clock.today.value, clock.minute.value]).to.deep.equal(['2026-11-25', serverTime]);
      await time.tick(60_000);
      expect(clock.minute.value, 'its minutes pass by the server’s').to.equal(serverTime + 60_000);
    });

    it('stays as it is while the server’s times allow it', () => {
      const offset = 300;
      const sentAt = Date.now() - 500;
      // The `Date` header has whole seconds.
      clock.onServerTime(Math.floor((Date.now() + offset) / 1_000) * 1_000, sentAt);
      expect(clock.aheadMs.value).to.equal(0);
      clock.onServerTime(Number.NaN, sentAt);
      expect(clock.aheadMs.value, 'a page may not read each response').to.equal(0);
    });

    it('without the server’s time, its date says which day is today', () => {
      clock.onServerDay('2026-11-25');
      expect(shown()).to.deep.equal(['2026-11-25', 15 * 24 * HOUR]);
      clock.onServerDay('2026-11-11');
      expect(shown(), 'half a minute before midnight both days are right').to.deep.equal(['2026-11-10', 0]);
      time.suspend(2 * HOUR);
      clock.onServerDay('2026-11-10');
      expect(shown(), 'a server that keeps UTC says nothing of this computer’s clock').to.deep.equal(['2026-11-10', 0]);
    });

    it('the date of a server whose zone differs counts beside its time', () => {
      hearServer();
      clock.onServerDay('2026-11-24');
      expect(clock.today.value).to.equal('2026-11-24');
      expect(clock.dayOf(serverTime - 24 * HOUR)).to.equal('2026-11-23');
      clock.onServerDay('2026-11-25');
      expect(clock.today.value).to.equal('2026-11-25');
    });

    it('has the server’s zone, else the element’s, else Bratislava’s', () => {
      const given = signal<string | null>(null);
      const other = createClock(() => given.value);
      const zones = [other.zone.value];
      given.value = 'Pacific/Auckland';
      zones.push(other.zone.value);
      other.onServerZone('America/New_York');
      zones.push(other.zone.value);
      other.onServerZone('Europe/Nowhere');
      zones.push(other.zone.value);
      expect(zones).to.deep.equal(['Europe/Bratislava', 'Pacific/Auckland', 'America/New_York', 'Pacific/Auckland']);
      expect(other.dayOf(Date.parse('2026-11-25T16:11:00Z'))).to.equal('2026-11-26');
    });
  });
});
