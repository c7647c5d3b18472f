import assert from 'node:assert/strict';
import type { FaultPages } from '../support/faults/pages';
import type { PanelPage } from '../support/faults/panel-page';
import { bookTime, FAILED, fillHours } from './forms';
import { shownTexts } from './report';
import { assertInTime, sceneIt, type FaultScene } from './scene';

const NEXT = { on: 'http', method: 'POST', path: '/api/ticket-next' } as const;
const HOURS = { on: 'http', method: 'POST', path: '/api/office-hours-add' } as const;
const EVENT = { on: 'http', method: 'POST', path: '/api/event-add' } as const;
const GATEWAY = { kind: 'answer-after', status: 502, body: 'Bad gateway', type: 'text/plain' } as const;
const NEXT_BUTTON = /^Ďalší pacient/;
const UNTRUE = /niekto iný|zostáva v čakárni/;
const FOUND = 'Zmena sa medzitým uložila.';
const SERVED = /Tiket bol úspešne odbavený|Tiket už nie je v čakárni/;

/** Presses „Ďalší pacient“ during a fault that loses its response, and expects the right list and a toast in time. */
async function served({ isRight, report, waiting, open }: FaultScene, begin: () => () => void, limit: number) {
  const page = await open();
  const end = begin();
  const since = Date.now();
  await page.press(NEXT_BUTTON);
  const right = await page.until((sight) => isRight(sight) && sight.first === 'Eva Druhá', { since });
  const answered = await page.until(({ toasts }) => toasts.some((text) => SERVED.test(text)), { since });
  end();
  const saw = shownTexts(page, since, Math.max(right.at, answered.at));
  assertInTime(right.at - since, limit, 'right');
  assert.doesNotMatch(saw.join(), UNTRUE);
  assert.deepEqual(waiting(), ['Eva Druhá']);
  report({ noticed: answered.at - since, right: right.at - since, saw });
}

/** Waits until the alert says that the change was stored; resolves with that moment, and closes the alert. */
async function foundStored(page: PanelPage): Promise<number> {
  await page.says(new RegExp(FOUND));
  const at = Date.now();
  await page.press(/^V poriadku$/);
  return at;
}

/** Loses each response, including those of Chromium's own repetitions on kept connections; expects the alert. */
async function resets(
  { proxy, report }: FaultScene,
  page: PanelPage,
  call: typeof HOURS | typeof EVENT,
  submit: RegExp,
): Promise<void> {
  const end = proxy.begin({ kind: 'reset-after', on: call.on, method: call.method, path: call.path });
  const since = Date.now();
  await page.press(submit);
  const unknown = await page.until(({ dialog }) => dialog === FAILED, { since });
  end();
  const right = await foundStored(page);
  report({ noticed: unknown.at - since, right: right - unknown.at, saw: shownTexts(page, since, right) });
}

export function changeFaults(pages: () => FaultPages): void {
  sceneIt(pages, '„Ďalší pacient“ is given up after 20 s, and done after 25 s', async (scene) => {
    const { proxy, waiting, report } = scene;
    const page = await scene.open();
    proxy.begin({ ...NEXT, kind: 'late', ms: 25_000, times: 1 });
    const since = Date.now();
    await page.press(NEXT_BUTTON);
    const unknown = await page.until(({ notices }) => notices.some((text) => text.includes('Nevieme, či')), { since });
    const right = await page.until((sight) => scene.isRight(sight) && sight.first === 'Eva Druhá', { since });
    const done = right.at - since - 25_000;
    assertInTime(done, 10_000, 'right');
    assert.deepEqual(waiting(), ['Eva Druhá']);
    report({ noticed: unknown.at - since, right: done, saw: shownTexts(page, since, right.at) });
  });

  sceneIt(
    pages,
    'office hours are stored, and answered too late',
    async ({ open, proxy, practice, doctorId, report }) => {
      const page = await open();
      await fillHours(page, 'Neskorá ambulancia');
      proxy.begin({ ...HOURS, kind: 'slow-close', ms: 30_000, times: 1 });
      const since = Date.now();
      await page.press(/^Pridať hodiny$/);
      const unknown = await page.until(({ dialog }) => dialog === FAILED, { since });
      const right = await foundStored(page);
      assert.equal(practice.officeHours.officeHoursOf(doctorId).length, 1);
      report({ noticed: unknown.at - since, right: right - unknown.at, saw: shownTexts(page, since, right) });
    },
  );

  sceneIt(pages, 'office hours are stored, and every connection is reset', async (scene) => {
    const page = await scene.open();
    await fillHours(page, 'Ranná ambulancia');
    await resets(scene, page, HOURS, /^Pridať hodiny$/);
    assert.equal(scene.practice.officeHours.officeHoursOf(scene.doctorId).length, 1);
  });

  sceneIt(pages, 'an appointment is stored, and every connection is reset', async (scene) => {
    const page = await scene.open();
    await bookTime(scene, page);
    await resets(scene, page, EVENT, /^Vytvoriť termín$/);
    const stored = scene.practice.waitingList.ticketsOf(scene.doctorId).flatMap(({ tickets }) => tickets);
    assert.equal(stored.filter(({ type }) => type === 'schedule').length, 1);
  });

  sceneIt(pages, 'the time of an appointment is taken meanwhile', async (scene) => {
    const { open, practice, doctorId, requests, report } = scene;
    const page = await open();
    const { date, time } = await bookTime(scene, page);
    practice.tickets.addTicket(doctorId, { type: 'schedule', date, time, duration_minutes: 30 }, { isSilent: true });
    const before = requests('POST /api/schedule-times');
    const since = Date.now();
    await page.press(/^Vytvoriť termín$/);
    await page.says(/V tomto čase už je iný termín/);
    const right = Date.now();
    const timesLoaded = page.page.waitForResponse((answer) => answer.url().includes('/api/schedule-times'));
    await page.press(/^Späť/);
    await timesLoaded;
    assert.equal(requests('POST /api/schedule-times'), before + 1);
    await page.says(/už nie je voľný/);
    report({
      noticed: right - since,
      right: right - since,
      saw: ['V tomto čase už je iný termín', 'Čas už nie je voľný. Vyberte iný.'],
    });
  });

  sceneIt(pages, '„Ďalší pacient“ is stored, and every connection is reset', (scene) =>
    served(scene, () => scene.proxy.begin({ ...NEXT, kind: 'reset-after' }), 5_000),
  );
  sceneIt(pages, '„Ďalší pacient“ is stored, and answered 502', (scene) =>
    served(scene, () => scene.proxy.begin(Object.assign({ times: 1 }, NEXT, GATEWAY)), 5_000),
  );
  sceneIt(pages, 'the page is closed in the middle of „Ďalší pacient“', async (scene) => {
    const page = await scene.open();
    const requested = page.page.waitForRequest((request) => request.url().endsWith(NEXT.path));
    scene.proxy.begin({ ...NEXT, kind: 'late', ms: 500, times: 1 });
    const since = Date.now();
    await page.press(NEXT_BUTTON);
    await requested;
    await page.close();
    const next = await scene.open();
    const right = await next.until((sight) => scene.isRight(sight) && sight.first === 'Eva Druhá', { since });
    assert.deepEqual(scene.waiting(), ['Eva Druhá']);
    scene.report({ noticed: null, right: right.at - since, saw: shownTexts(next, since, right.at) });
  });
}
