// needs: own-process, release
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createCrowd, type Crowd, type CrowdRequest } from './crowd/crowd';
import { bundleStore, type EvaluateStore } from './world/panel-code';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LISTS = ['/api/administration-init', '/api/tickets', '/api/recepts', '/api/patients'];
/** How many requests a browser may send for a list in the first minute of a failure, and in each later minute. */
const MOST_IN_FIRST_MINUTE = 14;
const MOST_IN_A_MINUTE = 4;

describe('panels whose server fails', { timeout: 600_000 }, () => {
  let evaluate: EvaluateStore;
  let crowd: Crowd | undefined;
  before(async () => (evaluate = await bundleStore()));
  after(() => crowd?.close());

  function begin(
    panels: number,
    options: { tabs?: number; failing?: readonly string[]; isLive?: boolean } = {},
  ): Crowd {
    crowd?.close();
    crowd = createCrowd({ evaluate, panels, ...options });
    return crowd;
  }

  /** Fails if a browser has requested the list too often since `from`. */
  function expectGentle({ requests, browsers }: Crowd, path: string, from: number): void {
    for (const panel of browsers.keys()) {
      const times = requests
        .filter((one) => one.panel === panel && one.path === path && one.at >= from)
        .map(({ at }) => at);
      const [first = 0] = times;
      const within = (begin: number) => times.filter((at) => at >= begin && at < begin + MINUTE).length;
      assert.ok(within(first) <= MOST_IN_FIRST_MINUTE, `${path}: ${within(first)} in the first minute`);
      assert.ok(times.length > 8, `${path}: only ${times.length}`);
      for (const at of times.filter((one) => one >= first + MINUTE))
        assert.ok(within(at) <= MOST_IN_A_MINUTE, `${path}: ${within(at)} in a later minute`);
    }
  }

  it('C5 ask for every list, failing from the start, 14 times in the first minute at most, then four times', async () => {
    const panels = begin(20, { failing: LISTS });
    const from = panels.now();
    await panels.advance(5 * MINUTE);
    for (const path of LISTS) expectGentle(panels, path, from);
  });

  it('C5 ask as seldom for two lists that begin to fail while they poll', async () => {
    const panels = begin(20);
    await panels.advance(MINUTE);
    const from = panels.now();
    const failing = ['/api/tickets', '/api/recepts'];
    panels.fail(...failing);
    await panels.advance(5 * MINUTE);
    for (const path of failing) expectGentle(panels, path, from);
  });

  it('C5 with a socket, ask as seldom for a list, whatever happens meanwhile', async () => {
    const panels = begin(20, { failing: ['/api/tickets'], isLive: true });
    const from = panels.now();
    for (let moment = 0; moment < 50; moment += 1) {
      panels.emit('update-waiting-tickets');
      panels.emit('update-admin-notifications');
      panels.emit('update-admin-recepts');
      await panels.advance(6 * SECOND);
    }
    expectGentle(panels, '/api/tickets', from);
  });

  it('C5 two tabs of one browser ask as one', async () => {
    const panels = begin(10, { tabs: 2 });
    await panels.advance(MINUTE);
    const from = panels.now();
    panels.fail('/api/tickets');
    await panels.advance(5 * MINUTE);
    expectGentle(panels, '/api/tickets', from);
  });

  it('C5 a thousand panels let the server come back', async (test) => {
    const panels = begin(1_000);
    await panels.advance(MINUTE);
    panels.fail(...LISTS);
    await expectComeback(panels, 3, test.diagnostic.bind(test));
  });

  it('C5 a thousand panels with a socket, whose lists fail from the start, let the server come back', async (test) => {
    const failing = ['/api/tickets', '/api/recepts'];
    const panels = begin(1_000, { failing, isLive: true });
    const from = panels.now();
    await expectComeback(panels, failing.length, test.diagnostic.bind(test));
    for (const path of failing) expectGentle(panels, path, from);
  });

  /** Ends the failure after two minutes, and expects the requests to spread. `lists`: how many failing lists each panel retries. */
  async function expectComeback(panels: Crowd, lists: number, say: (text: string) => void): Promise<void> {
    const failedAt = panels.now();
    await panels.advance(2 * MINUTE);
    panels.fail();
    const healedAt = panels.now();
    const whileFailing = secondsOf(panels.requests, failedAt, 120);
    const atLast = whileFailing.slice(60).reduce((sum, count) => sum + count, 0);
    // The patients were loaded before, and are not polled.
    assert.ok(atLast <= 1_000 * lists * MOST_IN_A_MINUTE, `${atLast} requests in the second minute`);
    await panels.advance(10 * SECOND);
    const perSecond = secondsOf(panels.requests, healedAt, 10);
    const all = perSecond.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...perSecond) / all;
    say(`requests in every tenth second while it fails: ${tenths(whileFailing)}`);
    say(`in each second after it is well again: ${perSecond.join(' ')}`);
    assert.ok(most <= 0.15, `one second had ${Math.round(most * 100)} %`);
    await panels.advance(MINUTE);
    expectRight(panels);
  }
});

function expectRight({ browsers }: Crowd): void {
  for (const { tabs } of browsers) for (const { store } of tabs) assert.equal(store.tickets.failure.peek(), null);
}

/** How many requests each second had. */
function secondsOf(requests: readonly CrowdRequest[], from: number, seconds: number): number[] {
  const counts = Array.from({ length: seconds }, () => 0);
  for (const { at } of requests) {
    const second = Math.floor((at - from) / SECOND);
    if (second >= 0 && second < seconds) counts[second] = (counts[second] ?? 0) + 1;
  }
  return counts;
}

const tenths = (counts: readonly number[]) => counts.filter((_, index) => index % 10 === 0).join(' ');
