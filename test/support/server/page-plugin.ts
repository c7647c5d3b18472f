import type { TestRunnerPlugin } from '@web/test-runner';
import { pageUnderTest, type Page } from './page-under-test';

/** What only the browser's own protocol can change about the page under test. */
export function pagePlugin(): TestRunnerPlugin {
  const blocking = new WeakMap<Page, Awaited<ReturnType<Page['createCDPSession']>>>();

  async function block(page: Page, { pattern }: { pattern: string | null }): Promise<void> {
    await blocking.get(page)?.detach();
    blocking.delete(page);
    if (pattern === null) return;
    // It lasts as long as its session.
    const session = await page.createCDPSession();
    blocking.set(page, session);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: pattern, block: true }] });
  }

  const commands: Record<string, (page: Page, payload: never) => Promise<void>> = {
    'page:time-zone': (page, { zone }: { zone: string | null }) => page.emulateTimezone(zone ?? undefined),
    'page:block': block,
  };
  return {
    name: 'page',
    async executeCommand({ command, payload, session: { browser, id } }) {
      const run = commands[command];
      if (!run) return undefined;
      await run(pageUnderTest(browser, id), payload as never);
      return { done: true };
    },
  };
}
