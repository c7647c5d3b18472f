// needs: own-process, built-files, release
import assert from 'node:assert/strict';
import { it, after, before, describe } from 'node:test';
import { generateScript } from '../soak/model/generate';
import { playPages, hasDeadCalls } from './seeds/run-pages';
import { startFaultPages, type FaultPages } from '../support/faults/pages';

/** The faults rely on this behaviour, which a headless browser might not have. */
describe('the browser in which faults are played', { timeout: 120_000 }, () => {
  let pages: FaultPages;
  before(async () => (pages = await startFaultPages(process.env.PANEL_FOLDER ?? 'dist/')));
  after(() => pages.close());

  it('hides the page of a minimized window, and tells a page that it is frozen', async () => {
    const line = await pages.openLine();
    const browser = await line.openBrowser();
    const panel = await browser.open('admin');
    await panel.says(/Prihlásenie/);
    await panel.page.evaluate(`
      window.lifecycle = [];
      for (const name of ['freeze', 'resume']) document.addEventListener(name, () => lifecycle.push(name));
    `);
    const until = (condition: string) => panel.page.waitForFunction(condition, { polling: 20 });
    await panel.hide();
    await until('document.hidden');
    await panel.show();
    await until('!document.hidden');
    await panel.freeze();
    await panel.resume();
    await until('String(lifecycle) === "freeze,resume" && !document.hidden');
    assert.deepEqual(panel.errors, []);
    await line.close();
  });
});

/** Number of seeds, or `SEEDED_PAGES`. Few, because each takes some seconds of a whole machine. */
const SEEDS = Number(process.env.SEEDED_PAGES ?? 6);
const AT_A_TIME = 3;
const PANEL = process.env.PANEL_FOLDER ?? 'dist/';

it('real pages are right again after each seeded script of faults', { timeout: 300_000 }, async () => {
  // Leaves out seeds with dead connections for calls, which take a minute and more.
  const seeds = Array.from({ length: 4 * SEEDS }, (_, index) => index + 1)
    .filter((seed) => !hasDeadCalls(generateScript(seed)))
    .slice(0, SEEDS);
  const results = await playPages(PANEL, { seeds, parallel: AT_A_TIME });
  const failed = results.flatMap(({ seed, findings }) =>
    findings.map(({ kind, tab, detail }) => `npm run soak -- --pages --seed ${seed}: ${kind} in ${tab}: ${detail}`),
  );
  assert.deepEqual(failed, []);
  assert.equal(results.length, SEEDS);
});
