import type { Page } from 'puppeteer-core';
import { print, seen, type Bench } from './bench-setup';
import { countFrames, type Frames } from './frames';
import type { Report } from './report';

const RECORDS = 20_000;
/** The wheel turns so often on the way from the first row to the last. */
const WHEEL_TURNS = 120;
const NAMES = ['Novák', 'Horváth', 'Kováč', 'Varga', 'Tóth', 'Nagy', 'Baláž', 'Szabó', 'Molnár', 'Balog'];
const TYPED = 'novák 12';

/** Whether scrolling and typing stay smooth, however long a list is. */
export async function benchLongLists(bench: Bench, report: Report, samples: number): Promise<void> {
  const { doctorId, page, close } = await bench.openAs('records');
  fill(bench, doctorId);
  print(`… ${RECORDS} patients and transactions`);
  for (const [what, path, search, count] of [
    ['patients', 'pacienti', 'Hľadať v zozname pacientov', '20\u00a0000 pacientov'],
    ['transactions', 'transakcie', 'Hľadať v transakciách', '20\u00a0000 transakcií'],
  ] as const) {
    if (!bench.wants(what)) continue;
    await page.goto(`${bench.url}/admin/${path}`);
    await seen(page, count);
    const input = await page.$(`>>> input[aria-label="${search}"]`);
    put(
      report,
      `${what}: scrolled by ${WHEEL_TURNS} turns of the wheel`,
      await rounds(page, samples, () => scrollThrough(page)),
    );
    await input?.click();
    put(report, `${what}: „${TYPED}“ typed and taken back`, await rounds(page, samples, () => typeAndErase(page)));
  }
  await close();
}

function fill({ practice }: Bench, doctorId: number): void {
  practice.transaction(() => {
    for (let number = 1; number <= RECORDS; number += 1) {
      const name = `${NAMES[number % NAMES.length] ?? ''} ${number}`;
      const user = practice.createUser({ fullname: name, phone: `+421 900 ${100_000 + number}` });
      practice.addPatient(doctorId, user.id);
      const created_at = new Date(Date.now() - number * 3_600_000);
      const payment = { payment_title: 'Vyšetrenie', amount_cents: number, status: 'paid' as const };
      practice.addPayment(doctorId, { ...payment, user_id: user.id, created_at });
    }
  });
}

/** The first round warms up what the browser compiles. */
async function rounds(page: Page, samples: number, run: () => Promise<void>): Promise<Frames[]> {
  const all: Frames[] = [];
  for (let round = 0; round <= samples; round += 1) all.push(await countFrames(page, run));
  return all.slice(1);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel({ deltaY: height / WHEEL_TURNS });
  // Proves that the scrolling really reached the last rows.
  await page.waitForFunction(() => window.scrollY + window.innerHeight > document.documentElement.scrollHeight * 0.99);
}

async function typeAndErase(page: Page): Promise<void> {
  await page.keyboard.type(TYPED, { delay: 60 });
  await page.waitForFunction(() =>
    /z[ \u00a0]20\u00a0000/.test(document.querySelector('ordinacia-admin')?.shadowRoot?.textContent ?? ''),
  );
  for (let times = 0; times < TYPED.length; times += 1) await page.keyboard.press('Backspace', { delay: 60 });
}

function put(report: Report, what: string, all: readonly Frames[]): void {
  report.value(
    `${what}: longest frame`,
    'ms',
    all.map(({ longest }) => longest),
  );
  report.value(
    `${what}: frames over 50 ms`,
    'frames',
    all.map(({ long }) => long),
  );
}
