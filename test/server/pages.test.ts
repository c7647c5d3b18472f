// needs: built-files
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { RESTART_SOURCE } from '../../server/pages/unstarted-pages';
import { createStaticFiles } from '../../server/pages/static-files';
import { call } from './support/calls';
import { startTestPractice, temporaryFolder, sharedPractice } from './support/test-practice';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const EXAMPLES = ['/examples/', ...['waiting-room', 'playground', 'themes'].map((name) => `/examples/${name}.html`)];

describe('the pages', () => {
  const server = sharedPractice();
  const page = async (path: string) => {
    const { status, headers, body } = await call(server, 'GET', path);
    return { status, headers, text: String(body) };
  };

  // attack/headers proves the policy.
  it('B5 every page is in Slovak, has no inline style, and no inline script but the one that the policy names', async () => {
    const displays = ['/display', '/display/BCDFGHJKMNPQ'];
    for (const path of ['/admin', '/kiosk', ...displays, ...EXAMPLES, '/setup', '/nothing-here']) {
      const { text } = await page(path);
      assert.match(text, /<html lang="sk"(?: translate="no")?>/);
      assert.match(text, /<meta name="viewport" content="width=device-width, initial-scale=1" \/>/);
      const inline = [...text.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => sourceOf(script));
      assert.deepEqual(inline, path === '/kiosk' || displays.includes(path) ? [RESTART_SOURCE] : [], path);
      assert.doesNotMatch(text, /<script(?![^>]*\ssrc="\/|>)|<style|\sstyle=|\son\w+=/);
    }
  });

  it('every page of a demo says so, and no other', async () => {
    const demo = await startTestPractice({ demo: true });
    for (const path of ['/admin', '/kiosk', ...EXAMPLES, '/setup', '/nothing-here']) {
      const { body } = await call(demo, 'GET', path);
      assert.match(String(body), /<body>\s*<aside class="demo-bar" aria-label="Ukážka">/, path);
      assert.doesNotMatch((await page(path)).text, /demo-bar/, path);
    }
    assert.equal((await call(demo, 'GET', '/demo-bar.css')).status, 200);
    // In a demo the registration is open, and the panel leads to it.
    assert.doesNotMatch(String((await call(demo, 'GET', '/admin')).body), /registration="off"/);
  });

  it('R1 the panel’s page answers on every path below /admin, and / redirects there', async () => {
    const { text } = await page('/admin');
    const panel = '<ordinacia-admin registration="off" shortcuts="page" realtime-key="ordinacia"></ordinacia-admin>';
    assert.ok(text.includes(panel));
    assert.match(text, /<script type="module" src="\/ordinacia\/esm\/admin\.js">/);
    for (const path of ['/admin/', '/admin/cakaren', '/admin/ordinacne-hodiny/5', '/admin/prihlasenie?redirect=%2F']) {
      assert.equal((await page(path)).text, text);
    }
    const { status, headers } = await page('/');
    assert.deepEqual([status, headers.get('location')], [302, '/admin']);
  });

  it('an unknown page is 404 in Slovak; an outdated file name is 404 too', async () => {
    for (const path of ['/nothing-here', '/examples/none.html', '/ordinacia/none.js', '/kiosk/none']) {
      const { status, text } = await page(path);
      assert.equal(status, 404);
      assert.match(text, /Stránka sa nenašla/);
    }
  });

  it('no path leads out of the served folders', async () => {
    const paths =
      '/examples/../index.html /examples/%2e%2e/index.html /examples/..%2findex.html /examples/..%5cindex.html ' +
      '/examples/%00 /examples/%zz /ordinacia/..%2fpackage.json /ordinacia/%2e%2e%2fpackage.json /index.html ' +
      '/kiosk/..%2fserver%2fmain.ts /server/main.ts /data/ordinacia.db /examples/vite-vue/main.js ' +
      '/examples/script-tag/index.html //examples//../../package.json';
    for (const path of paths.split(' ')) assert.equal(await rawStatus(path), 404, path);
  });

  /** Sends the raw path, which an HTTP client would normalize. */
  async function rawStatus(path: string) {
    const asked = request({ host: 'localhost', port: server.port, path }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  }
});

describe('static files', () => {
  let app: { request(path: string, init: RequestInit): Response | Promise<Response> };
  before(async () => {
    const folder = await temporaryFolder();
    const outside = join(folder, 'secret.js');
    const root = join(folder, 'root');
    await mkdir(join(root, 'esm'), { recursive: true });
    await writeFile(outside, 'secret');
    await symlink(outside, join(root, 'link.js'));
    await writeFile(join(root, '.hidden.js'), 'hidden');
    for (const name of ['admin.js', 'esm/screen-D3aDb33f.js', 'esm/practice-settings.js']) {
      await writeFile(join(root, name), `export const text = '${'slovo '.repeat(200)}';`);
    }
    const files = createStaticFiles(root);
    app = new Hono().get('/*', async (c) => (await files(c, decodeURIComponent(c.req.path))) ?? c.notFound());
  });
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  it('a file has an ETag; only a name with a hash is immutable', async () => {
    const first = await get('/admin.js');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.equal(first.headers.get('content-type'), 'text/javascript; charset=utf-8');
    const again = await get('/admin.js', { 'If-None-Match': first.headers.get('etag') ?? '' });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    assert.match((await get('/esm/screen-D3aDb33f.js')).headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await get('/esm/practice-settings.js')).headers.get('cache-control'), 'no-cache');
  });

  it('a symbolic link to the outside, a hidden file and a folder are 404', async () => {
    for (const path of ['/link.js', '/.hidden.js', '/esm', '/']) assert.equal((await get(path)).status, 404);
  });
});
