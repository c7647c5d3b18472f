// needs: php
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import type { Doctor } from '../../server/features/doctors/store';
import { newDoctor, PASSWORD, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { logIn, logInBySite, openBrowser, openVisit, pressButton, see, type Visit } from './support/browser';
import { freePort } from '../support/server/free-port';
import { filesOf, startPortal, type Portal } from './support/portal';
import { installPackage, startProgram, type Projects } from './support/projects';

/** The start of a page that requests no icon. */
const PAGE_START = '<!doctype html>\n<html lang="sk"><link rel="icon" href="data:," />';

/** How many recipes have a server of their own. */
const PROGRAMS = 5;

/** Each recipe of `docs/integration`, as the project of a reader who has only the package; the practice's server is on another origin. */
describe('the recipes, made of the packed package', { timeout: 400_000 }, () => {
  let browser: Browser;
  let projects: Projects;
  let portal: Portal;
  /** Ports of the recipes' own servers. */
  let ports: number[];
  let server: TestPractice;
  let doctor: Doctor;
  let visit: Visit;
  let page: Page;
  const untried = new Set<string>();

  before(async () => {
    projects = await installPackage();
    portal = await startPortal();
    ports = await Promise.all(Array.from({ length: PROGRAMS }, freePort));
    server = await startTestPractice({
      origins: [portal.url, ...ports.map((port) => `http://127.0.0.1:${port}`)],
      pages: { distFolder: join(projects.installed, 'dist') },
    });
    browser = await openBrowser();
    const folders = await readdir('host/examples', { withFileTypes: true });
    for (const folder of folders) if (folder.isDirectory()) untried.add(folder.name);
  });
  beforeEach(async () => {
    doctor = await newDoctor(server);
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Ján Prvý' });
    visit = await openVisit(browser);
    ({ page } = visit);
  });
  afterEach(() => visit.close());
  after(() => assert.deepEqual([...untried], [], 'every example is tried'));

  const make = (name: string, given?: Readonly<Record<string, string>>) => {
    untried.delete(name);
    return projects.make(name, server.url, given);
  };

  async function seeLiveRoom() {
    await see(page, 'Naživo');
    await see(page, 'Ján Prvý');
    server.practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see(page, 'Eva Druhá');
    assert.deepEqual(visit.problems, []);
  }

  async function logInToLiveRoom() {
    await logIn(page, { email: doctor.email, password: PASSWORD });
    await seeLiveRoom();
  }

  /** Serves the first patient; the portal counts the element's event. */
  async function serveFirst() {
    await press('Ďalší pacient: Ján Prvý');
    await see(page, 'Odbavené v tomto okne: 1');
  }

  async function serveFolder(folder: string) {
    portal.serve(filesOf(folder));
    await page.goto(portal.url);
  }

  /** Starts a project's own server. Resolves with its address. */
  async function serveProgram(folder: string, programOn: (port: number) => string[] = () => ['server.js']) {
    const port = ports.pop() ?? assert.fail('too few ports');
    const url = await startProgram(programOn(port), folder, port);
    await page.goto(url);
    return url;
  }

  async function copiesOfReact(folder: string) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return texts.join('\n').match(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g)?.length;
  }

  it('a script tag on another origin', async () => {
    await serveFolder(await make('script-tag'));
    await logInToLiveRoom();
  });

  it('modules without a build, by an import map', async () => {
    await serveFolder(await make('import-map'));
    await logInToLiveRoom();
  });

  it('the import map of the package lets no module run with other letters than were built, also later', async () => {
    const map = await readFile(join(projects.installed, 'dist/importmap.json'), 'utf8');
    const given = map.replaceAll('"./', `"${server.url}/ordinacia/`);
    const html = await readFile(join(await make('import-map'), 'index.html'), 'utf8');
    const body = html.replace(/(<script type="importmap">)[^]*?(<\/script>)/, (_, start, end) =>
      [start, given, end].join(''),
    );
    portal.serve((path) => (path === '/' ? { body } : undefined));
    await page.setRequestInterception(true);
    let spoilt = '';
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/\/login-screen-|\/login-form-/.test(pathname)) return void request.continue();
      spoilt = pathname;
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
      void request.respond({ headers, body: 'window.hasRun = true;' });
    });
    await page.goto(portal.url);
    await see(page, 'Túto časť panela sa nepodarilo načítať');
    assert.notEqual(spoilt, '');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'hasRun') as unknown), undefined);
  });

  it('Vite with React 19, of which the page has one', async () => {
    const folder = join(await make('vite-react'), 'dist');
    assert.equal(await copiesOfReact(folder), 1);
    await serveFolder(folder);
    await logInToLiveRoom();
    await serveFirst();
  });

  it('React rendered on a server', async () => {
    const folder = await make('server-rendered-react');
    assert.equal(await copiesOfReact(join(folder, 'dist')), 1);
    const html = await (await fetch(await serveProgram(folder))).text();
    assert.match(
      html,
      /<ordinacia-waiting-room api-base="http:[^"]+" realtime-key="ordinacia"><\/ordinacia-waiting-room>/,
    );
    await logInToLiveRoom();
    await serveFirst();
  });

  for (const [name, recipe] of [
    ['Vue', 'vite-vue'],
    ['Svelte', 'vite-svelte'],
  ] as const) {
    it(`Vite with ${name}`, async () => {
      await serveFolder(join(await make(recipe), 'dist'));
      await logInToLiveRoom();
      await serveFirst();
    });
  }

  for (const [recipe, what] of [
    ['vite-vue', 'bundles packages anew'],
    ['vite-react', 'gives its React to the panel'],
  ] as const) {
    it(`Vite’s development server, which ${what}`, async () => {
      const vite = join(projects.installed, '../vite/bin/vite.js');
      await serveProgram(await make(recipe), (port) => [vite, '--host', '127.0.0.1', '--port', String(port)]);
      await logInToLiveRoom();
    });
  }

  it('Angular, whose template binds a property, hears an event, and takes the element away', async () => {
    const folder = join(await make('angular'), 'dist/browser');
    await serveFolder(folder);
    await logInToLiveRoom();
    const element = await page.$('ordinacia-waiting-room');
    assert.equal(await element?.evaluate((each) => Reflect.get(each, 'apiBase') as unknown), server.url);
    await serveFirst();

    await press('Skryť čakáreň');
    await page.waitForFunction((each) => each?.shadowRoot?.childElementCount === 0, {}, element);
    assert.equal(await page.$('ordinacia-waiting-room'), null);

    await press('Zobraziť čakáreň');
    await see(page, 'Naživo');
    await see(page, 'Eva Druhá');
    assert.deepEqual(visit.problems, []);
  });

  it('webpack', async () => {
    await serveFolder(await make('webpack'));
    await logInToLiveRoom();
  });

  it('a plugin of WordPress', async () => {
    const plugin = join(await make('wordpress'), 'ordinacia.php');
    const wordpress = fileURLToPath(new URL('support/wordpress/page.php', import.meta.url));
    const render = async (attributes: object) => {
      const { stdout } = await promisify(execFile)('php', [wordpress, plugin, JSON.stringify(attributes)]);
      return stdout;
    };
    const none = await render({ element: '"><script>' });
    assert.ok(!none.includes('ordinacia') && !none.includes('<script'));
    assert.match(await render({ theme: '"><b>' }), /theme="&quot;&gt;&lt;b&gt;"/);
    const body = await render({});
    portal.serve((path) => (path === '/' ? { body } : undefined));
    await page.goto(portal.url);
    await logInToLiveRoom();
  });

  it('a policy with a nonce and strict-dynamic', async () => {
    await serveProgram(await make('strict-policy'));
    await logInToLiveRoom();
  });

  it('a portal whose login is the panel’s', async () => {
    const url = await serveProgram(await make('shared-login'));
    await logInBySite(page, { email: doctor.email, password: PASSWORD });
    await seeLiveRoom();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    assert.ok(!stored.includes('token'), 'no token is kept on the page');
    const stranger = await fetch(`${url}/ordinacia-token`, { method: 'POST' });
    assert.equal(stranger.status, 401);

    // A dead token ends the portal's session, too: a reload alone would bring the token back.
    server.practice.sessions.endSessionsOfPractice(doctor.id);
    await page.reload();
    await see(page, 'Prihlásenie do portálu');
    await logInBySite(page, { email: doctor.email, password: PASSWORD });
    await see(page, 'Naživo');
  });

  it('a portal with an Echo of its own', async () => {
    const sockets: string[] = [];
    const session = await page.createCDPSession();
    session.on('Network.webSocketCreated', ({ url }) => sockets.push(url));
    await session.send('Network.enable');
    await serveFolder(join(await make('own-echo'), 'dist'));
    await logInToLiveRoom();
    assert.equal(sockets.length, 1);
  });

  /** The samples of the package's README, each in the example whose file it replaces. */
  const samples: Record<string, (code: string) => Promise<void>> = {
    html: async (code) => serveFolder(await make('script-tag', { 'index.html': `${PAGE_START}${code}</html>` })),
    js: async (code) => {
      const html = `${PAGE_START}<div id="panel"></div><script src="/dist/main.js"></script></html>`;
      await serveFolder(await make('webpack', { 'main.js': code, 'index.html': html }));
    },
    tsx: async (code) => {
      const main = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
        import { WaitingRoom } from './waiting-room.tsx';
        createRoot(document.querySelector('#app')).render(createElement(WaitingRoom));`;
      const given = { 'main.jsx': main, 'waiting-room.tsx': code };
      await serveFolder(join(await make('vite-react', given), 'dist'));
    },
    vue: async (code) => serveFolder(join(await make('vite-vue', { 'portal.vue': code }), 'dist')),
    svelte: async (code) => serveFolder(join(await make('vite-svelte', { 'Portal.svelte': code }), 'dist')),
  };

  for (const [language, open] of Object.entries(samples))
    it(`the README of the package: its sample in ${language} is a live waiting room`, async () => {
      await open((await samplesIn(language)).join('\n'));
      await logInToLiveRoom();
    });

  it('the README of the package: its commands install and check, and it has no other samples', async () => {
    assert.deepEqual(
      new Set((await readmeSamples()).map(([language]) => language)),
      new Set(['sh', ...Object.keys(samples)]),
    );
    const [install = '', check = '', ...others] = (await samplesIn('sh')).map((command) => command.trim());
    // The same installation as by `installPackage`.
    assert.equal(install, `npm install ./${projects.tarball}`);
    const [program, name = '', address = ''] = check.split(' ');
    assert.deepEqual([program, address, others], ['npx', 'https://ordinacia.example', []]);
    const { bin } = JSON.parse(await readFile(join(projects.installed, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(projects.installed, bin[name] ?? ''),
      server.url,
    ]);
    assert.match(stdout, /\n\d+ hold · 0 missing · \d+ not seen\n$/);
  });

  async function readmeSamples() {
    const readme = await readFile(join(projects.installed, 'README.md'), 'utf8');
    return [...readme.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(
      ([, language = '', code = '']) => [language, code] as const,
    );
  }

  async function samplesIn(language: string) {
    const found = (await readmeSamples()).filter(([each]) => each === language).map(([, code]) => code);
    assert.notEqual(found.length, 0);
    return found;
  }

  const press = (name: string) => pressButton(page, name);
});
