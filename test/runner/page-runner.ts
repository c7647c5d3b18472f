// A long-lived runner of pages, started by pages.mjs: one server, one browser. The parent names a page at a time and gets its results.
import { createServer, type AddressInfo } from 'node:net';
import { relative, resolve } from 'node:path';
import {
  emulateMediaPlugin,
  sendKeysPlugin,
  sendMousePlugin,
  setViewportPlugin,
} from '@web/test-runner-commands/plugins';
import { chromeLauncher } from '@web/test-runner-chrome';
import { SESSION_STATUS, TestRunner, type Logger, type TestSession } from '@web/test-runner';
import { openPage } from '../support/clock/open-page';
import { filePlugin } from '../support/server/file-plugin';
import { findHeadless } from '../support/server/find-chromium.mjs';
import { oldLibraries } from '../support/server/old-libraries';
import { otherBrowserPlugin } from '../support/server/other-browser-plugin';
import { pagePlugin } from '../support/server/page-plugin';
import { testPractice } from '../support/server/practice-plugin';
import { linesOf } from './page-results';
import { samplePlugin } from './samples/sample-plugin';

/** A message of the parent. */
type Order = { run: string } | { end: true };

const END_LIMIT_MS = 5_000;

const files = JSON.parse(process.env.TEST_FILES ?? '[]') as string[];
const practice = testPractice(process.env.TZ ?? 'UTC');

const executablePath = findHeadless();
const browser = chromeLauncher({
  createPage: ({ context }) => openPage(context),
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=sk',
      '--force-color-profile=srgb',
      '--force-prefers-reduced-motion',
      // A scroll by a key is lost where the frame that begins its animation takes longer than the animation.
      '--disable-smooth-scrolling',
    ],
  },
});

/** The tabs that the launcher keeps for later pages. */
const idleTabs = Reflect.get(browser, 'inactivePages') as { puppeteerPage: { close(): Promise<void> } }[];

const quiet: Logger = {
  log: () => undefined,
  debug: () => undefined,
  group: () => undefined,
  groupEnd: () => undefined,
  warn: console.warn,
  error: console.error,
  logSyntaxError: console.error,
};

const runner = new TestRunner({
  files,
  rootDir: process.cwd(),
  protocol: 'http:',
  hostname: 'localhost',
  port: await freePort(),
  concurrentBrowsers: 1,
  concurrency: 1,
  watch: false,
  browserLogs: true,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // A page has the tests of several files.
  testsFinishTimeout: Number(process.env.TEST_PAGE_LIMIT_MS ?? 600_000),
  testFramework: {
    path: 'node_modules/@web/test-runner-mocha/dist/autorun.js',
    // Ends what hangs. No test depends on it, however busy the machine is.
    config: { ui: 'bdd', timeout: 120_000 },
  },
  coverageConfig: {},
  reporters: [],
  logger: quiet,
  browsers: [browser],
  plugins: [
    setViewportPlugin(),
    emulateMediaPlugin(),
    sendKeysPlugin(),
    sendMousePlugin(),
    practice.plugin,
    otherBrowserPlugin(),
    filePlugin(),
    pagePlugin(),
    samplePlugin(),
  ],
  middleware: [practice.middleware, oldLibraries],
});

runner.sessions.on('session-status-updated', (session) => {
  if (session.status === SESSION_STATUS.FINISHED) void finish(session);
});

async function finish(session: TestSession): Promise<void> {
  if (session.passed !== true) printLogs(session);
  const done = relative('.', session.testFile);
  const lines = linesOf(done, session);
  // The launcher would open the next page in the same tab, in which a navigation of this one may still be pending.
  await Promise.allSettled(idleTabs.splice(0).map(({ puppeteerPage }) => puppeteerPage.close()));
  process.send?.({ done, lines });
}

process.on('message', (order: Order) => {
  if ('end' in order) void end();
  else scheduler.schedule(0, runner.sessions.forTestFile(resolve(order.run)));
});
process.on('disconnect', () => void end());
process.on('SIGTERM', () => void end());

// TestRunner schedules all sessions from the beginning and keeps its scheduler to itself: only the pages that the parent names are run here.
const scheduler = Reflect.get(runner, 'scheduler') as { schedule(run: number, sessions: Iterable<TestSession>): void };
const WAITING = 'WAITING' as TestSession['status'];
for (const session of [...runner.sessions.all()]) runner.sessions.update({ ...session, status: WAITING });
runner.runTests = () => Promise.resolve();
await runner.start();
process.send?.({ isReady: true });

async function end(): Promise<void> {
  // A browser that does not close is ended with this process.
  setTimeout(() => process.exit(0), END_LIMIT_MS).unref();
  await Promise.allSettled([runner.stop(), browser.stop()]);
  process.exit(0);
}

/** Prints the console of a page in which something failed. */
function printLogs({ testFile, logs }: TestSession): void {
  if (logs.length > 0) console.warn(`Console of ${relative('.', testFile)}:`);
  for (const log of logs) console.warn(' ', ...(log as unknown[]));
}

/** The runner's own search finds the same port for two that start at once. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
