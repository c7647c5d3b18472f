import type { Page } from 'puppeteer-core';
import { median, print, seen, type Bench } from './bench-setup';

const SHORT = 20;
const LONG = 500;
const ROUNDS = 9;

/** What grows with the length of the waiting room, as ratios. */
export async function benchWaitingRoom(bench: Bench): Promise<void> {
  const short = await measure(bench, SHORT);
  const long = await measure(bench, LONG);
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
}

async function measure({ url, practice, openAs }: Bench, count: number) {
  const { doctorId, page, close } = await openAs(`tickets${count}`);
  const add = (name: string, isSilent: boolean) =>
    practice.addTicket(doctorId, { type: 'queue', user_alternate: name }, { isSilent });
  practice.transaction(() => {
    for (let number = 1; number <= count; number += 1) add(`Pacient ${number}`, true);
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // From the opening of the page to the last row.
    const start = performance.now();
    await page.goto(`${url}/admin/cakaren`);
    await seen(page, `Pacient ${count}`);
    firsts.push(performance.now() - start);
  }
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
  for (let event = 0; event < 100; event += 1) practice.announce(doctorId, 'update-waiting-tickets');
  add('Posledný', false);
  await seen(page, 'Posledný');
  await close();
  return { first: median(firsts), change: median(changes), touched, requests: requests.length };
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
