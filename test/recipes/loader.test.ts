import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, beforeEach, afterEach, describe, it } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { newDoctor, PASSWORD, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { logIn, openBrowser, openVisit, see, type Visit } from './support/browser';
import { startPortal, type Portal } from './support/portal';

/** An empty icon, so that the browser requests none. */
const ICON = '<link rel="icon" href="data:," />';
const FAILED = 'Ordináciu sa nepodarilo načítať.';
const PROMPT = 'Prihláste sa do svojej ordinácie.';

describe('the loader, on a page of another origin', { timeout: 240_000 }, () => {
  let browser: Browser;
  let server: TestPractice;
  let portal: Portal;
  let visit: Visit;
  let page: Page;
  let asked: string[];

  before(async () => {
    portal = await startPortal();
    server = await startTestPractice({ origins: [portal.url] });
    browser = await openBrowser();
  });
  beforeEach(async () => {
    visit = await openVisit(browser);
    ({ page } = visit);
    asked = [];
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin === server.url && pathname.startsWith('/ordinacia/'))
        asked.push(pathname.slice('/ordinacia/'.length) + search);
    });
  });
  afterEach(() => visit.close());

  const loader = () => `<script src="${server.url}/ordinacia/loader.js"></script>`;
  const element = (name: string, inside = '', attributes = '') =>
    `<ordinacia-${name} api-base="${server.url}" ${attributes}>${inside}</ordinacia-${name}>`;

  async function open(body: string, head = loader()) {
    const html = `<!doctype html><html lang="sk"><head><title>Portál</title>${ICON}${head}</head><body>${body}</body></html>`;
    portal.serve((path) => (path === '/' ? { body: html } : undefined));
    await page.goto(portal.url);
  }

  /** Intercepts requests, to replace responses of some of the panel's files. */
  async function spoil(answer: (request: HTTPRequest, path: string) => boolean) {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!answer(request, new URL(request.url()).pathname.replace('/ordinacia/', ''))) void request.continue();
    });
  }
  const abort = (request: HTTPRequest) => {
    void request.abort();
    return true;
  };
  const isModule = (path: string) => path.startsWith('esm/');
  const click = async () => (await page.waitForSelector('ordinacia-waiting-room > div > button'))?.click();
  const isDefined = (name: string) =>
    page.evaluate((tag) => customElements.get(tag) !== undefined, `ordinacia-${name}`);

  it('loads what the element needs, checked and before it runs, and the doctor logs in', async () => {
    const doctor = await newDoctor(server);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Prvý' });
    await open(element('waiting-room', '', 'realtime-key="ordinacia"'));
    await see(page, PROMPT);
    const preloads = (await readFile('dist/modulepreload.html', 'utf8')).split('<!-- ')[3] ?? '';
    assert.match(preloads, /^ordinacia\/waiting-room/);
    const expected = [...preloads.matchAll(/href="\.\/([^"]+)"/g)].map(([, path]) => path);
    const [script, table, ...first] = asked.slice(0, 2 + expected.length);
    assert.equal(script, 'loader.js');
    assert.match(table ?? '', /^esm\/loader-table-[\w-]{8}\.js$/);
    assert.deepEqual(first.sort(), expected.sort());
    assert.ok(!asked.includes('esm/admin.js') && !asked.includes('ordinacia.umd.js'));
    assert.equal(new Set(asked).size, asked.length, 'nothing is loaded twice');
    await logIn(page, { email: doctor.email, password: PASSWORD });
    await see(page, 'Naživo');
    await see(page, 'Ján Prvý');
    assert.deepEqual(visit.problems, []);
    assert.equal(await page.$('link[rel=modulepreload]'), null);
  });

  it('finds an element that comes later, in whatever comes with it', async () => {
    await open('<main></main>');
    assert.deepEqual(asked, ['loader.js']);
    await page.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<section>${html}</section>`);
    }, element('hot-panel'));
    await see(page, PROMPT);
    assert.ok(asked.includes('esm/hot-panel.js') && !asked.includes('esm/waiting-room.js'));
  });

  it('loads the television, too', async () => {
    await open(element('display', '', 'display-key="none"'));
    await page.waitForFunction(() => document.querySelector('ordinacia-display')?.shadowRoot?.childElementCount);
    assert.deepEqual([asked[0], asked.at(-1), asked.length], ['loader.js', 'esm/display.js', 3]);
  });

  it('waits with data-when="near" until the element is nearly seen', async () => {
    const far = '<div style="height: 5000px"></div>';
    await open(far + element('waiting-room', '<p>Čakáreň</p>', 'data-when="near"') + element('hot-panel'));
    await see(page, PROMPT);
    assert.ok(!asked.includes('esm/waiting-room.js'));
    await page.evaluate(() => document.querySelector('ordinacia-waiting-room')?.scrollIntoView());
    await page.waitForFunction(() => customElements.get('ordinacia-waiting-room'));
    assert.ok(asked.includes('esm/waiting-room.js'));
  });

  it('keeps what the page calls before anything is there', async () => {
    const queue = `<script>
      window.events = [];
      addEventListener('ordinacia-ready', ({ target }) => events.push(target.localName));
      (window.Ordinacia ||= []).push(({ mount }) => mount('#early', { element: 'hot-panel', apiBase: '${server.url}' }));
    </script>`;
    const late = `<script>
      const { element, destroy } = Ordinacia.mount(document.body, {
        element: 'waiting-room', 'api-base': '${server.url}', class: 'wide', 'data-place': 'desk',
        style: { color: 'red', '--ordinacia-radius': '2px' },
      });
      window.isSame = element === document.querySelector('body > .wide[data-place="desk"][style*="red"]');
      window.radius = element.style.getPropertyValue('--ordinacia-radius');
      Ordinacia.mount('body', { element: 'hot-panel' }).destroy();
      try { Ordinacia.mount('#none'); } catch (error) { window.thrown = error.name; }
      Ordinacia.define({ prefix: 'klinika' });
    </script>`;
    await open(`<div id="early"></div>${late}`, queue + loader());
    await page.waitForFunction(() => (Reflect.get(window, 'events') as string[]).length === 2);
    await page.waitForFunction(() => customElements.get('klinika-admin'));
    assert.deepEqual(
      await page.evaluate(() => ({
        events: [...(Reflect.get(window, 'events') as string[])].sort(),
        isSame: Reflect.get(window, 'isSame') as unknown,
        radius: Reflect.get(window, 'radius') as unknown,
        early: document.querySelector('#early > ordinacia-hot-panel')?.getAttribute('api-base'),
        panels: document.querySelectorAll('ordinacia-hot-panel').length,
      })),
      {
        events: ['ordinacia-hot-panel', 'ordinacia-waiting-room'],
        isSame: true,
        radius: '2px',
        early: server.url,
        panels: 1,
      },
    );
  });

  it('a file with other letters than were built does not run: the one file comes in place of all', async () => {
    await spoil((request, path) => {
      if (!path.startsWith('esm/panel-')) return false;
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
      void request.respond({ headers, body: 'window.hasRun = true; export const a = 1;' });
      return true;
    });
    await open(element('waiting-room', '<p>Čakáreň polikliniky</p>'));
    await see(page, PROMPT);
    assert.ok(asked.includes('ordinacia.umd.js?1'));
    assert.equal(await page.evaluate(() => Reflect.get(window, 'hasRun') as unknown), undefined);
    assert.ok(visit.problems.some((text) => text.includes('integrity')));
  });

  it('where nothing comes, it says so beside what the page has there, and a press tries again', async () => {
    let isDown = true;
    await spoil((request, path) => isDown && (isModule(path) || path === 'ordinacia.umd.js') && abort(request));
    const codes = `<script>addEventListener('ordinacia-error', ({ detail }) => (window.code = detail.code));</script>`;
    await open(element('waiting-room', '<p>Čakáreň polikliniky</p>'), codes + loader());
    await see(page, FAILED);
    await see(page, 'Čakáreň polikliniky');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'code') as unknown), 'chunk');
    assert.equal(await page.$eval('ordinacia-waiting-room > div', (notice) => notice.getAttribute('role')), 'alert');
    assert.equal(await isDefined('waiting-room'), false);
    await click();
    await page.waitForFunction(() => document.querySelector('button')?.ariaDisabled === null);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skúsiť znova');
    isDown = false;
    await click();
    await see(page, PROMPT);
    assert.equal(await page.$('ordinacia-waiting-room > div'), null);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'ordinacia-waiting-room');
    assert.deepEqual(
      asked.filter((path) => path.startsWith('ordinacia.umd')),
      [1, 2, 3].map((count) => `ordinacia.umd.js?${count}`),
    );
  });

  it('a television, which nobody presses, tries again by itself', async () => {
    await page.evaluateOnNewDocument(() => {
      const set = window.setTimeout.bind(window);
      const isRetry = (delay?: number) => delay === 15_000;
      Reflect.set(window, 'setTimeout', (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) =>
        isRetry(delay) ? Reflect.set(window, 'retry', () => run(...values)) : set(run, delay, ...values),
      );
    });
    let isDown = true;
    await spoil((request, path) => isDown && path === 'esm/display.js' && abort(request));
    await open(element('display', '', 'display-key="none"'));
    const retry = async () => {
      await page.waitForFunction(() => 'retry' in window);
      await page.evaluate(() => {
        const run = Reflect.get(window, 'retry') as () => void;
        Reflect.deleteProperty(window, 'retry');
        run();
      });
    };
    await retry();
    await page.waitForFunction(() => 'retry' in window);
    isDown = false;
    await retry();
    await page.waitForFunction(() => document.querySelector('ordinacia-display')?.shadowRoot?.childElementCount);
    assert.deepEqual(
      asked.filter((path) => path.startsWith('esm/display')),
      ['esm/display.js', ...[1, 2, 3].map((count) => `esm/display.js?${count}`)],
    );
  });

  it('an empty element says that it is loading', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await spoil((request, path) => {
      if (path !== 'esm/waiting-room.js') return false;
      void held.then(() => request.continue());
      return true;
    });
    await open(element('waiting-room'));
    await see(page, 'Načítava sa…');
    goOn();
    await see(page, PROMPT);
  });
});
