import type { TestRunnerPlugin } from '@web/test-runner';
import { pageUnderTest, type Page } from './page-plugin';
import axe from 'axe-core';
import { openPage } from '../clock/open-page';

/** Dark mode changes only colours. */
const SCHEMES: readonly (readonly [scheme: string, options: axe.RunOptions])[] = [
  ['dark', { runOnly: ['color-contrast'] }],
  ['light', {}],
];

interface Payload {
  url: string;
  name: string;
  text: string;
  role?: string;
  status: number;
}

/** Commands for a page in a second browser context, whose storage is separate. */
export function otherBrowserPlugin(): TestRunnerPlugin {
  const pages = new Map<string, Page>();

  const commands: Record<string, (page: Page, payload: Payload) => Promise<unknown>> = {
    'other:open': (page, { url }) => page.goto(url, { waitUntil: 'load' }),
    /** Answers the page's calls whose address ends with `url`, instead of the server. */
    'other:answer': async (page, { url, status, text }) => {
      const session = await page.createCDPSession();
      session.on('Fetch.requestPaused', ({ requestId }) => {
        void session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(text).toString('base64'),
        });
      });
      await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${url}` }] });
    },
    'other:type': async (page, { name, text }) => {
      await page.locator(`::-p-aria([name="${name}"][role="textbox"])`).click();
      await page.keyboard.type(text);
    },
    'other:reload': (page) => page.reload({ waitUntil: 'load' }),
    'other:press': (page, { name, role = 'button' }) =>
      page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click(),
    'other:see': async (page, { text }) => {
      await page.waitForFunction(
        (expected) => document.body.innerText.includes(expected),
        { polling: 'mutation' },
        text,
      );
    },
    /** Chooses the first radio button with a name; returns its value. */
    'other:first-radio': async (page, { name }) => {
      const first = await page.waitForSelector(`input[name="${name}"]`);
      await first?.click();
      return first?.evaluate((radio) => radio.value);
    },
    /** Axe's findings on the page, and its contrast findings in dark mode. Evaluated through the browser: the page's CSP blocks scripts. */
    'other:axe': async (page) => {
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      const found = [];
      for (const [scheme, options] of SCHEMES) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        const problems = await page.evaluate(async (ofScheme) => {
          const { axe: inPage } = window as unknown as { axe: typeof axe };
          const { violations } = await inPage.run(document, ofScheme);
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        }, options);
        found.push(...problems.map((problem) => `${scheme}: ${problem}`));
      }
      return found;
    },
    'other:close': (page) => page.browserContext().close(),
  };

  return {
    name: 'other-browser',
    async executeCommand({ command, payload, session }) {
      const run = commands[command];
      if (!run) return undefined;
      const page =
        pages.get(session.id) ??
        (await openPage(await pageUnderTest(session.browser, session.id).browser().createBrowserContext()));
      pages.set(session.id, page);
      const result = await run(page, payload as never);
      if (command === 'other:close') pages.delete(session.id);
      // A command must return a value, or the runner treats it as unknown.
      return command === 'other:axe' || command === 'other:first-radio' ? { result } : { done: true };
    },
  };
}
