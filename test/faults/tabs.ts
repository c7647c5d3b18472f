import assert from 'node:assert/strict';
import type { FaultPages } from '../support/faults/pages';
import type { PanelPage } from '../support/faults/panel-page';
import type { Sight } from '../support/faults/sights';
import { fillHours } from './forms';
import { shownTexts } from './report';
import { assertInTime, PASSWORD, sceneIt, type FaultScene } from './scene';

/** Opens two tabs; the first leads. */
async function openTwo(scene: FaultScene): Promise<[PanelPage, PanelPage]> {
  return [await scene.open(), await scene.open()];
}

/** The leading tab leaves: the other tab connects, and shows what arrived meanwhile. */
async function expectTakeover(
  scene: FaultScene,
  leave: (leader: PanelPage) => Promise<void>,
  limit: number,
): Promise<void> {
  const [leader, other] = await openTwo(scene);
  const since = Date.now();
  await leave(leader);
  scene.addTicket('Bez vedúcej karty');
  scene.practice.notifications.addNotification(scene.doctorId, { category: 'queue', content: 'Bez vedúcej karty' });
  const isRight = (sight: Sight) => scene.isRight(sight) && sight.tickets.length === 3 && sight.notifications === 1;
  const right = await other.until(isRight, { since });
  assertInTime(right.at - since, limit, 'right');
  scene.addTicket('Naživo');
  await other.until((sight) => scene.isRight(sight) && sight.tickets.length === 4);
  assert.equal(scene.requests('GET /app/ordinacia'), 2);
  const noticed = other.between(since, right.at).find(({ live }) => live !== 'connected');
  scene.report({
    noticed: noticed ? noticed.at - since : null,
    right: right.at - since,
    saw: shownTexts(other, since, right.at),
  });
}

export function tabFaults(pages: () => FaultPages): void {
  sceneIt(pages, 'two tabs: one socket, and one load for one ticket', async (scene) => {
    const [first, second] = await openTwo(scene);
    assert.equal(scene.requests('GET /app/ordinacia'), 1);
    const addAndAwait = (name: string, count: number) => {
      const since = Date.now();
      scene.addTicket(name);
      const isRight = (sight: Sight) => scene.isRight(sight) && sight.tickets.length === count;
      return Promise.all([first.until(isRight, { since }), second.until(isRight, { since })]);
    };
    // Afterwards no initial load is pending.
    await addAndAwait('Ota Tretí', 3);
    const before = scene.requests('GET /api/tickets');
    const since = Date.now();
    const seen = await addAndAwait('Pavol Štvrtý', 4);
    assert.equal(scene.requests('GET /api/tickets'), before + 1);
    scene.report({ noticed: null, right: Math.max(...seen.map(({ at }) => at)) - since, saw: [] });
  });

  sceneIt(pages, 'three tabs and one ticket: one load of each list', async (scene) => {
    const opened = [await scene.open(), await scene.open(), await scene.open('widget')];
    const addAndAwait = async (name: string) => {
      const since = Date.now();
      scene.addTicket(name);
      await Promise.all(opened.map((page) => page.until(scene.isRight, { since })));
      await Promise.all(opened.map(({ page }) => page.waitForNetworkIdle({ idleTime: 300 })));
    };
    const lists = ['GET /api/tickets', 'GET /api/tickets-history', 'GET /api/administration-init', 'GET /api/recepts'];
    // Afterwards no initial load is pending.
    await addAndAwait('Ota Tretí');
    const before = lists.map(scene.requests);
    await addAndAwait('Pavol Štvrtý');
    // Events reload a list at most once a second.
    while (scene.requests('GET /api/tickets-history') === before[1])
      await opened[0]?.page.waitForNetworkIdle({ idleTime: 300 });
    const loads = lists.map((list, index) => scene.requests(list) - (before[index] ?? 0));
    assert.deepEqual(loads, [1, 1, 0, 0]);
  });

  sceneIt(pages, 'the tab that leads is closed', (scene) => expectTakeover(scene, (leader) => leader.close(), 5_000));
  sceneIt(pages, 'the tab that leads crashes', (scene) => expectTakeover(scene, (leader) => leader.crash(), 5_000));
  sceneIt(pages, 'the tab that leads is frozen', (scene) => expectTakeover(scene, (leader) => leader.freeze(), 8_000));

  sceneIt(pages, 'the session runs out while something is typed in another tab', async (scene) => {
    const { practice, browser, email, report } = scene;
    const [first, second] = await openTwo(scene);
    await fillHours(second, 'Rozpísaná ambulancia');
    const session = practice.sessions.sessionOf((await browser.token()) ?? '');
    assert.ok(session);
    practice.sessions.logOut(session);
    const since = Date.now();
    await first.press(/^Ďalší pacient/);
    await Promise.all([first, second].map((page) => page.until(({ isLogin }) => isLogin, { since })));
    const noticed = Date.now();
    await first.type(/^Prihlasovacie meno/, email);
    await first.type(/^Heslo/, PASSWORD);
    await first.press(/^Prihlásiť sa$/);
    // The panel reopens the form after the login.
    const right = await second.until(({ dialog }) => dialog === 'Pridať ordinačné hodiny', { since: noticed });
    assert.equal(await second.valueOf(/^Názov/), 'Rozpísaná ambulancia');
    report({ noticed: noticed - since, right: right.at - noticed, saw: shownTexts(second, since, right.at) });
  });
}
