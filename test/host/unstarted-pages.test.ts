// needs: built-files
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../server/support/browser';
import { newDoctor, sharedPractice } from '../server/support/test-practice';
import { openPage } from '../support/clock/open-page';

describe('a page of a device that nobody attends', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  let browser: Browser;
  before(async () => {
    await newDoctor(server);
    browser = await openBrowser();
  });

  /** Opens a page whose intervals only `tick` runs; the server answers these paths with an error, until they are removed. */
  async function open(path: string, failing: Set<string>) {
    const page = await openPage(browser);
    await page.evaluateOnNewDocument(() => {
      Reflect.set(window, 'setInterval', (run: () => void, delay: number) =>
        Reflect.set(window, 'tick', { run, delay }),
      );
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isFailing = failing.has(new URL(request.url()).pathname);
      void (isFailing ? request.respond({ status: 503, body: 'Unavailable' }) : request.continue());
    });
    await page.goto(server.url + path);
    return page;
  }

  const visibleTitles = (page: Page) =>
    page.$$eval('h1', (all) => all.filter((one) => one.checkVisibility()).map(({ innerText }) => innerText));

  /** Runs the page's interval once; returns its delay. */
  const tick = (page: Page) =>
    page.evaluate(() => {
      const { run, delay } = Reflect.get(window, 'tick') as { run(): void; delay: number };
      run();
      return delay;
    });

  for (const [path, failure, started, ...scripts] of [
    ['/kiosk', 'Kiosk sa nepodarilo načítať', 'Vitajte v ambulancii', '/kiosk/kiosk.js', '/own-page.js'],
    [
      '/display',
      'Obrazovku sa nepodarilo načítať',
      'Obrazovka v čakárni',
      '/display/display.js',
      '/ordinacia/esm/display.js',
    ],
  ] as const) {
    it(`${path} without one of its scripts says so, and loads again once the server sends the page`, async () => {
      const failing = new Set<string>();
      const openWithout = async (script: string) => {
        failing.clear();
        const page = await open(path, failing.add(script));
        assert.deepEqual(await visibleTitles(page), [failure], script);
        assert.equal(await page.$('[aria-busy="true"]'), null, script);
        return page;
      };
      await openWithout(scripts[0]);
      const page = await openWithout(scripts[1]);
      failing.add(path);
      const refused = page.waitForResponse((response) => response.status() === 503);
      assert.equal(await tick(page), 15_000);
      await refused;
      // A reload without the server would have ended at an error page, which has no interval.
      failing.clear();
      await Promise.all([page.waitForNavigation(), tick(page)]);
      await page.waitForFunction(
        (title) => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility() && one.innerText === title),
        { polling: 'mutation' },
        started,
      );
      assert.equal(await page.$('#not-started'), null);
    });
  }
});
