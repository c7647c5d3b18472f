import assert from 'node:assert/strict';
import type { FaultPages, PageKind } from '../support/faults/pages';
import type { Fault } from '../support/faults/faults';
import type { PanelPage } from '../support/faults/panel-page';
import { shownTexts } from './report';
import { assertInTime, lasting, sceneIt, type FaultScene } from './scene';

const AUTH = { on: 'http', path: '/broadcasting/auth' } as const;
/** Longer than the connection may be silent: after this sleep the panel distrusts it. */
const SLEEP_MS = 16_000;

interface Limits {
  noticed: number;
  right: number;
}

/** Expects in time that the page is no longer live, and then live and right again. */
async function follows(
  { isRight, report }: FaultScene,
  page: PanelPage,
  wish: { since: number; healed?: number; limits: Limits; fault?: string },
): Promise<void> {
  const { since, limits, fault } = wish;
  const noticed = await page.until(({ live }) => live !== 'connected', { since });
  const right = await page.until(isRight, { since: noticed.at });
  const healed = wish.healed ?? noticed.at;
  assertInTime(noticed.at - since, limits.noticed, 'noticed');
  assertInTime(right.at - healed, limits.right, 'right');
  assert.equal(right.isLogin, false);
  report(
    { noticed: Math.max(0, noticed.at - since), right: right.at - healed, saw: shownTexts(page, since, right.at) },
    fault,
  );
}

/** The open socket falls silent while a ticket arrives; a new socket works. */
async function silence(scene: FaultScene, kind: PageKind): Promise<void> {
  const page = await scene.open(kind);
  const since = Date.now();
  scene.proxy.begin({ kind: 'black-hole', on: 'socket', afterwards: 'dead' })();
  scene.addTicket('V tichu');
  await follows(scene, page, { since, limits: { noticed: 20_000, right: 10_000 } });
}

/** The page is frozen while a ticket arrives and its connections die. */
async function freeze(scene: FaultScene, hasLocks: boolean): Promise<void> {
  const page = await scene.open('admin', { hasLocks });
  // The connections die first: a page with Web Locks closes its socket on the `freeze` event.
  scene.proxy.begin({ kind: 'black-hole', on: 'socket', afterwards: 'dead' })();
  await page.freeze();
  scene.addTicket('V spánku');
  await lasting(SLEEP_MS);
  const since = Date.now();
  await page.resume();
  await follows(scene, page, { since, healed: since, limits: { noticed: 2_000, right: 10_000 } });
}

export function liveFaults(pages: () => FaultPages): void {
  sceneIt(pages, 'the socket falls silent', (scene) => silence(scene, 'admin'));
  sceneIt(pages, 'the socket of the page’s own Echo falls silent', (scene) => silence(scene, 'host-echo'));

  sceneIt(pages, 'the page is frozen, and its connections are dead when it goes on', (scene) => freeze(scene, true));
  sceneIt(pages, 'the same without Web Locks, which is not told of the sleep', (scene) => freeze(scene, false));

  sceneIt(pages, 'the browser says that it is offline, and four seconds later that it is online', async (scene) => {
    const page = await scene.open();
    const since = Date.now();
    await page.setOffline(true);
    scene.addTicket('Bez siete');
    await page.until(({ live }) => live !== 'connected', { since });
    await lasting(4_000);
    const healed = Date.now();
    await page.setOffline(false);
    await follows(scene, page, { since, healed, limits: { noticed: 2_000, right: 10_000 } });
  });

  sceneIt(pages, 'the socket of the page’s own Echo is cut, and missed a ticket', async (scene) => {
    const page = await scene.open('host-echo');
    const since = Date.now();
    scene.proxy.begin({ kind: 'cut', on: 'socket' })();
    scene.addTicket('Bez spojenia', true);
    await follows(scene, page, { since, limits: { noticed: 2_000, right: 10_000 } });
  });

  sceneIt(pages, 'the authorization of the channel is refused, answered 401, and never answered', async (scene) => {
    const page = await scene.open();
    const answer = (status: number) => ({ kind: 'answer-before', status, body: '{"message":""}' }) as const;
    const faults: [string, Fault, number][] = [
      ['refused once (403)', answer(403), 10_000],
      ['answered 401 once', answer(401), 10_000],
      ['never answered', { kind: 'black-hole', afterwards: 'dead' }, 15_000],
    ];
    for (const [name, fault, limit] of faults) {
      scene.proxy.begin(Object.assign({}, fault, AUTH, { times: 1 }));
      const since = Date.now();
      const authRequestedAt = scene.proxy
        .atNext(`POST ${AUTH.path}`, () => {
          // Everything is loaded, but no channel is subscribed: the events are lost.
          scene.addTicket(`Počas overovania ${name}`);
          scene.practice.notifications.addNotification(scene.doctorId, { category: 'queue', content: name });
        })
        .then(() => Date.now());
      await page.reload();
      // Measures from here: the page's own load time is not part of the fault.
      const failedAt = await authRequestedAt;
      const count = scene.practice.notifications.notificationsOf(scene.doctorId).length;
      const right = await page.until((sight) => scene.isRight(sight) && sight.notifications === count, {
        since: failedAt,
      });
      assertInTime(right.at - failedAt, limit, `${name}: live`);
      assert.equal(
        page.between(since, right.at).some(({ isLogin }) => isLogin),
        false,
      );
      const saw = shownTexts(page, since, right.at);
      scene.report({ noticed: null, right: right.at - failedAt, saw }, `the authorization of the channel is ${name}`);
    }
  });

  sceneIt(pages, '300 events, 25 ms apart', async (scene) => {
    const page = await scene.open();
    const before = scene.requests('GET /api/tickets');
    const since = Date.now();
    for (let event = 0; event < 300; event += 1) {
      scene.practice.events.announce(scene.doctorId, 'update-waiting-tickets');
      await lasting(25);
    }
    const ended = Date.now();
    scene.addTicket('Po záplave');
    const right = await page.until((sight) => scene.isRight(sight) && sight.tickets.length === 3, { since: ended });
    const loads = scene.requests('GET /api/tickets') - before;
    const seconds = (right.at - since) / 1000;
    assert.ok(loads <= seconds + 3, `${loads} loads in ${seconds} s`);
    scene.report(
      { noticed: null, right: right.at - ended, saw: shownTexts(page, since, right.at) },
      `300 events, 25 ms apart: ${loads} loads in ${Math.round(seconds)} s`,
    );
  });
}
