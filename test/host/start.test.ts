import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EnvironmentProblem, readEnvironment } from '../../host/server/environment';
import { logIn } from './support/calls';
import { establish, openSocket } from './support/raw-socket';
import { onTestEnd, temporaryFolder } from './support/test-practice';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server as a process of its own, on a database of its own. */
async function startProcess(env: Record<string, string>) {
  const ORDINACIA_DB = join(await temporaryFolder(), 'deep', 'practice.db');
  const child = spawn(process.execPath, ['--import', 'tsx', join('host', 'server', 'main.ts')], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ORDINACIA_DB, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestEnd(() => void child.kill('SIGKILL'));
  const said = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.error += text.toString()));
  return { child, said, ended: once(child, 'close') };
}

describe('the server process', { timeout: 300_000 }, () => {
  it('B4 prints its address and the login, and ends cleanly on SIGTERM with an open socket', async () => {
    const { child, said, ended } = await startProcess({});
    await once(child.stdout, 'data');
    const url = /Ordinácia: (http:\/\/localhost:\d+)\n/.exec(said.out)?.[1] ?? '';
    assert.ok(said.out.includes(`${url}/admin\n`) && said.out.includes(`${url}/kiosk\n`));
    assert.match(said.out, /doktor@ordinacia\.test \/ ordinacia\n/);
    await logIn({ url }, 'doktor@ordinacia.test', 'ordinacia');
    const { socket } = await establish(openSocket(`${url.replace('http', 'ws')}/app/ordinacia?protocol=7`));
    // A client that does not answer, as a sleeping laptop: it ignores the server's close frame.
    socket.pause();
    child.kill('SIGTERM');
    child.kill('SIGINT');
    assert.deepEqual(await ended, [0, null]);
    assert.equal(said.error, '');
  });

  it('warns when other machines can reach the demo', async () => {
    const { child, said } = await startProcess({ HOST: '0.0.0.0' });
    await once(child.stderr, 'data');
    assert.match(said.error, /Warning: other machines can reach 0\.0\.0\.0/);
  });

  it('B4 a port in use, an unusable database and an invalid value exit with a message and code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestEnd(() => void taken.close());
    const address = taken.address();
    assert.ok(address && typeof address === 'object');
    const noDatabase = join(await temporaryFolder(), 'text.db');
    await writeFile(noDatabase, 'This is a letter and not a database. '.repeat(100));
    const outcomes = await Promise.all(
      [{ PORT: String(address.port) }, { ORDINACIA_DB: noDatabase }, { PORT: 'http' }].map(async (env) => {
        const { said, ended } = await startProcess(env);
        return { ended: await ended, ...said };
      }),
    );
    for (const [index, message] of [
      /^Ordinácia did not start\. The port is in use by another program\. .*\n$/,
      /^Ordinácia did not start\. The database file .*text\.db cannot be opened: .*\n$/,
      /^Ordinácia did not start\. PORT="http" is not a port: .*\n$/,
    ].entries()) {
      assert.deepEqual(outcomes[index]?.ended, [1, null]);
      assert.match(outcomes[index].error, message);
      assert.equal(outcomes[index].out, '');
    }
  });
});

describe('environment variables', () => {
  const read = (env: Record<string, string>) => readEnvironment(env, '/default.db');

  it('have a default for everything', () => {
    assert.deepEqual(read({ PORT: ' ', REALTIME_KEY: 'without a backend' }), {
      host: '127.0.0.1',
      port: 4700,
      databaseFile: '/default.db',
      timeZone: 'Europe/Bratislava',
      seed: true,
    });
  });

  it('name a backend and its socket server', () => {
    const env = {
      ORDINACIA_BACKEND: 'https://practice.example/portal/',
      REALTIME_KEY: 'key',
      REALTIME_HOST: 'ws.practice.example',
      REALTIME_PORT: '6001',
      REALTIME_TLS: 'off',
    };
    const realtime = { key: 'key', host: 'ws.practice.example', port: 6001, tls: false };
    assert.deepEqual(read(env).backend, { url: 'https://practice.example/portal', realtime });
    assert.deepEqual(read({ ORDINACIA_BACKEND: 'http://localhost:8000' }).backend, { url: 'http://localhost:8000' });
  });

  it('are refused when invalid, without repeating a login', () => {
    const backend = { ORDINACIA_BACKEND: 'https://practice.example', REALTIME_KEY: 'k' };
    for (const [env, message] of [
      [{ PORT: '65536' }, /PORT="65536"/],
      [{ PORT: '-1' }, /PORT/],
      [{ ORDINACIA_TIME_ZONE: 'Europe/Nowhere' }, /ORDINACIA_TIME_ZONE="Europe\/Nowhere"/],
      [{ ORDINACIA_BACKEND: 'practice.example' }, /ORDINACIA_BACKEND/],
      [{ ORDINACIA_BACKEND: 'ftp://practice.example' }, /ORDINACIA_BACKEND/],
      [{ ...backend, REALTIME_HOST: "x; script-src 'unsafe-inline'" }, /REALTIME_HOST/],
      [{ ...backend, REALTIME_PORT: '0' }, /REALTIME_PORT/],
      [{ ...backend, REALTIME_TLS: 'maybe' }, /REALTIME_TLS="maybe"/],
    ] as const) {
      assert.throws(
        () => read(env),
        (error) => error instanceof EnvironmentProblem && message.test(error.message),
      );
    }
    assert.throws(
      () => read({ ORDINACIA_BACKEND: 'https://user:secret@practice.example' }),
      (error) => error instanceof EnvironmentProblem && !error.message.includes('secret'),
    );
  });
});
