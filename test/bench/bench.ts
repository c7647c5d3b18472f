// `npm run bench`: what grows with the length of the waiting room, as ratios within one run of the built bundle.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { startServer } from '../../host/server/start-server';
import { findChromium } from '../support/server/find-chromium.mjs';

const SHORT = 20;
const LONG = 500;
const ROUNDS = 9;

const folder = mkdtempSync(join(tmpdir(), 'ordinacia-bench-'));
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const options = { host: '127.0.0.1', port: 0, databaseFile: join(folder, 'bench.db'), timeZone, seed: false };
const server = await startServer(options);
const browser = await launch({
  ...{ executablePath: findChromium() ?? '/usr/bin/chromium' },
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const short = await measure(SHORT);
  const long = await measure(LONG);
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  print(`tickets: ${SHORT} and ${LONG}, medians of ${ROUNDS} rounds`);
  print(
    `first paint of the list, long : short          ${ratio(long.first, short.first)} (${long.first.toFixed(0)} ms)`,
  );
  print(
    `one new ticket, long : short                   ${ratio(long.change, short.change)} (${long.change.toFixed(0)} ms)`,
  );
  print(`one new ticket : first paint, long             ${ratio(long.change, long.first)}`);
  print(`nodes touched by one new ticket : rows, long   ${long.touched} : ${LONG}`);
  print(`requests for a burst of 100 events             ${long.requests}`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(count: number) {
  const { practice } = server;
  if (!practice) throw new Error('The practice server does not run.');
  const email = `bench${count}@test.sk`;
  const doctor = await practice.createDoctor({ email, password: 'bench', doctor_name: 'MUDr. Bench' });
  const add = (name: string, isSilent: boolean) =>
    practice.addTicket(doctor.id, { type: 'queue', user_alternate: name }, { isSilent });
  practice.together(() => {
    for (let number = 1; number <= count; number += 1) add(`Pacient ${number}`, true);
  });
  const token = await practice.logIn(email, 'bench');
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate((value) => localStorage.setItem('ordinacia.admin-token', value ?? ''), token);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) firsts.push(await firstPaint(page, count));
  await seen(page, 'Naživo');

  const changes: number[] = [];
  let touched = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Nový ${round}`;
    await watch(page);
    const start = performance.now();
    add(name, false);
    await seen(page, name);
    changes.push(performance.now() - start);
    touched = await page.evaluate(() => Number(document.body.dataset['touched']));
  }

  requests.length = 0;
  for (let event = 0; event < 100; event += 1) practice.announce(doctor.id, 'update-waiting-tickets');
  add('Posledný', false);
  await seen(page, 'Posledný');
  await context.close();
  return { first: median(firsts), change: median(changes), touched, requests: requests.length };
}

/** From the opening of the page to the last row, in milliseconds. */
async function firstPaint(page: Page, count: number): Promise<number> {
  const start = performance.now();
  await page.goto(`${server.url}/admin/cakaren`);
  await seen(page, `Pacient ${count}`);
  return performance.now() - start;
}

function seen(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector('ordinacia-admin')?.shadowRoot?.textContent.includes(wanted),
    { polling: 'raf' },
    text,
  );
}

/** Counts the nodes that are added, removed or changed below the element from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.querySelector('ordinacia-admin')?.shadowRoot;
    const isWatched = document.body.dataset['touched'] !== undefined;
    document.body.dataset['touched'] = '0';
    if (!root || isWatched) return;
    new MutationObserver((records) => {
      const count = records.reduce(
        (sum, { addedNodes, removedNodes }) => sum + Math.max(1, addedNodes.length + removedNodes.length),
        0,
      );
      document.body.dataset['touched'] = String(Number(document.body.dataset['touched']) + count);
    }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
