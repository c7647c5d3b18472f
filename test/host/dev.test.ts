import assert from 'node:assert/strict';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { DEV_PAGES, startDev } from '../../host/dev/start-dev';
import { contentSecurityPolicy } from '../../server/pages/security-headers';
import type { RunningServer } from '../../server/start-server';
import { openBrowser } from '../server/support/browser';
import { onTestEnd, temporaryFolder } from '../server/support/test-practice';
import { openPage } from '../support/clock/open-page';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Ten times the limit of an idle machine, which still detects a missing reload. */
const LIMIT_MS = 30_000;

/** A copy of the bundled and served files, for the test to change. */
async function copyProject(): Promise<string> {
  const root = join(await temporaryFolder(), 'project');
  await mkdir(root);
  for (const name of ['src', 'host', 'package.json', 'tsconfig.json']) {
    await cp(join(PROJECT, name), join(root, name), {
      recursive: true,
      filter: (path) => path !== join(PROJECT, 'host', 'data'),
    });
  }
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

describe('npm run dev', { timeout: 300_000 }, () => {
  let root: string;
  let server: RunningServer;
  let page: Page;
  const printed: string[] = [];

  before(async () => {
    root = await copyProject();
    server = await startDev({
      root,
      print: (line) => printed.push(line),
      host: '127.0.0.1',
      port: 0,
      databaseFile: join(root, 'practice.db'),
      timeZone: 'Europe/Bratislava',
    });
    onTestEnd(() => server.close());
    page = await openPage(await openBrowser());
    await page.goto(`${server.url}/admin`);
    await see('Prihláste sa do svojej ordinácie.');
  });

  async function change(file: string, from: string, to: string) {
    // A page that is still loading would take the new version for its current one.
    await page.waitForFunction(() => document.readyState === 'complete');
    const text = await readFile(join(root, file), 'utf8');
    assert.ok(text.includes(from), `${file} has no „${from}“.`);
    await writeFile(join(root, file), text.replace(from, to));
  }

  /** Waits until the panel, or the message that covers it, shows the text. */
  const see = (text: string) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('ordinacia-admin, dev-failure')].some((one) =>
          one.shadowRoot?.textContent.includes(wanted),
        ),
      { polling: 'raf', timeout: 60_000 },
      text,
    );

  it('an error is shown on the page and in the terminal; the next save clears it and reaches the page within the time limit, also with a type error', async (t) => {
    await change('src/texts/auth.ts', "'Prihláste sa do svojej ordinácie.'", '= oops');
    await see('Unexpected "="');
    assert.match(printed.at(-1) ?? '', /src\/texts\/auth\.ts:\d+:\d+/);
    const saved = performance.now();
    await change('src/texts/auth.ts', '= oops', "'Zmenený text.' satisfies number");
    await see('Zmenený text.');
    const took = performance.now() - saved;
    t.diagnostic(`from save to seen: ${Math.round(took)} ms`);
    assert.ok(took < LIMIT_MS, `${Math.round(took)} ms`);
    assert.equal(await page.$('dev-failure'), null);
  });

  it('a changed page is reloaded too', async () => {
    await change('host/index.html', '<title>', '<meta name="changed" content="yes" /><title>');
    await page.waitForSelector('meta[name="changed"]');
  });

  it('every page reloads itself under the same policy', async () => {
    const get = (path: string) => fetch(server.url + path);
    for (const path of DEV_PAGES.filter((each) => each !== '/gallery')) {
      const answer = await get(path);
      const text = await answer.text();
      assert.ok(text.includes('<script type="module" src="/dev/reload.js"></script>'), path);
      const policy = contentSecurityPolicy(server.url.replace('http', 'ws'));
      assert.equal(answer.headers.get('content-security-policy'), policy);
    }
  });
});
