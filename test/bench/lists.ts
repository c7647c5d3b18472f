import type { Page } from 'puppeteer-core';
import type { Bench } from './bench-setup';
import type { ListBench } from './list-page';
import { sampleInRounds, type Arm, type Report } from './report';
import { bundlePage, withScriptPage, type PageFiles } from './script-page';

declare const bench: ListBench;

/** Lengths compared with the same rows by hand; a longer list takes minutes by hand. */
const BESIDE_HAND = [50, 1_000, 10_000];
const GROWING = [1_000, 10_000, 100_000];
const [SHORTEST, , LONGEST] = GROWING as [number, number, number];
const PRESSED = [50, 1_000, LONGEST];
/** Upper limits of a figure, by the length of the list. */
type Goals = Readonly<Record<number, number>>;
const figures: readonly (readonly ['first' | 'more', what: string, Goals])[] = [
  ['first', 'first render of', { 1_000: 0.2 }],
  ['more', 'one more ticket to', { 50: 2, 1_000: 0.3 }],
];
/** How many times the time of plain DOM the panel may take from a response to the paint. */
const SHOWN_GOALS: Goals = { 50: 1.5, 1_000: 0.15, 10_000: 0.02 };
const [LONGEST_GOAL_MS, PRESS_GOAL_MS, HEAP_GOAL_KB, SLOPE_GOAL] = [25, 24, 300, 0.1];

/** Measures the waiting room's list against the same rows in plain DOM, and how its times grow with its length. */
export async function benchLists(setup: Bench, report: Report, rounds: number): Promise<void> {
  const files = await bundlePage('test/bench/list-page.tsx');
  const on = (sample: (page: Page) => Promise<Record<string, number>>) => () => withListPage(setup, files, sample);
  const each = (name: string, lengths: readonly number[], sample: (page: Page, length: number) => ReturnType<Arm>) =>
    lengths.map((length) => [`${name} ${length}`, on((page) => sample(page, length))] as const);
  const lengths = [...new Set([...BESIDE_HAND, ...GROWING])];
  const of = await sampleInRounds(
    Object.fromEntries([
      ...each('own', lengths, ours),
      ...each('hand', BESIDE_HAND, byHand),
      ...each('shown', BESIDE_HAND, show),
      ...each('shown by hand', BESIDE_HAND, showByHand),
      ...each('press', PRESSED, pressNext),
    ]),
    rounds,
  );
  for (const length of BESIDE_HAND) {
    const what = `response with ${length} to paint`;
    report.value(what, 'ms', of(`shown ${length}`, 'shown'));
    report.ratio(
      `${what} : plain DOM`,
      of(`shown ${length}`, 'shown'),
      of(`shown by hand ${length}`, 'shown'),
      SHOWN_GOALS[length],
    );
  }
  for (const [figure, what, goals] of figures) {
    const medians = new Map(
      lengths.map((length) => {
        const limit = figure === 'first' && length === LONGEST ? LONGEST_GOAL_MS : undefined;
        return [length, report.value(`${what} ${length}`, 'ms', of(`own ${length}`, figure), limit)] as const;
      }),
    );
    for (const length of BESIDE_HAND) {
      report.ratio(
        `${what} ${length} : plain DOM`,
        of(`own ${length}`, figure),
        of(`hand ${length}`, figure),
        goals[length],
      );
    }
    const points = GROWING.map((length) => [length, medians.get(length) ?? Number.NaN] as const);
    report.value(`${what} ${SHORTEST} to ${LONGEST}, growth`, 'slope', [slope(points)], SLOPE_GOAL);
  }
  report.value(`heap of a list of ${SHORTEST}`, 'kB', of(`own ${SHORTEST}`, 'kilobytes'), HEAP_GOAL_KB);
  for (const length of PRESSED)
    report.p95(`„Ďalší pacient“ of ${length}, press to paint`, 'ms', of(`press ${length}`, 'pressed'), PRESS_GOAL_MS);
}

const withListPage = <T>(setup: Bench, files: PageFiles, run: (page: Page) => Promise<T>): Promise<T> =>
  withScriptPage(setup, files, async (page) => {
    await renderList(page, WARM);
    return await run(page);
  });

/** Number of rows rendered as a warm-up. */
const WARM = 60;

/** Renders the list, and waits for its late parts, which load when the browser is idle. */
async function renderList(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    bench.clear();
    await bench.load(wanted);
    bench.draw();
  }, count);
  await page.waitForNetworkIdle({ idleTime: 300 });
  await settled(page);
}

/** Measures the first render of `count` tickets, one more ticket, and the retained heap. */
async function ours(page: Page, count: number) {
  await page.evaluate(async (wanted) => {
    bench.clear();
    await bench.load(wanted);
  }, count);
  const before = await heap(page);
  const first = await page.evaluate(() => bench.draw());
  await settled(page);
  const kilobytes = ((await heap(page)) - before) / 1_000;
  await frame(page);
  return { first, kilobytes, more: await page.evaluate((wanted) => bench.more(wanted), count + 1) };
}

async function byHand(page: Page, count: number) {
  // Warms up with as many rows as for the panel; the row to copy is already rendered.
  await page.evaluate((wanted) => bench.drawByHand(wanted), WARM);
  const first = await page.evaluate((wanted) => bench.drawByHand(wanted), count);
  await frame(page);
  return { first, more: await page.evaluate(() => bench.moreByHand()) };
}

async function show(page: Page, count: number) {
  return { shown: await page.evaluate((wanted) => bench.show(wanted), count) };
}

async function showByHand(page: Page, count: number) {
  await page.evaluate((wanted) => bench.drawByHand(wanted), WARM);
  return { shown: await page.evaluate((wanted) => bench.showByHand(wanted), count) };
}

/** Measures „Ďalší pacient“ from a trusted click to the paint of its frame. */
async function pressNext(page: Page, count: number): Promise<{ pressed: number }> {
  await renderList(page, count);
  const point = await page.evaluate(() => bench.place('[data-ticket] button[aria-label^="Ďalší pacient"]'));
  if (!point) throw new Error('There is nobody to serve.');
  await page.mouse.move(point.x, point.y);
  await frame(page);
  await page.evaluate(() => bench.expectPress());
  await page.mouse.click(point.x, point.y);
  const pressed = await page.evaluate(() => bench.pressed());
  if (!(await page.evaluate(() => bench.isBusy()))) throw new Error('The press did nothing.');
  return { pressed };
}

/** Resolves once the list has rendered the rows that follow its first view. */
const settled = (page: Page) => page.waitForFunction('bench.isSettled()');

const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Used heap in bytes, after a garbage collection. */
async function heap(page: Page): Promise<number> {
  const client = await page.createCDPSession();
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

/** Slope of a regression line on logarithmic axes: 0 for constant time, 1 for time proportional to the length. */
function slope(points: readonly (readonly [length: number, value: number])[]): number {
  const logs = points.map(([length, value]) => [Math.log(length), Math.log(value)] as const);
  const mean = (index: 0 | 1) => logs.reduce((sum, point) => sum + point[index], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
