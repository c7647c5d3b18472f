import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { createCoalescedLoad } from '../../../src/state/resources/coalesced-load';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { fixRandom } from '../../support/random';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';

describe('a coalesced load', () => {
  let clock: FakeClock;
  let random: ReturnType<typeof fixRandom>;
  let calls: DeferredCalls<string>;
  let load: ReturnType<typeof createCoalescedLoad<string>>;
  let applied: string[];
  let failed: string[];
  let defects: unknown[];
  let running: boolean[];

  beforeEach(() => {
    clock = installFakeClock();
    random = fixRandom(0);
    calls = deferCalls();
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
    random.restore();
    clock.restore();
  });

  const madeAfter = async (milliseconds: number) => {
    await clock.tick(milliseconds);
    return calls.made.length;
  };
  const appliedAfter = async (index: number, value: string) => {
    await calls.answer(index, value);
    return applied;
  };
  const failFirst = () => {
    random.set(1);
    load.reload();
    return calls.fail(0, new Failure('server', 500));
  };
  const burst = (count: number) => Array.from({ length: count }).forEach(() => load.reload());

  it('turns a burst into one running and one following request', async () => {
    burst(20);
    expect(calls.made).to.have.length(1);
    await calls.answer(0, 'first');
    expect(running, 'one after the other is one load').not.to.include(false);
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

  it('after three seconds a waiting request overtakes one that hangs', async () => {
    burst(3);
    expect(await madeAfter(2_999)).to.equal(1);
    expect(await madeAfter(1)).to.equal(2);
    expect(await appliedAfter(1, 'newer')).to.deep.equal(['newer']);
    expect(running.at(-1), 'the one that hangs is not wanted any more').to.equal(false);
    expect(calls.made[0]?.signal.aborted).to.equal(true);
    await calls.answer(0, 'older');
    expect(applied, 'an older answer changes nothing').to.deep.equal(['newer']);
    expect(running.at(-1)).to.equal(false);
  });

  it('delivers both answers when they arrive in order', async () => {
    burst(2);
    await clock.tick(3_000);
    await calls.answer(0, 'older');
    expect(await appliedAfter(1, 'newer')).to.deep.equal(['older', 'newer']);
  });

  it('never runs more than three requests, however long they hang', async () => {
    burst(2);
    await clock.tick(3_000);
    burst(5);
    expect(await madeAfter(60_000)).to.equal(3);
    expect(await appliedAfter(2, 'newest')).to.deep.equal(['newest']);
    expect(running.at(-1)).to.equal(false);
  });

  it('C5 a request whose connection may be dead is made once more beside it, without quick retries, and the first answer counts', async () => {
    load.reload();
    expect(await madeAfter(5_999)).to.equal(1);
    await clock.tick(1);
    expect(calls.made.map(({ retries }) => retries)).to.deep.equal([3, 0]);
    expect(await appliedAfter(1, 'fresh')).to.deep.equal(['fresh']);
    expect(calls.made[0]?.signal.aborted).to.equal(true);
    expect(running.at(-1)).to.equal(false);
    expect(await madeAfter(60_000)).to.equal(2);
  });

  it('outdated: aborts the running request, ignores its answer, and sends a new one', async () => {
    burst(2);
    load.invalidate();
    expect(calls.made).to.have.length(2);
    expect(calls.made.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
    expect(await appliedAfter(0, 'outdated')).to.deep.equal([]);
    expect(await appliedAfter(1, 'fresh')).to.deep.equal(['fresh']);
    expect(calls.made).to.have.length(2);
    expect(running.at(-1)).to.equal(false);
  });

  it('outdated: sends nothing while idle, and does not report the failure of the aborted request', async () => {
    load.invalidate();
    expect(calls.made).to.have.length(0);
    load.reload();
    load.invalidate();
    await calls.fail(0, new Failure('aborted'));
    expect(failed).to.deep.equal([]);
    expect(await appliedAfter(1, 'fresh')).to.deep.equal(['fresh']);
  });

  it('reports a failure only when no newer request runs or waits', async () => {
    burst(2);
    await calls.fail(0, new Failure('offline'));
    expect(failed, 'another one waited').to.deep.equal([]);
    load.reload();
    await clock.tick(3_000);
    await calls.fail(1, new Failure('offline'));
    expect(failed, 'another one overtook it').to.deep.equal([]);
    await calls.fail(2, new Failure('server', 500));
    expect(failed).to.deep.equal(['server (500)']);
    expect(running.at(-1)).to.equal(false);
  });

  it('ignores an older answer after a newer request failed', async () => {
    burst(2);
    await clock.tick(3_000);
    await calls.fail(1, new Failure('server', 500));
    await calls.answer(0, 'older');
    expect(failed).to.deep.equal(['server (500)']);
    expect(applied).to.deep.equal([]);
  });

  it('C5 asks for nothing before Retry-After is over, and at once then, whatever happens meanwhile', async () => {
    random.set(1);
    for (const count of [1, 2, 3]) {
      load.reload();
      await calls.fail(calls.made.length - 1, new Failure('throttled', 429, {}, 30));
      for (let second = 0; second < 29; second += 1) {
        load.reload();
        load.reloadForEvent();
        load.retrySoon();
        await clock.tick(1_000);
      }
      expect(calls.made).to.have.length(2 * count - 1);
      expect(await madeAfter(2_000)).to.equal(2 * count);
      await calls.answer(2 * count - 1, 'again');
    }
  });

  it('C5 asks right after the Retry-After of a change, and not at all once it is stopped', async () => {
    load.reload(30);
    expect(await madeAfter(29_999)).to.equal(0);
    await clock.tick(1);
    await calls.answer(0, 'after it');
    load.reload(30);
    load.stop();
    expect(await madeAfter(60_000)).to.equal(1);
  });

  it('a person’s load replaces the one planned by Retry-After', async () => {
    load.reload();
    await calls.fail(0, new Failure('throttled', 429, {}, 30));
    load.retry();
    await calls.answer(1, 'again');
    expect(await madeAfter(120_000)).to.equal(2);
  });

  it('tries a failed load again by itself, until it succeeds', async () => {
    random.set(1);
    load.reload();
    for (const [index, kind] of (['malformed', 'forbidden', 'not-found', 'server', 'offline'] as const).entries()) {
      await calls.fail(index, new Failure(kind));
      expect(await madeAfter(5_000), kind).to.equal(index + 2);
    }
    expect(await appliedAfter(5, 'at last')).to.deep.equal(['at last']);
    expect(await madeAfter(120_000)).to.equal(6);
  });

  it('has quick retries where a load begins to fail, or somebody asks; a repetition is one request', async () => {
    await failFirst();
    await clock.tick(1_000);
    await calls.fail(1, new Failure('server', 500));
    load.reload();
    await calls.answer(2, 'asked');
    load.reloadForEvent();
    expect(calls.made.map(({ retries }) => retries)).to.deep.equal([3, 0, 3, 3]);
  });

  it('a repetition that hangs is not made again beside it', async () => {
    await failFirst();
    expect(await madeAfter(61_000)).to.equal(2);
  });

  it('C5 an event triggers the retry of a failed load at once, and an event during a retry the next load', async () => {
    await failFirst();
    load.reloadForEvent();
    expect(await madeAfter(300)).to.equal(2);
    load.reloadForEvent();
    await calls.fail(1, new Failure('server', 500));
    expect(await madeAfter(300)).to.equal(3);
    load.reloadForEvent();
    await calls.answer(2, 'older');
    expect(calls.made).to.have.length(4);
    expect(await appliedAfter(3, 'newer')).to.deep.equal(['older', 'newer']);
  });

  it('C5 an event while a load begins to fail brings no quick retries of its own', async () => {
    load.reload();
    load.reloadForEvent();
    await calls.fail(0, new Failure('server', 500));
    expect(failed).to.deep.equal(['server (500)']);
    expect(calls.made).to.have.length(1);
    await clock.tick(300);
    expect(calls.made.map(({ retries }) => retries)).to.deep.equal([3, 0]);
  });

  it('does not try again where the session is over', async () => {
    for (const [index, kind] of (['unauthorized', 'aborted'] as const).entries()) {
      load.reload();
      await calls.fail(index, new Failure(kind));
      expect(clock.delays, kind).to.deep.equal([]);
    }
  });

  it('events in a row load twice, then once a second, and once more after the last', async () => {
    let answered = 0;
    const answerAll = async () => {
      for (; answered < calls.made.length; answered += 1) await calls.answer(answered, `${answered}`);
    };
    for (let event = 0; event < 1_000; event += 1) {
      load.reloadForEvent();
      await answerAll();
      await clock.tick(25);
    }
    // 25 seconds of events; the last load began after the last of them.
    expect(calls.made).to.have.length(27);
    await answerAll();
    expect(await madeAfter(60_000)).to.equal(27);
    expect(running.at(-1)).to.equal(false);
  });

  it('the doctor does not wait for events in a row', async () => {
    for (let index = 0; index < 2; index += 1) {
      load.reloadForEvent();
      await calls.answer(index, 'old');
    }
    load.reloadForEvent();
    expect(calls.made, 'an event waits').to.have.length(2);
    load.reload();
    expect(calls.made).to.have.length(3);
    load.reloadForEvent();
    load.reload();
    await calls.answer(2, 'old');
    expect(calls.made, 'also where a load was running').to.have.length(4);
    await calls.answer(3, 'new');
    expect(await madeAfter(60_000)).to.equal(4);
  });

  it('takes an answer from elsewhere unless a load began later, and drops what began earlier', async () => {
    load.reload();
    await clock.tick(10);
    load.receive('newer', Date.now());
    expect([applied, running.at(-1), calls.made[0]?.signal.aborted]).to.deep.equal([['newer'], false, true]);
    load.receive('older', Date.now() - 1);
    await calls.answer(0, 'aborted');
    await clock.tick(10);
    load.reload();
    load.receive('older', Date.now() - 1);
    await calls.answer(1, 'own');
    load.receive('older', Date.now() - 1);
    expect(applied).to.deep.equal(['newer', 'own']);
  });

  it('takes an answer from elsewhere after the computer’s clock was set back', async () => {
    load.reload();
    await calls.answer(0, 'own');
    clock.suspend(-600_000);
    load.receive('newer', Date.now());
    expect(applied).to.deep.equal(['own', 'newer']);
  });

  it('an answer from elsewhere ends the attempts, and a load asked for since then follows', async () => {
    await failFirst();
    load.receive('healed', Date.now());
    expect(await madeAfter(60_000)).to.equal(1);
    load.reload();
    const began = Date.now();
    await clock.tick(10);
    load.reload();
    load.receive('elsewhere', began);
    expect(calls.made).to.have.length(3);
    expect(await appliedAfter(2, 'own')).to.deep.equal(['healed', 'elsewhere', 'own']);
  });

  it('stop aborts everything, delivers nothing more, and leaves no timer; it can run again', async () => {
    burst(2);
    load.stop();
    expect(calls.made[0]?.signal.aborted).to.equal(true);
    await calls.answer(0, 'late');
    await clock.tick(60_000);
    expect([applied, calls.made.length, clock.delays, running.at(-1)]).to.deep.equal([[], 1, [], false]);

    load.reload();
    expect(await appliedAfter(1, 'new')).to.deep.equal(['new']);
    load.reload();
    await calls.fail(2, new Failure('throttled', 429, {}, 30));
    load.stop();
    expect(await madeAfter(60_000)).to.equal(3);
  });

  it('does not turn a bug into a failure of the load', async () => {
    const bug = new TypeError('a bug');
    load.reload();
    await calls.fail(0, bug);
    expect(defects).to.deep.equal([bug]);
    expect(failed).to.deep.equal([]);
    expect(running.at(-1)).to.equal(false);
  });
});
