import type { TestRunnerPlugin } from '@web/test-runner';
import type { ChromeLauncher } from '@web/test-runner-chrome';

export type Page = ReturnType<ChromeLauncher['getPage']>;

/** The page of a session of the runner. The runner's types do not include the launcher's `getPage`. */
export function pageUnderTest(launcher: object, sessionId: string): Page {
  return (launcher as Pick<ChromeLauncher, 'getPage'>).getPage(sessionId);
}

const RUNNER_SOCKET = '/__web-dev-server__web-socket.js';
const ANSWER_LIMIT_MS = 100_000;

type Session = Awaited<ReturnType<Page['createCDPSession']>>;

/** Commands that change the page under test through the browser's protocol. */
export function pagePlugin(): TestRunnerPlugin {
  const commands: Record<string, (page: Page, payload: never) => Promise<void>> = {
    'page:time-zone': (page, { zone }: { zone: string | null }) => page.emulateTimezone(zone ?? undefined),
    'page:forget-files': async (page) => {
      const session = await page.createCDPSession();
      await session.send('Network.clearBrowserCache');
      await session.detach();
    },
    'page:crash': async (page) => {
      const session = await page.createCDPSession();
      // A crashed page does not respond.
      session.send('Page.crash').catch(() => undefined);
    },
    'page:collect-garbage': async (page) => {
      const session = await page.createCDPSession();
      await session.send('HeapProfiler.collectGarbage');
      await session.detach();
    },
    'page:block': switchable(async (session, { pattern }: { pattern: string | null }) => {
      if (pattern === null) return;
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: pattern, block: true }] });
    }),
    'page:touch': switchable(async (session, { isOn }: { isOn: boolean }) => {
      if (isOn) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    }),
    'page:forced-colours': switchable(async (session, { isOn }: { isOn: boolean }) => {
      if (!isOn) return;
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    }),
  };
  return {
    name: 'page',
    // The runner's limit of 20 s for responses is too short for a busy machine, and a test's fake clock must not trigger it.
    transform({ path, body }) {
      if (path !== RUNNER_SOCKET || typeof body !== 'string') return undefined;
      if (!body.includes('}, 20000);')) throw new Error('The runner waits for its answers in another way.');
      return `const setTimeout = window.setTimeout.bind(window);\n${body.replaceAll('20000', String(ANSWER_LIMIT_MS))}`;
    },
    async executeCommand({ command, payload, session: { browser, id } }) {
      const run = commands[command];
      if (!run) return undefined;
      await run(pageUnderTest(browser, id), payload as never);
      return { done: true };
    },
  };
}

/** Wraps a command whose effect lasts as long as its session: keeps the session open until the next such command. */
function switchable<Payload>(start: (session: Session, payload: Payload) => Promise<void>) {
  const sessions = new WeakMap<Page, Session>();
  return async (page: Page, payload: Payload): Promise<void> => {
    await sessions.get(page)?.detach();
    const session = await page.createCDPSession();
    sessions.set(page, session);
    await start(session, payload);
  };
}
