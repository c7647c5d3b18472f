// needs: built-files
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { buildServer } from '../../build/server.mjs';
import { COMMANDS } from '../../server/cli/commands';
import { call, field, logIn } from './support/calls';
import { startProgram } from './support/processes';
import { establish, openSocket } from './support/sockets';
import { onTestEnd, PASSWORD, startTestPractice, temporaryFolder } from './support/test-practice';

/** Separate from the server that `npm start` runs, which another test may be building. */
const BUILT = join('dist', 'test', 'production-server');
const GUARD = join('test', 'server', 'support', 'only-production.mjs');

describe('the built server', { timeout: 120_000 }, () => {
  let packages: string[];
  before(async () => {
    packages = await buildServer(BUILT);
  });

  /** Starts a program in production mode, where loading a transpiler ends the process. */
  const start = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
    startProgram(['--import', `./${GUARD}`, join(BUILT, program), ...args], { NODE_ENV: 'production', ...env });

  /** Starts the server and resolves with its address. */
  async function startServing(env: Record<string, string> = {}) {
    const running = await start('main.js', [], env);
    for (;;) {
      const [, url] = /Ordinácia: (http:\/\/localhost:\d+)\n/.exec(running.said.error) ?? [];
      if (url !== undefined) return { ...running, url };
      if (running.child.exitCode !== null) assert.fail(running.said.error);
      await Promise.race([once(running.child.stderr, 'data'), running.ended]);
    }
  }

  it('needs the packages of production only', async () => {
    const dependencies = field(JSON.parse(await readFile('package.json', 'utf8')), 'dependencies');
    const names = packages.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    assert.ok(names.includes('hono') && names.includes('libsql'));
    for (const name of names) assert.ok(field(dependencies, name), name);
  });

  it('serves the panel and a login without a transpiler and not itself, prints a link for the first doctor', async () => {
    const { url, said } = await startServing({ ORDINACIA_URL: 'https://a.sk' });
    const page = await call({ url }, 'GET', '/admin');
    assert.match(String(page.body), /<ordinacia-admin/);
    // The panel's module comes from dist/esm.
    assert.equal((await call({ url }, 'GET', '/ordinacia/esm/admin.js')).status, 200);
    for (const path of ['server/main.js', 'test/production-server/main.js', '/server/main.js', '%73erver/main.js'])
      assert.equal((await call({ url }, 'GET', `/ordinacia/${path}`)).status, 404, path);
    assert.equal((await call({ url }, 'GET', EXAMPLE)).status, 404);
    // In production stdout is the log; messages for people go to stderr.
    const [, invitation = ''] = /First doctor {4}https:\/\/a\.sk\/setup#([\w-]{43})\n/.exec(said.error) ?? [];
    const twice = { password: PASSWORD, password_confirmation: PASSWORD };
    const body = { token: invitation, doctor_name: 'Prvý', email: 'a@b.sk', ...twice };
    assert.equal((await call({ url }, 'POST', '/api/setup', { body })).status, 201);
    assert.ok(!said.error.includes('Demo'));
  });

  it('B4 prints its address, the login and a warning, logs JSON, and ends cleanly on SIGTERM with open sockets', async () => {
    const { child, said, ended, url } = await startServing({ ...DEMO, HOST: '0.0.0.0' });
    assert.ok(said.error.includes(`${url}/admin\n`) && said.error.includes(`${url}/kiosk\n`));
    assert.match(said.error, /doktor@ordinacia\.test \/ ordinacia\n/);
    assert.equal((await call({ url }, 'GET', EXAMPLE)).status, 200);
    const token = await logIn({ url }, 'doktor@ordinacia.test', 'ordinacia');
    const tickets = await call({ url }, 'GET', '/api/tickets', { token });
    assert.equal(tickets.status, 200);
    assert.equal(field((await call({ url }, 'GET', '/ready')).body, 'status'), 'ready');
    const open = () => establish(openSocket(`${url.replace('http', 'ws')}/app/ordinacia?protocol=7`));
    const [{ closed }, { socket }] = [await open(), await open()];
    // A client that ignores the server's close frame, like a sleeping laptop.
    socket.pause();
    child.kill('SIGTERM');
    child.kill('SIGINT');
    assert.equal(await closed, 1001);
    assert.deepEqual(await ended, [0, null]);
    assert.match(said.error, /\nWarning: other machines can reach 0\.0\.0\.0.*\n$/);
    const lines = said.out.trim().split('\n');
    const records = lines.map((line): unknown => JSON.parse(line));
    const id = tickets.headers.get('x-request-id');
    const record = records.find((each) => field(each, 'id') === id);
    assert.deepEqual([field(record, 'route'), field(record, 'status')], ['/api/tickets', 200]);
  });

  it('B4 a port in use, an unusable database and a demo that is off exit with a message and code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestEnd(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const noDatabase = join(await temporaryFolder(), 'text.db');
    await writeFile(noDatabase, 'This is a letter and not a database. '.repeat(100));
    const demo = await startTestPractice({ demo: true });
    await demo.close();
    const cases: readonly (readonly [env: Record<string, string>, message: RegExp])[] = [
      [{ PORT: String(port) }, /The port is in use by another program\. .*\n$/],
      [{ ORDINACIA_DB: noDatabase }, /The database file .*text\.db cannot be opened: .*\n$/],
      [{ ORDINACIA_DB: demo.databaseFile, ORDINACIA_DEMO: 'off' }, /The database holds the demo: .* ORDINACIA_DB/],
    ];
    for (const [env, message] of cases) {
      const { said, ended } = await start('main.js', [], env);
      assert.deepEqual(await ended, [1, null]);
      assert.match(said.error, /^Ordinácia did not start\. /);
      assert.match(said.error, message);
      assert.equal(said.out, '');
    }
    const again = await startTestPractice({ databaseFile: demo.databaseFile });
    await logIn(again, 'doktor@ordinacia.test', 'ordinacia');
  });

  it('has the commands too: each explains itself, and without one all are listed', async () => {
    const said = async (...words: string[]) => {
      const program = await start('practice.js', words);
      assert.deepEqual([await program.ended, program.said.error], [[0, null], '']);
      return program.said.out;
    };
    const [listed, explained] = await Promise.all([said(), said('doctor', 'disable', '--help')]);
    assert.match(listed, /^npm run practice -- COMMAND/);
    for (const { name, summary, help } of COMMANDS) {
      assert.ok(listed.includes(name) && listed.includes(summary), name);
      assert.ok(help.startsWith(`npm run practice -- ${name}`), name);
    }
    assert.match(explained, /Asks, and then/);
  });
});

/** Only the demo serves example pages. */
const EXAMPLE = '/examples/waiting-room.html';
/** Without this option, production starts empty. */
const DEMO = { ORDINACIA_DEMO: 'on' };
