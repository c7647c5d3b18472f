import type { Page } from 'puppeteer-core';
import { print, seen, type Bench } from './bench-setup';
import { heap } from './list-bench';
import type { Report } from './report';

const MOUNTS = 500;
const EVENTS = 400;
/** A burst is one load; between two bursts the panel has drawn the one before. */
const BURST = 10;

/** What stays behind when an element comes and goes, and when a day's events have passed. */
export async function benchLongTime(bench: Bench, report: Report): Promise<void> {
  const { doctorId, page, close } = await bench.openAs('long');
  bench.practice.transaction(() => {
    for (let number = 1; number <= 30; number += 1) addSilently(bench, doctorId, `Pacient ${number}`);
  });
  await page.goto(`${bench.url}/admin/cakaren`);
  await seen(page, 'Naživo');
  if (bench.wants('mounts')) await benchMounts(page, report);
  if (bench.wants('day')) await benchDay(bench, report, doctorId, page);
  await close();
}

async function benchMounts(page: Page, report: Report): Promise<void> {
  print(`… ${MOUNTS} mounts`);
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      for (let number = 0; number < count; number += 1) {
        const element = document.createElement('ordinacia-waiting-room');
        document.body.append(element);
        await (element as HTMLElement & { ready: Promise<void> }).ready;
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  // The first ones load parts, and the browser compiles them.
  await mount(50);
  const before = await heap(page);
  const start = performance.now();
  await mount(MOUNTS);
  report.value(`${MOUNTS} mounts, each`, 'ms', [(performance.now() - start) / MOUNTS]);
  report.value(`heap after ${MOUNTS} mounts, for each`, 'kB', [((await heap(page)) - before) / 1_000 / MOUNTS]);
}

async function benchDay(bench: Bench, report: Report, doctorId: number, page: Page): Promise<void> {
  print(`… a day of ${EVENTS} events`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = await heap(page);
  for (let burst = 0; burst < EVENTS / BURST; burst += 1) {
    const name = `Nový ${burst}`;
    const { id } = addSilently(bench, doctorId, name);
    for (let event = 0; event < BURST; event += 1) bench.practice.announce(doctorId, 'update-waiting-tickets');
    await seen(page, name);
    bench.practice.nextTicket(doctorId, id, { isSilent: true });
  }
  report.value(`requests of ${EVENTS} events in bursts of ${BURST}`, 'requests', [requests.length]);
  report.value('heap after the day, more than before', 'kB', [((await heap(page)) - before) / 1_000]);
}

const addSilently = ({ practice }: Bench, doctorId: number, name: string) =>
  practice.addTicket(doctorId, { type: 'queue', user_alternate: name }, { isSilent: true });
