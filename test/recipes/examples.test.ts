import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type { Doctor } from '../../server/features/doctors/store';
import { newDoctor, PASSWORD, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { logIn, openBrowser, openVisit, see, type Visit } from './support/browser';

const WIDTHS = [1440, 390, 320];

/** The pages below `/examples/`, with the panel of `dist/`. */
describe('the examples', { timeout: 240_000 }, () => {
  let browser: Browser;
  let server: TestPractice;
  let doctor: Doctor;
  let axe: string;
  let visit: Visit;
  let page: Page;

  before(async () => {
    server = await startTestPractice({ demo: true });
    doctor = await newDoctor(server);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Prvý' });
    browser = await openBrowser();
    axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
  });
  beforeEach(async () => {
    visit = await openVisit(browser);
    ({ page } = visit);
  });
  afterEach(async () => {
    assert.deepEqual(visit.problems, []);
    await visit.close();
  });

  const open = (path: string) => page.goto(`${server.url}/examples/${path}`);
  const enter = () => logIn(page, { email: doctor.email, password: PASSWORD });

  async function assertAccessible() {
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      interface Axe {
        run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      }
      const { violations } = await (Reflect.get(window, 'axe') as Axe).run();
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    });
    assert.deepEqual(found, []);
  }

  const isWiderThanWindow = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  it('the list leads to each of them, and fits every window', async () => {
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 900 });
      await open('');
      assert.equal(await isWiderThanWindow(), false, String(width));
      await assertAccessible();
    }
    for (const name of ['waiting-room', 'playground', 'themes'])
      assert.ok(await page.$(`a[href="/examples/${name}.html"]`));
  });

  it('the playground shows the element as it is chosen, its markup, and what it tells the page', async () => {
    await open('playground.html');
    await enter();
    await see(page, 'Naživo');
    await see(page, 'ordinacia-auth-change {"loggedIn":true}');
    const markup = () => page.$eval('pre code', (code) => code.textContent);
    assert.equal(await markup(), '<ordinacia-waiting-room\n  realtime-key="ordinacia"\n></ordinacia-waiting-room>');
    const shown = await page.$('.place > *');
    await page.select('select[name=theme]', 'dark');
    assert.match(await markup(), /theme="dark"/);
    assert.equal(await shown?.evaluate((element) => element.isConnected), true, 'the same element goes on');
    await page.select('select[name=element]', 'hot-panel');
    await page.select('select[name=open]', 'false');
    await page.waitForFunction(() => document.querySelector('ordinacia-hot-panel[open="false"]'));
    assert.equal(await page.$('ordinacia-waiting-room'), null);
    await page.select('select[name=open]', '');
    await page.select('select[name=width]', 'narrow');
    await page.setViewport({ width: 390, height: 900 });
    await see(page, 'Ján Prvý');
    assert.equal(await isWiderThanWindow(), false);
    await assertAccessible();
  });

  it('the four themes are four looks in light and dark, each accessible', async () => {
    await open('themes.html');
    await enter();
    await see(page, 'Ján Prvý');
    const looks = new Set<string>();
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const theme of ['linden', 'hospital', 'paper', 'contrast']) {
        await page.click(`input[value=${theme}]`);
        const look = await page.evaluate(() => {
          const shadow = document.querySelector('ordinacia-waiting-room')?.shadowRoot;
          // Colours of buttons fade.
          shadow?.getAnimations().forEach((animation) => animation.finish());
          const root = shadow?.querySelector('[data-theme]');
          const { backgroundColor, color, fontFamily } = root ? getComputedStyle(root) : { backgroundColor: '' };
          return [backgroundColor, color, fontFamily].join();
        });
        looks.add(look);
        await assertAccessible();
      }
    }
    assert.equal(looks.size, 8);
  });
});
