import { createServer } from 'node:net';
import { chromeLauncher } from '@web/test-runner-chrome';
import { summaryReporter, defaultReporter } from '@web/test-runner';
import { openPage } from './test/support/clock/open-page.ts';
import { samplePlugin } from './test/runner/samples/sample-plugin.ts';
import { resultReporter } from './test/support/server/result-reporter.ts';
import { filePlugin } from './test/support/server/file-plugin.ts';
import { findHeadless } from './test/support/server/find-chromium.mjs';
import { oldLibraries } from './test/support/server/old-libraries.ts';
import { otherBrowserPlugin } from './test/support/server/other-browser-plugin.ts';
import { pagePlugin } from './test/support/server/page-plugin.ts';
import { testPractice } from './test/support/server/practice-plugin.ts';

const practice = testPractice(process.env.TZ ?? 'UTC');

// Run by test/run.mjs, which bundles the tests first and chooses the time zone.
export default {
  files: JSON.parse(process.env.TEST_FILES ?? '[]'),
  port: await freePort(),
  // What the runner gives to tests is not bundled with them.
  nodeResolve: true,
  rootDir: import.meta.dirname,
  concurrency: 1,
  // Of a page, with the tests of several files.
  testsFinishTimeout: Number(process.env.TEST_PAGE_LIMIT_MS ?? 600_000),
  // Ends what hangs. No test depends on it, however busy the machine is.
  testFramework: { config: { ui: 'bdd', timeout: 120_000 } },
  browsers: [
    chromeLauncher({
      createPage: ({ context }) => openPage(context),
      launchOptions: {
        executablePath: findHeadless(),
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
        ],
      },
    }),
  ],
  plugins: [practice.plugin, otherBrowserPlugin(), filePlugin(), pagePlugin(), samplePlugin()],
  middleware: [practice.middleware, oldLibraries],
  reporters: [
    process.env.CI ? summaryReporter({}) : defaultReporter(),
    resultReporter(process.env.TEST_RESULTS ?? 'dist/test/results.jsonl'),
  ],
};

/** The runner's own search finds the same port for two that start at once. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
