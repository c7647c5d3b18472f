// needs: built-files
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readEnvironment } from '../../server/environment';
import { startTestPractice, temporaryFolder } from './support/test-practice';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const text = (file: string) => readFile(join(ROOT, 'deploy', file), 'utf8');

/** Lines without blank ones and comments. */
const linesOf = (content: string) =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The variables of an `.env` file, as systemd, podman and the shell read them: no quotes, nothing to expand. */
async function variablesOf(file: string): Promise<Record<string, string>> {
  const pairs = linesOf(await text(file)).map((line) => {
    const [, name, value] = /^([A-Z_]+)=([\w.:/-]*)$/.exec(line) ?? [];
    assert.ok(name !== undefined && value !== undefined, line);
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

/** Directives by section. */
async function unitOf(file: string): Promise<Map<string, string[]>> {
  const unit = new Map<string, string[]>();
  let section: string[] = [];
  for (const line of linesOf(await text(file))) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (name !== undefined) unit.set(name, (section = []));
    else {
      assert.match(line, /^[A-Z]\w+=.*$/, `${file}: ${line}`);
      section.push(line);
    }
  }
  return unit;
}

describe('what a practice is deployed with', () => {
  it('the variables are ones that the server takes', async () => {
    const env = await variablesOf('ordinacia.env');
    const options = readEnvironment(env, '/default.db');
    assert.deepEqual(
      [options.host, options.port, options.databaseFile, options.log],
      ['127.0.0.1', 4700, '/var/lib/ordinacia/ordinacia.db', 'json'],
    );
    readEnvironment({ ...(await variablesOf('container.env')), NODE_ENV: 'production' }, '/default.db');
  });

  it('the units start what is built, stop later than it needs, and write where the database is', async () => {
    const service = (await unitOf('ordinacia.service')).get('Service') ?? [];
    assert.ok(service.includes('ExecStart=/usr/bin/node --enable-source-maps dist/server/main.js'));
    assert.ok(service.includes('TimeoutStopSec=20') && service.includes('StateDirectory=ordinacia'));
    assert.ok(service.includes('ProtectSystem=strict') && service.includes('NoNewPrivileges=yes'));
    const backup = (await unitOf('ordinacia-backup.service')).get('Service') ?? [];
    assert.ok(backup.some((line) => line.includes('dist/server/practice.js backup')));
    assert.ok(backup.includes('StateDirectory=ordinacia ordinacia-backups'));
    assert.ok((await unitOf('ordinacia-backup.timer')).get('Timer')?.includes('Persistent=yes'));
  });

  it('the proxies pass on to the server’s port, and nobody’s figures or ids', async () => {
    for (const file of ['Caddyfile', 'nginx.conf']) {
      const content = await text(file);
      assert.match(content, /127\.0\.0\.1:4700/);
      assert.match(content, /\/metrics/);
      assert.match(content, /X-Request-Id/);
      const { length: opened } = content.match(/\{/g) ?? [];
      assert.equal(content.match(/\}/g)?.length, opened, file);
    }
  });

  it('the container has every page that the server serves, and what the pages load', async () => {
    const home = await temporaryFolder();
    const [lastStage = ''] = (await text('Containerfile')).split(/^FROM /m).slice(-1);
    const copied = linesOf(lastStage).filter((line) => /^COPY (?!--from)/.test(line));
    for (const name of copied.flatMap((line) => line.split(' ').slice(1, -1))) {
      if (name.startsWith('host/')) await cp(join(ROOT, name), join(home, name), { recursive: true });
    }
    const server = await startTestPractice({ pages: { hostFolder: join(home, 'host') } });
    const examples = ['waiting-room', 'playground', 'themes'].map((name) => `/examples/${name}.html`);
    for (const path of ['/admin', '/display', '/kiosk', '/setup', '/examples/', ...examples]) {
      const page = await fetch(server.url + path);
      assert.equal(page.status, 200, path);
      for (const [, loaded = ''] of (await page.text()).matchAll(/<[a-z]+[^>]*? (?:href|src)="([^"]+)"/g)) {
        const { href, pathname } = new URL(loaded, new URL(path, server.url));
        // Skipped: the panel, which is built in the container, and other hosts, which are examples.
        if (pathname.startsWith('/ordinacia/') || !href.startsWith(server.url)) continue;
        assert.equal((await fetch(href)).status, 200, `${path} loads ${pathname}`);
      }
    }
  });

  it('the command reads the variables, and passes its words on', async () => {
    const home = await temporaryFolder();
    const env = join(home, 'some.env');
    await writeFile(env, 'ORDINACIA_DB=/somewhere.db\n');
    // A stand-in for Node, which prints its arguments.
    await writeFile(join(home, 'node'), '#!/bin/sh\necho "$ORDINACIA_DB" "$@"\n', { mode: 0o755 });
    // A stand-in for `id`: as root the script would switch to a user that does not exist here.
    await writeFile(join(home, 'id'), '#!/bin/sh\necho 1000\n', { mode: 0o755 });
    const { stdout } = await promisify(execFile)('sh', [join(ROOT, 'deploy', 'ordinacia'), 'doctor', 'add', 'a b'], {
      env: { PATH: `${home}:/usr/bin:/bin`, ORDINACIA_HOME: home, ORDINACIA_ENV: env },
    });
    assert.equal(stdout, '/somewhere.db dist/server/practice.js doctor add a b\n');
  });
});
