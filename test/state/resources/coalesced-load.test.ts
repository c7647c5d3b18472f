import { expect } from '@open-wc/testing';
import { Failure } from '../../../src/api/failure';
import { createCoalescedLoad, type CoalescedLoad } from '../../../src/state/resources/coalesced-load';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { holdCalls, type HeldCalls } from '../../support/held-calls';

describe('a coalesced load', () => {
  let clock: FakeClock;
  let calls: HeldCalls<string>;
  let load: CoalescedLoad;
  let applied: string[];
  let failed: string[];
  let defects: unknown[];
  let running: boolean[];

  beforeEach(() => {
    clock = installFakeClock();
    calls = holdCalls();
    applied = [];
    failed = [];
    defects = [];
    running = [];
    load = createCoalescedLoad(calls.call, {
      onRunning: (isRunning) => running.push(isRunning),
      onLoaded: (value) => applied.push(value),
      onFailed: (failure) => failed.push(failure.message),
      onDefect: (error) => defects.push(error),
    });
  });
  afterEach(() => {
    load.stop();
    clock.restore();
  });

  const burst = (count: number) => Array.from({ length: count }).forEach(() => load.run());

  it('makes of a burst one request that runs and one that follows it', async () => {
    burst(20);
    expect(calls.made).to.have.length(1);
    await calls.answer(0, 'first');
    expect(calls.made).to.have.length(2);
    burst(20);
    await calls.answer(1, 'second');
    expect(calls.made).to.have.length(3);
    await calls.answer(2, 'third');
    expect(calls.made).to.have.length(3);
    expect(applied).to.deep.equal(['first', 'second', 'third']);
    expect(running.at(-1)).to.equal(false);
    expect(clock.delays).to.deep.equal([]);
  });

  it('says that it runs from the first request to the end of the last', async () => {
    load.run();
    load.run();
    expect(running).to.deep.equal([true]);
    await calls.answer(0, 'first');
    expect(running).not.to.include(false);
    await calls.answer(1, 'second');
    expect(running.at(-1)).to.equal(false);
  });

  it('is not held back by a request that hangs: after three seconds the waiting one overtakes it', async () => {
    burst(3);
    await clock.tick(2_999);
    expect(calls.made).to.have.length(1);
    await clock.tick(1);
    expect(calls.made).to.have.length(2);
    await calls.answer(1, 'newer');
    expect(applied).to.deep.equal(['newer']);
    expect(running.at(-1), 'the one that hangs is still under way').to.equal(true);
    await calls.answer(0, 'older');
    expect(applied, 'an older answer changes nothing').to.deep.equal(['newer']);
    expect(running.at(-1)).to.equal(false);
  });

  it('takes both answers when they come in their order', async () => {
    burst(2);
    await clock.tick(3_000);
    await calls.answer(0, 'older');
    await calls.answer(1, 'newer');
    expect(applied).to.deep.equal(['older', 'newer']);
  });

  it('has never more than two requests under way', async () => {
    burst(2);
    await clock.tick(3_000);
    burst(5);
    await clock.tick(60_000);
    expect(calls.made).to.have.length(2);
    await calls.answer(0, 'first');
    expect(calls.made, 'the one that waited follows').to.have.length(3);
  });

  it('forgets the overtaking once the request it was meant for has answered', async () => {
    burst(2);
    await clock.tick(2_000);
    await calls.answer(0, 'first');
    await clock.tick(60_000);
    expect(calls.made).to.have.length(2);
  });

  it('outdated: what is under way is given up, its answer is not taken, and it is asked anew', async () => {
    burst(2);
    load.invalidate();
    expect(calls.made).to.have.length(2);
    expect(calls.made.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
    await calls.answer(0, 'outdated');
    expect(applied).to.deep.equal([]);
    await calls.answer(1, 'fresh');
    expect(applied).to.deep.equal(['fresh']);
    expect(calls.made).to.have.length(2);
    expect(running.at(-1)).to.equal(false);
  });

  it('outdated while nothing is under way: nothing is asked', () => {
    load.invalidate();
    expect(calls.made).to.have.length(0);
  });

  it('a failure of a request that was given up is not told', async () => {
    load.run();
    load.invalidate();
    await calls.fail(0, new Failure('aborted'));
    expect(failed).to.deep.equal([]);
    await calls.answer(1, 'fresh');
    expect(applied).to.deep.equal(['fresh']);
  });

  it('tells of a failure only when nothing newer is under way or waits', async () => {
    burst(2);
    await calls.fail(0, new Failure('offline'));
    expect(failed, 'another one waited').to.deep.equal([]);
    load.run();
    await clock.tick(3_000);
    await calls.fail(1, new Failure('offline'));
    expect(failed, 'another one overtook it').to.deep.equal([]);
    await calls.fail(2, new Failure('server', 500));
    expect(failed).to.deep.equal(['server (500)']);
    expect(running.at(-1)).to.equal(false);
  });

  it('an older answer is no news after the failure of a newer request', async () => {
    burst(2);
    await clock.tick(3_000);
    await calls.fail(1, new Failure('server', 500));
    await calls.answer(0, 'older');
    expect(failed).to.deep.equal(['server (500)']);
    expect(applied).to.deep.equal([]);
  });

  it('loads again when Retry-After is over, once', async () => {
    load.run();
    await calls.fail(0, new Failure('throttled', 429, {}, 30));
    await clock.tick(29_999);
    expect(calls.made).to.have.length(1);
    await clock.tick(1);
    expect(calls.made).to.have.length(2);
    await calls.answer(1, 'again');
    await clock.tick(120_000);
    expect(calls.made).to.have.length(2);
  });

  it('a load that comes before Retry-After is over takes its place', async () => {
    load.run();
    await calls.fail(0, new Failure('throttled', 429, {}, 30));
    load.run();
    await calls.answer(1, 'again');
    await clock.tick(120_000);
    expect(calls.made).to.have.length(2);
  });

  it('stopped: everything is given up, nothing comes any more, no timer is left', async () => {
    burst(2);
    load.stop();
    expect(calls.made[0]?.signal.aborted).to.equal(true);
    await calls.answer(0, 'late');
    await clock.tick(60_000);
    expect([applied, calls.made.length, clock.delays, running.at(-1)]).to.deep.equal([[], 1, [], false]);

    load.run();
    await calls.fail(1, new Failure('throttled', 429, {}, 30));
    load.stop();
    await clock.tick(60_000);
    expect(calls.made).to.have.length(2);
  });

  it('runs anew after it was stopped', async () => {
    load.run();
    load.stop();
    load.run();
    await calls.answer(1, 'new');
    expect(applied).to.deep.equal(['new']);
  });

  it('a bug of ours is no failure of the load', async () => {
    const bug = new TypeError('a bug');
    load.run();
    await calls.fail(0, bug);
    expect(defects).to.deep.equal([bug]);
    expect(failed).to.deep.equal([]);
    expect(running.at(-1)).to.equal(false);
  });
});
