import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'puppeteer-core';
import { watchSights, type Sights } from './sights';
import { openPage } from '../clock/open-page';

const RECORDER = readFileSync(new URL('page-recorder.js', import.meta.url), 'utf8');
const NO_LOCKS = `Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });`;

const SHOW_ATTEMPTS = 5;
/** Whether the page is visible now or within 300 ms. */
const VISIBLE = `new Promise((resolve) => {
  if (!document.hidden) return resolve(true);
  document.addEventListener('visibilitychange', () => resolve(true), { once: true });
  setTimeout(() => resolve(!document.hidden), 300);
})`;

/** A real page with the panel. Its own window keeps it visible until a test hides it. */
export interface PanelPage extends Sights {
  readonly page: Page;
  /** Uncaught errors. */
  readonly errors: readonly string[];
  /** Presses the control whose name matches, as soon as it is enabled. */
  press(name: RegExp): Promise<void>;
  /** Presses the control if it is enabled now; resolves with whether it was. */
  pressNow(name: RegExp): Promise<boolean>;
  /** Replaces the text of the field with this label. */
  type(label: RegExp, text: string): Promise<void>;
  /** Picks the first option of the combobox with this label. */
  pick(label: RegExp): Promise<void>;
  valueOf(label: RegExp): Promise<string>;
  text(): Promise<string>;
  /** Resolves once a matching text is rendered. */
  says(text: RegExp): Promise<void>;
  /** Starts a reload of the page; does not wait for its end. */
  reload(): Promise<void>;
  readonly isGone: boolean;
  /** Sets the browser's offline mode: `navigator.onLine`, its events, and every request. */
  setOffline(isOffline: boolean): Promise<void>;
  hide(): Promise<void>;
  show(): Promise<void>;
  /** Sets the page lifecycle's state „frozen“, which also hides the page. */
  freeze(): Promise<void>;
  /** Unfreezes the page, and shows it. */
  resume(): Promise<void>;
  crash(): Promise<void>;
  close(): Promise<void>;
}

export interface PageSetup {
  url: string;
  /** Without Web Locks, as in a page that is not secure. */
  hasLocks?: boolean;
  /** Runs before any script of each document. */
  before?: string;
}

export async function openPanelPage(
  context: BrowserContext,
  { url, hasLocks = true, before = '' }: PageSetup,
): Promise<PanelPage> {
  const page = await openPage(context, { type: 'window' });
  const session = await page.createCDPSession();
  const sights = watchSights();
  const errors: string[] = [];
  let isGone = false;
  page.on('pageerror', (error) => errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  // Puppeteer reports the page's crash as an error.
  page.on('error', () => undefined);
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'tellTest') sights.add(payload);
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellTest' });
  await page.evaluateOnNewDocument(`${before}\n${hasLocks ? '' : NO_LOCKS}\n${RECORDER}`);
  // Not `goto`: it waits for the whole page, and throws on a broken line.
  const reload = async () => {
    await session.send('Page.navigate', { url });
  };
  await reload();

  const call = (name: string, ...args: string[]) =>
    page.evaluate(`pageUnderTest.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const setWindow = async (windowState: 'minimized' | 'normal') => {
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  };
  /** Retries: a window may stay hidden if another one is restored at the same time. */
  async function show(): Promise<void> {
    for (let attempt = 0; attempt < SHOW_ATTEMPTS; attempt += 1) {
      await setWindow('minimized');
      await setWindow('normal');
      if ((await page.evaluate(VISIBLE)) === true) return;
    }
    throw new Error('The page stays hidden.');
  }

  return {
    all: sights.all,
    now: sights.now,
    until: sights.until,
    between: sights.between,
    page,
    errors,
    async press({ source }) {
      await call('press', source);
    },
    pressNow: async ({ source }) => (await call('pressNow', source)) === true,
    async type({ source }, text) {
      await call('focus', source);
      await page.keyboard.sendCharacter(text);
    },
    async pick({ source }) {
      await call('pick', source);
    },
    valueOf: async ({ source }) => String(await call('focus', source)),
    reload,
    get isGone() {
      return isGone;
    },
    text: async () => String(await call('text')),
    async says({ source }) {
      await call('says', source);
    },
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    hide: () => setWindow('minimized'),
    show,
    async freeze() {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    async resume() {
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      // The page stays hidden until its window is restored.
      await show();
    },
    async crash() {
      const crashed = new Promise((resolve) => page.once('error', resolve));
      isGone = true;
      // A crashed page never responds.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
    async close() {
      if (isGone) return;
      isGone = true;
      await page.close({ runBeforeUnload: false });
    },
  };
}
