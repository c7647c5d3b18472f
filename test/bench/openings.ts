import type { KeyInput, Page } from 'puppeteer-core';
import { print, type Bench, type BenchDoctor } from './bench-setup';
import { OPENINGS_PAGE, type OpeningsPage } from './openings-page';
import { fillForOpenings } from './openings-practice';
import { linkedScreens, login, otherScreens, popups, type Opening } from './openings-table';
import type { Report } from './report';
import { sampleInRounds, type Arm } from './rounds';

declare const bench: OpeningsPage;

/** Between the press and the answer lies a network: here its way there and back. */
const NETWORK_MS = 50;
const OVER = `over a network of ${NETWORK_MS} ms`;
/** Between two presses, and before the last one where the pointer comes near first. */
const REST_MS = 500;

/** Logging in: from the press of the button to the first ticket. */
export async function benchLogin(setup: Bench, report: Report, rounds: number): Promise<void> {
  print(`… logging in, ${OVER}`);
  const samples = await sampleInRounds([loginArm(setup, 'login'), loginArm(setup, 'login again')], rounds);
  const ours = samples.of('login', 'ms');
  report.noise('logging in', ours, samples.of('login again', 'ms'));
  report.value(`logging in to the first ticket, ${OVER}`, 'ms', ours);
  report.value('of it, until the server has checked the password', 'ms', samples.of('login', 'checked'));
}

/** Each screen at its first opening: its link pressed at once, and pressed when the pointer has stood on it. */
export async function benchScreens(setup: Bench, report: Report, rounds: number): Promise<void> {
  const doctor = await fullDoctor(setup, 'screens');
  for (const one of linkedScreens.filter(({ name }) => setup.wants(name))) {
    print(`… first opening of the ${one.name}, ${OVER}`);
    const samples = await sampleInRounds(
      [openingArm(setup, doctor, one, 'at once'), openingArm(setup, doctor, one, 'near')],
      rounds,
    );
    const [atOnce, near] = [samples.of('at once', 'ms'), samples.of('near', 'ms')];
    report.value(`${one.name}, link pressed at once`, 'ms', atOnce);
    report.value(`${one.name}, pointer near its link before`, 'ms', near);
    report.ratio(`${one.name}, pointer near`, 'at once', near, atOnce);
  }
  await openEach(setup, report, rounds, doctor, otherScreens);
}

/** Each popup at its first opening. */
export async function benchPopups(setup: Bench, report: Report, rounds: number): Promise<void> {
  const doctor = await fullDoctor(setup, 'popups');
  await openEach(setup, report, rounds, doctor, popups);
}

async function openEach(
  setup: Bench,
  report: Report,
  rounds: number,
  doctor: BenchDoctor,
  openings: readonly Opening[],
): Promise<void> {
  const wanted = openings.filter(({ name }) => setup.wants(name));
  if (wanted.length === 0) return;
  print(`… first openings, ${OVER}: ${wanted.map(({ name }) => name).join(', ')}`);
  const samples = await sampleInRounds(
    wanted.map((one) => openingArm(setup, doctor, one, one.name)),
    rounds,
  );
  for (const { name } of wanted) report.value(`${name}, pressed at once`, 'ms', samples.of(name, 'ms'));
}

async function fullDoctor(setup: Bench, name: string): Promise<BenchDoctor> {
  const doctor = await setup.newDoctor(name);
  await fillForOpenings(setup.practice, doctor.doctorId);
  return doctor;
}

function openingArm(setup: Bench, doctor: BenchDoctor, { from, presses, key, sign }: Opening, name: string): Arm {
  return {
    name,
    sample: () =>
      // A session of its own: one of them is logged out.
      setup.visit(setup.practice.startSession(doctor.doctorId), async (page) => {
        await openPanel(setup, page, from);
        if (key) {
          await page.focus('>>> nav a');
          await slowDown(page);
          return { ms: await opened(page, sign, () => pressWithControl(page, key)) };
        }
        for (const press of presses.slice(0, -1)) {
          const { x, y } = await placeOf(page, press);
          await page.mouse.click(x, y);
          await rest();
        }
        const { x, y } = await placeOf(page, presses.at(-1) ?? '');
        await slowDown(page);
        if (name === 'near') {
          await page.mouse.move(x, y);
          await rest();
        }
        return { ms: await opened(page, sign, () => page.mouse.click(x, y)) };
      }),
  };
}

function loginArm(setup: Bench, name: string): Arm {
  let count = 0;
  return {
    name,
    sample: async () => {
      count += 1;
      // One account may not log in as often as this.
      const doctor = await fullDoctor(setup, `${name}-${count}`.replace(' ', '-'));
      return setup.visit(null, async (page) => {
        await openPanel(setup, page, login.from);
        await page.locator(`>>> ${login.field}`).fill(doctor.email);
        await page.locator('>>> input[type="password"]').fill(doctor.password);
        await rest();
        await slowDown(page);
        const { x, y } = await placeOf(page, login.press);
        const ms = await opened(page, login.sign, () => page.mouse.click(x, y));
        const checked = await page.evaluate(
          () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/login'))?.duration,
        );
        if (checked === undefined) throw new Error('Nobody has logged in.');
        return { ms, checked };
      });
    },
  };
}

async function openPanel(setup: Bench, page: Page, path: string): Promise<void> {
  await page.setViewport({ width: 1280, height: 1080 });
  await page.bringToFront();
  await page.evaluateOnNewDocument(OPENINGS_PAGE);
  await page.goto(`${setup.url}/admin/${path}`, { waitUntil: 'networkidle0' });
}

async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  await page.waitForFunction((wanted) => bench.placeOf(wanted) !== null, { polling: 'raf' }, name);
  const place = await page.evaluate((wanted) => bench.placeOf(wanted), name);
  if (!place) throw new Error(`„${name}“ has gone.`);
  return place;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Everything that is asked for from now on comes over a network. */
const slowDown = (page: Page) =>
  page.emulateNetworkConditions({ download: MEGABYTE, upload: MEGABYTE, latency: NETWORK_MS });
/** A second, in bytes: 10 Mbit/s. */
const MEGABYTE = 1_250_000;

/** From a press until what it opens is painted. */
async function opened(page: Page, sign: Opening['sign'], press: () => Promise<void>): Promise<number> {
  if (await page.evaluate((selector, text) => bench.isSeen(selector, text), ...sign))
    throw new Error(`„${sign.join(' ')}“ stood there before.`);
  await page.evaluate((selector, text) => bench.expect(selector, text), ...sign);
  await press();
  return page.evaluate(() => bench.opened());
}

async function pressWithControl(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}
