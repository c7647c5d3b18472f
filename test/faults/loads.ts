import assert from 'node:assert/strict';
import type { FaultPages } from '../support/faults/pages';
import type { Fault } from '../support/faults/faults';
import type { PanelPage } from '../support/faults/panel-page';
import type { Sight } from '../support/faults/sights';
import { shownTexts } from './report';
import { RETRY_WINDOWS_MS } from '../../src/constants';
import { assertInTime, lasting, sceneIt, type FaultScene } from './scene';

const TICKETS = { on: 'http', method: 'GET', path: '/api/tickets' } as const;
const answer = (status: number, body: string, type = 'application/json') =>
  ({ kind: 'answer-before', status, body, type }) as const;

const isNoticed = ({ notices, live }: Sight) => notices.length > 0 || live !== 'connected';

/** Expects that the page is right again in time, without help, and offers no retry. */
async function heals(
  { isRight, report }: FaultScene,
  page: PanelPage,
  wish: { fault: string; since: number; healed: number; limit: number },
): Promise<number | null> {
  const { fault, since, healed, limit } = wish;
  const right = await page.until(isRight, { since: healed });
  assertInTime(right.at - healed, limit, `${fault}: right`);
  assert.equal(right.canRetry, false);
  const noticed = page.between(since, right.at).find(isNoticed);
  const saw = shownTexts(page, since, right.at);
  const figures = { noticed: noticed ? noticed.at - since : null, right: Math.max(0, right.at - healed), saw };
  report(figures, fault);
  return figures.noticed;
}

/** A new ticket arrives while some loads fail. */
async function someLoads(scene: FaultScene, fault: Fault, times: number, name: string, limit: number): Promise<void> {
  const [page = await scene.open()] = scene.browser.pages;
  const before = scene.requests('GET /api/tickets');
  const since = Date.now();
  const end = scene.proxy.begin(Object.assign({}, fault, TICKETS, { times }));
  scene.addTicket(`Po chybe ${name}`);
  await heals(scene, page, { fault: name, since, healed: since, limit });
  assert.ok(scene.requests('GET /api/tickets') - before > times, 'the fault has met the loads');
  end();
}

/** A new ticket arrives while all calls fail for a time. */
async function allCalls(scene: FaultScene, fault: Fault, name: string, ms: number): Promise<void> {
  const page = await scene.open();
  const since = Date.now();
  const end = scene.proxy.begin(fault);
  scene.addTicket('Po výpadku');
  await lasting(ms);
  end();
  const noticed = await heals(scene, page, { fault: name, since, healed: Date.now(), limit: 10_000 });
  assert.ok(noticed !== null && noticed < ms, 'the doctor is told while it lasts');
}

/** Longest total wait before four retries: each waits a random part of its window. */
const FOUR_RETRIES_MS = RETRY_WINDOWS_MS.slice(0, 4).reduce((sum, window) => sum + window, 0);

export function loadFaults(pages: () => FaultPages): void {
  const away = 'the backend is away for ten seconds, its socket is not';
  sceneIt(pages, away, (scene) => allCalls(scene, { kind: 'reset-before', on: 'http' }, away, 10_000));
  const gateway = 'every call is answered 502 for four seconds';
  sceneIt(pages, gateway, (scene) =>
    allCalls(scene, { ...answer(502, 'Bad gateway', 'text/plain'), on: 'http' }, gateway, 4_000),
  );
  sceneIt(pages, 'four loads of the tickets are answered 429, without Retry-After', (scene) =>
    someLoads(
      scene,
      answer(429, '{"message":"Too Many Attempts."}'),
      4,
      'four loads are answered 429',
      FOUR_RETRIES_MS + 1_000,
    ),
  );
  sceneIt(pages, 'one load of the tickets is truncated, HTML, empty, 403, 404', async (scene) => {
    const faults: [string, Fault][] = [
      ['truncated', { kind: 'truncate' }],
      ['HTML', answer(200, '<!doctype html><title>Prihlásenie do siete</title>', 'text/html')],
      ['empty', answer(200, '')],
      ['403', answer(403, '{"message":""}')],
      ['404', answer(404, '{"message":""}')],
    ];
    for (const [name, fault] of faults) await someLoads(scene, fault, 1, `one load is ${name}`, 5_000);
  });
}

/** A lazily loaded part of the panel, opened for the first time when every connection is dead. */
interface Case {
  what: string;
  open(page: PanelPage): Promise<void>;
  shown: RegExp;
}

/** Shortest wait of a request on a dead connection. */
const DEAD_MS = 4_000;

const CASES: readonly Case[] = [
  {
    what: 'the settings',
    open: (page) => page.press(/^Nastavenia/),
    shown: /Hustota/,
  },
  {
    what: 'the form of office hours',
    async open(page) {
      await page.press(/^Rýchle akcie/);
      await page.press(/^Pridať ordinačné hodiny/);
    },
    shown: /Čas na pacienta/,
  },
  {
    what: 'the login after a logout',
    async open(page) {
      await page.press(/^Môj účet/);
      await page.press(/^Odhlásiť sa$/);
    },
    shown: /Prihlasovacie meno/,
  },
];

export function partFaults(pages: () => FaultPages): void {
  for (const { what, open, shown } of CASES) {
    sceneIt(pages, `every connection is dead when ${what} must be loaded`, async (scene) => {
      const page = await scene.open();
      scene.proxy.begin({ kind: 'black-hole', afterwards: 'dead' })();
      const since = Date.now();
      await open(page);
      await page.says(shown);
      assertInTime(Date.now() - since, 30_000, 'right');
      assert.ok(Date.now() - since > DEAD_MS, 'a dead connection was asked first');
      assert.equal(scene.proxy.requests.get('GET /admin/cakaren'), 1);
      scene.report({ noticed: null, right: Date.now() - since, saw: [] });
    });
  }
}
