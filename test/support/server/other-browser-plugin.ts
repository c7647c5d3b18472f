import type { TestRunnerPlugin } from '@web/test-runner';
import { pageUnderTest, type Page } from './page-under-test';

/** Another browser beside the one under test: a context with its own storage, driven by what a person sees. */
export function otherBrowserPlugin(): TestRunnerPlugin {
  const pages = new Map<string, Page>();

  const commands: Record<
    string,
    (page: Page, payload: { url: string; name: string; text: string }) => Promise<unknown>
  > = {
    'other:open': (page, { url }) => page.goto(url, { waitUntil: 'load' }),
    'other:type': async (page, { name, text }) => {
      await page.locator(`::-p-aria([name="${name}"][role="textbox"])`).click();
      await page.keyboard.type(text);
    },
    'other:press': (page, { name }) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
    'other:see': async (page, { text }) => {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 'mutation' }, text);
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
        (await (await pageUnderTest(session.browser, session.id).browser().createBrowserContext()).newPage());
      pages.set(session.id, page);
      await run(page, payload as never);
      if (command === 'other:close') pages.delete(session.id);
      return { done: true };
    },
  };
}
