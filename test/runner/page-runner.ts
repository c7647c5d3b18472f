// A long-lived runner of pages, started by pages.mjs, with one server and one browser. The parent sends a page at a time and gets its results.
import { relative, resolve } from 'node:path';
import {
  emulateMediaPlugin,
  sendKeysPlugin,
  sendMousePlugin,
  setViewportPlugin,
} from '@web/test-runner-commands/plugins';
import { chromeLauncher } from '@web/test-runner-chrome';
import {
  SESSION_STATUS,
  TestRunner,
  type Logger,
  type TestSession,
  type TestResultError,
  type TestSuiteResult,
} from '@web/test-runner';
import { openPage } from '../support/clock/open-page';
import { filePlugin } from '../support/server/file-plugin';
import { findHeadless } from '../support/server/find-chromium.mjs';
import { freePort } from '../support/server/free-port';
import { oldLibraries } from '../support/server/old-libraries';
import { otherBrowserPlugin } from '../support/server/other-browser-plugin';
import { pagePlugin } from '../support/server/page-plugin';
import { testPractice } from '../support/server/practice-plugin';
import { samplePlugin } from './samples/sample-plugin';
import { shortMessage, type ResultLine } from './result-lines.mjs';

/** A message from the parent. */
type Order = { run: string } | { end: true };

const END_LIMIT_MS = 5_000;

const files = JSON.parse(process.env.TEST_FILES ?? '[]') as string[];
const practice = testPractice(process.env.TZ ?? 'UTC');

const executablePath = findHeadless();
const browser = chromeLauncher({
  createPage: ({ context }) => openPage(context),
  launchOptions: {
    // Puppeteer would listen to every request, which takes a tenth of the processor's time.
    networkEnabled: false,
    issuesEnabled: false,
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
      // A scroll by keyboard is lost if the first frame of its animation takes longer than the whole animation.
      '--disable-smooth-scrolling',
    ],
  },
});

/** Tabs that the launcher keeps for later pages. */
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
  // The runner's own search may give the same port to two runners that start at once.
  port: await freePort(),
  concurrentBrowsers: 1,
  concurrency: 1,
  watch: false,
  browserLogs: true,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // A page runs the tests of several files.
  testsFinishTimeout: Number(process.env.TEST_PAGE_LIMIT_MS ?? 600_000),
  testFramework: {
    path: 'node_modules/@web/test-runner-mocha/dist/autorun.js',
    // Ends tests that hang. So long that no test reaches it on a busy machine.
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
  // The launcher would open the next page in the same tab, where a navigation of this page may still be pending.
  await Promise.allSettled(idleTabs.splice(0).map(({ puppeteerPage }) => puppeteerPage.close()));
  process.send?.({ done, lines });
}

process.on('message', (order: Order) => {
  if ('end' in order) void end();
  else scheduler.schedule(0, runner.sessions.forTestFile(resolve(order.run)));
});
process.on('disconnect', () => void end());
process.on('SIGTERM', () => void end());

// TestRunner would run all pages at once; its private scheduler runs only those that the parent names.
const scheduler = Reflect.get(runner, 'scheduler') as { schedule(run: number, sessions: Iterable<TestSession>): void };
const WAITING = 'WAITING' as TestSession['status'];
for (const session of [...runner.sessions.all()]) runner.sessions.update({ ...session, status: WAITING });
runner.runTests = () => Promise.resolve();
await runner.start();
process.send?.({ isReady: true });

async function end(): Promise<void> {
  // Exits even if the browser does not close.
  setTimeout(() => process.exit(0), END_LIMIT_MS).unref();
  await Promise.allSettled([runner.stop(), browser.stop()]);
  process.exit(0);
}

/** Prints the console of a page in which something failed. */
function printLogs({ testFile, logs }: TestSession): void {
  if (logs.length > 0) console.warn(`Console of ${relative('.', testFile)}:`);
  for (const log of logs) console.warn(' ', ...(log as unknown[]));
}

/** The result lines of a page (result-lines.mjs). */
function linesOf(entry: string, { testResults, errors, passed }: TestSession): ResultLine[] {
  const lines = testResults ? testLines(testResults) : [];
  if (passed === true) return lines;
  // A failed hook or an uncaught error; or the reason why the page did not start.
  const problems = errors.map(asMessage);
  if (!testResults && problems.length === 0) problems.push('The page told nothing of its tests.');
  return [...lines, ...problems.map((error) => ({ entry, error }))];
}

function testLines({ tests, suites }: TestSuiteResult, titles: readonly string[] = []): ResultLine[] {
  const own = tests.map(({ name, passed, error, duration = 0 }): ResultLine => {
    // Each top-level title begins with its file: test/support/titles-by-file.mjs.
    const [file = '', ...title] = [...titles, name].join(SEPARATOR).split(SEPARATOR);
    const outcome = passed ? 'passed' : error ? 'failed' : 'unrun';
    return { file, title: title.join(SEPARATOR), outcome, message: asMessage(error), milliseconds: duration };
  });
  return [...own, ...suites.flatMap((suite) => testLines(suite, [...titles, suite.name]))];
}

const SEPARATOR = ' › ';

const asMessage = (error: TestResultError | undefined): string =>
  shortMessage([error?.message, error?.stack].filter(Boolean).join('\n'));
