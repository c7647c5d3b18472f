import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createCrowd, type Crowd, type CrowdRequest } from './crowd/crowd';
import { bundleStore } from './world/panel-code';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LISTS = ['/api/administration-init', '/api/tickets', '/api/recepts', '/api/patients'];
/** What one browser may ask for a list: in the first minute of a failure, and in each one after that. */
const MOST_IN_FIRST_MINUTE = 14;
const MOST_IN_A_MINUTE = 4;

describe('panels whose server fails', { timeout: 300_000 }, () => {
  let evaluate: Awaited<ReturnType<typeof bundleStore>>;
  let crowd: Crowd | undefined;
  before(async () => (evaluate = await bundleStore()));
  after(() => crowd?.close());

  function begin(panels: number, options: { tabs?: number; failing?: readonly string[] } = {}): Crowd {
    crowd?.close();
    crowd = createCrowd({ evaluate, panels, ...options });
    return crowd;
  }

  /** Fails unless no browser has asked for the list more often than it may, since `from`. */
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

  for (const [what, failing] of [
    ['one list', ['/api/tickets']],
    ['two lists', ['/api/tickets', '/api/recepts']],
    ['every list', LISTS],
  ] as const) {
    it(`C5 ask for ${what}, failing from the start, 14 times in the first minute at most, then four times`, async () => {
      const panels = begin(20, { failing });
      const from = panels.now();
      await panels.advance(5 * MINUTE);
      for (const path of failing) expectGentle(panels, path, from);
    });

    it(`C5 ask as seldom for ${what} that begins to fail while they poll`, async () => {
      const panels = begin(20);
      await panels.advance(MINUTE);
      const from = panels.now();
      panels.fail(...failing);
      await panels.advance(5 * MINUTE);
      // Nothing loads the patients meanwhile.
      for (const path of failing.filter((one) => one !== '/api/patients')) expectGentle(panels, path, from);
    });
  }

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
    const failedAt = panels.now();
    await panels.advance(2 * MINUTE);
    panels.fail();
    const healedAt = panels.now();
    const whileFailing = secondsOf(panels.requests, failedAt, 120);
    const atLast = whileFailing.slice(60).reduce((sum, count) => sum + count, 0);
    // Nobody looks at the patients again.
    assert.ok(atLast <= 1_000 * 3 * MOST_IN_A_MINUTE, `${atLast} requests in the second minute`);
    await panels.advance(10 * SECOND);
    const perSecond = secondsOf(panels.requests, healedAt, 10);
    const all = perSecond.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...perSecond) / all;
    test.diagnostic(`requests in every tenth second while it fails: ${tenths(whileFailing)}`);
    test.diagnostic(`in each second after it is well again: ${perSecond.join(' ')}`);
    assert.ok(most <= 0.15, `one second had ${Math.round(most * 100)} %`);
    await panels.advance(MINUTE);
    for (const { tabs } of panels.browsers)
      for (const { store } of tabs) assert.equal(store.tickets.failure.peek(), null);
  });
});

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
