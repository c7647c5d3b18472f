import { build } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';
import type { Page } from 'puppeteer-core';
import type { Bench } from './bench-setup';
import type { ListBench } from './list-page';

declare const bench: ListBench;

/** The page of `list-page.tsx`, bundled as production code. */
export async function bundleListPage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    ...quickBundle('production'),
    entryPoints: { list: 'test/bench/list-page.tsx' },
    outdir: 'bench',
    chunkNames: '[name]-[hash]',
    minify: true,
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]));
}

/** A fresh page with as many tickets as are wanted, which its list has not drawn yet. */
export async function withListPage<T>(
  setup: Bench,
  files: ReadonlyMap<string, string>,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await setup.newPage();
  try {
    await page.setViewport({ width: 1280, height: 1080 });
    await page.bringToFront();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const script = files.get(pathname.replace('/bench/', ''));
      if (pathname === '/bench/') void request.respond({ contentType: 'text/html', body: PAGE });
      else if (script !== undefined && pathname.startsWith('/bench/'))
        void request.respond({ contentType: 'text/javascript', body: script });
      else void request.continue();
    });
    await page.goto(`${setup.url}/bench/`);
    await page.waitForFunction('window.bench !== undefined');
    await warmUp(page);
    return await run(page);
  } finally {
    await page.close();
  }
}

const PAGE = '<!doctype html><html lang="sk"><title>bench</title><script type="module" src="/bench/list.js"></script>';
/** So many rows are drawn before anything is measured: the browser has compiled what draws a row, and parts that come late are there. */
const WARM = 60;

async function warmUp(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    await bench.load(count);
    bench.draw();
  }, WARM);
  // Its parts come when the browser is idle.
  await page.waitForNetworkIdle({ idleTime: 300 });
}

/** The first render of so many tickets, then one more; and what of it stays in the heap. */
export async function ours(page: Page, count: number) {
  await page.evaluate(async (wanted) => {
    bench.clear();
    await bench.load(wanted);
  }, count);
  const before = await heap(page);
  const first = await page.evaluate(() => bench.draw());
  const kept = (await heap(page)) - before;
  await frame(page);
  const more = await page.evaluate((wanted) => bench.more(wanted), count + 1);
  return { first, more, kilobytes: kept / 1_000, rows: await page.evaluate(() => bench.rows()) };
}

/** The same rows by hand. */
export async function byHand(page: Page, count: number, isSkipping: boolean) {
  // The pattern is drawn already; these rows warm up what the panel's have.
  await page.evaluate(
    (wanted, skips) => {
      bench.drawByHand(wanted, skips);
    },
    WARM,
    isSkipping,
  );
  const before = await heap(page);
  const first = await page.evaluate((wanted, skips) => bench.drawByHand(wanted, skips), count, isSkipping);
  const kept = (await heap(page)) - before;
  await frame(page);
  return { first, more: await page.evaluate(() => bench.moreByHand()), kilobytes: kept / 1_000, rows: count };
}

/** „Ďalší pacient“, from a trusted click until its frame is drawn. */
export async function pressNext(page: Page, count: number): Promise<{ pressed: number }> {
  await page.evaluate(async (wanted) => {
    bench.clear();
    await bench.load(wanted);
    bench.draw();
  }, count);
  await page.waitForNetworkIdle({ idleTime: 300 });
  const place = await page.evaluate(() => bench.place('[data-next] button[aria-label^="Ďalší pacient"]'));
  if (!place) throw new Error('There is nobody to serve.');
  await page.mouse.move(place.x, place.y);
  await frame(page);
  await page.evaluate(() => bench.expectPress());
  await page.mouse.click(place.x, place.y);
  const ms = await page.evaluate(() => bench.pressed());
  if (!(await page.evaluate(() => bench.isBusy()))) throw new Error('The press did nothing.');
  return { pressed: ms };
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The bytes that are in use. */
export async function heap(page: Page): Promise<number> {
  const client = await page.createCDPSession();
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}
