import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { launch, type Browser, type BrowserContext } from 'puppeteer-core';
import type { App } from '../../../server/http/server-env';
import type { Stores } from '../../../server/stores';
import type { RunningServer } from '../../../server/start-server';
import { findHeadless } from '../server/find-chromium.mjs';
import { startEmptyPractice } from './empty-practice';
import { openPanelPage, type PageSetup, type PanelPage } from './panel-page';
import { startFaultProxy, type FaultProxy } from './proxy';

/** `admin`: the whole panel, on its waiting room; `widget`: the waiting room alone; `host-echo`: the same on a page with its own Echo. */
export type PageKind = 'admin' | 'widget' | 'host-echo';

/** A practice server with the built panel, and a browser. */
export interface FaultPages {
  server: RunningServer;
  practice: Stores;
  openLine(): Promise<Line>;
  close(): Promise<void>;
}

/** A fault proxy, and browsers that reach the server through it. */
export interface Line {
  proxy: FaultProxy;
  openBrowser(): Promise<PageBrowser>;
  close(): Promise<void>;
}

/** A browser context, whose pages share its storage as the tabs of one browser do. */
export interface PageBrowser {
  readonly pages: readonly PanelPage[];
  /** Makes the first page store the token, as if the doctor had logged in earlier. */
  setToken(token: string): void;
  token(): Promise<string | null>;
  open(kind: PageKind, setup?: Pick<PageSetup, 'hasLocks'>): Promise<PanelPage>;
}

export const TOKEN_KEY = 'ordinacia.admin-token';
const PATHS: Readonly<Record<PageKind, string>> = {
  admin: '/admin/cakaren',
  widget: '/widget',
  'host-echo': '/host-echo',
};

export async function startFaultPages(panelFolder: string): Promise<FaultPages> {
  if (!existsSync(`${panelFolder}/esm/admin.js`)) throw new Error(`There is no panel in ${panelFolder}.`);
  const echo = await bundleHostEcho();
  const register = (app: App) => {
    app.get(PATHS.widget, (c) => c.html(pageWith('<ordinacia-waiting-room realtime-key="ordinacia">')));
    app.get(PATHS['host-echo'], (c) => c.html(pageWith('<ordinacia-waiting-room>', '/host-echo.js')));
    app.get('/host-echo.js', (c) => c.body(echo, 200, { 'content-type': 'text/javascript' }));
  };
  const { server, practice } = await startEmptyPractice({ pages: { distFolder: panelFolder, register } });
  const browser = await launch({
    executablePath: findHeadless() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  return {
    server,
    practice,
    openLine: () => openLine(browser, server),
    async close() {
      const process = browser.process();
      const ended = process?.exitCode === null ? once(process, 'exit') : null;
      await browser.close();
      await ended;
      await server.close();
    },
  };
}

async function openLine(browser: Browser, server: RunningServer): Promise<Line> {
  const proxy = await startFaultProxy(server.port);
  const contexts: BrowserContext[] = [];
  return {
    proxy,
    async openBrowser() {
      const context = await browser.createBrowserContext();
      contexts.push(context);
      return createBrowser(context, proxy);
    },
    async close() {
      proxy.heal();
      await Promise.all(contexts.map((context) => context.close()));
      await proxy.close();
    },
  };
}

function createBrowser(context: BrowserContext, { url }: FaultProxy): PageBrowser {
  const pages: PanelPage[] = [];
  /** Opens pages one at a time: two opened at once would share a window, and one would be hidden. */
  let turn: Promise<unknown> = Promise.resolve();
  let before = '';
  return {
    pages,
    setToken(token) {
      before = withToken(token);
    },
    async token() {
      const open = pages.find(({ isGone }) => !isGone);
      return open ? open.page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY) : null;
    },
    async open(kind, { hasLocks = true } = {}) {
      const opening = turn.then(() => openPanelPage(context, { url: url + PATHS[kind], hasLocks, before }));
      turn = opening.catch(() => undefined);
      const page = await opening;
      pages.push(page);
      return page;
    },
  };
}

/** Sets the token once in a browser. The error page of a failed load has no storage. */
const withToken = (token: string) => `if (location.protocol === 'http:' && !localStorage.getItem('test.began')) {
  localStorage.setItem('test.began', 'yes');
  localStorage.setItem('${TOKEN_KEY}', '${token}');
}`;

/** Bundles the portal's page script with its own Echo and Pusher. */
async function bundleHostEcho(): Promise<string> {
  const contents = `
    import { echoOf } from './test/support/host-echo';
    const token = localStorage.getItem('${TOKEN_KEY}');
    document.querySelector('ordinacia-waiting-room').echo = echoOf('/broadcasting/auth', token);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

const pageWith = (opening: string, script?: string) => `<!doctype html>
<html lang="sk">
  <head><meta charset="utf-8" /><title>Portál</title><link rel="icon" href="/icon.svg" /></head>
  <body>
    ${opening}</ordinacia-waiting-room>
    ${script ? `<script src="${script}"></script>` : ''}
    <script type="module" src="/ordinacia/esm/waiting-room.js"></script>
  </body>
</html>`;
