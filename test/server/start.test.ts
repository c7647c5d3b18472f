import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wantsDemo } from '../../host/demo-choice.mjs';
import { EnvironmentProblem, readEnvironment } from '../../server/environment';

describe('environment variables', () => {
  const read = (env: Record<string, string>) => readEnvironment(env, '/default.db');

  it('have a default for everything', () => {
    assert.deepEqual(read({ PORT: ' ', REALTIME_SECRET: 'without a key' }), {
      host: '127.0.0.1',
      port: 4700,
      databaseFile: '/default.db',
      timeZone: 'Europe/Bratislava',
    });
  });

  it('name a backend, a socket server, what may reach the server, and who gets an account', () => {
    const socket = { REALTIME_KEY: 'key', REALTIME_HOST: 'ws.example' };
    const plain = { REALTIME_TLS: 'off', REALTIME_PORT: '6001' };
    const publishing = { ...socket, REALTIME_SECRET: 'secret', REALTIME_APP_ID: '7' };
    const address = { key: 'key', host: 'ws.example' };
    const published = { ...address, secret: 'secret', appId: '7' };
    const cases: readonly (readonly [env: Record<string, string>, expected: object])[] = [
      [{ ORDINACIA_BACKEND: 'http://localhost:8000' }, { backend: { url: 'http://localhost:8000' } }],
      [
        { ORDINACIA_BACKEND: 'https://a.example/portal/', ...socket, ...plain },
        { backend: { url: 'https://a.example/portal', realtime: { ...address, port: 6001, tls: false } } },
      ],
      [publishing, { realtime: { ...published, port: 443, tls: true, api: 'https://ws.example:443' } }],
      [
        { ...publishing, ...plain, REALTIME_API: 'http://127.0.0.1:6002/' },
        { realtime: { ...published, port: 6001, tls: false, api: 'http://127.0.0.1:6002' } },
      ],
      [{ ORDINACIA_HOSTS: 'a.example, 10.0.0.5  fd00::1' }, { hosts: ['a.example', '10.0.0.5', 'fd00::1'] }],
      [
        { ORDINACIA_ORIGINS: 'https://a.example,http://localhost:8080,null', ORDINACIA_HTTPS: 'on' },
        { origins: ['https://a.example', 'http://localhost:8080', 'null'], isHttps: true },
      ],
      // No demo in production unless requested.
      [{ NODE_ENV: 'development' }, { demo: undefined, registration: undefined, publicUrl: undefined }],
      [{ NODE_ENV: 'production' }, { demo: false }],
      [{ ORDINACIA_DEMO: 'off' }, { demo: false }],
      [{ ORDINACIA_DEMO: 'on', NODE_ENV: 'production' }, { demo: true }],
      [{ ORDINACIA_REGISTRATION: 'Invitation' }, { registration: 'invitation' }],
      [{ ORDINACIA_URL: 'https://a.example:8443/' }, { publicUrl: 'https://a.example:8443', demo: undefined }],
    ];
    for (const [env, expected] of cases) {
      const options = new Map<string, unknown>(Object.entries(read(env)));
      for (const [name, value] of Object.entries(expected)) assert.deepEqual(options.get(name), value, name);
    }
    for (const name of ['REALTIME_SECRET', 'REALTIME_APP_ID', 'REALTIME_HOST']) {
      assert.throws(() => read({ ...publishing, [name]: '' }), EnvironmentProblem, name);
    }
    const wrong = { ...publishing, REALTIME_API: 'http://a.example/apps' };
    assert.throws(() => read(wrong), /REALTIME_API is not the address/);
  });

  it('npm start asks for the demo on the own machine, before there are data', () => {
    for (const env of [{}, { HOST: 'localhost' }, { HOST: '127.0.0.1', PORT: '80' }, { ORDINACIA_DEMO: ' ' }]) {
      assert.equal(wantsDemo(env, false), true);
      assert.equal(wantsDemo(env, true), false);
    }
    for (const env of [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.5' },
      { NODE_ENV: 'production' },
      { ORDINACIA_DEMO: 'off' },
      { ORDINACIA_BACKEND: 'https://practice.example' },
    ]) {
      assert.equal(wantsDemo(env, false), false);
    }
  });

  it('are refused when invalid, without repeating a login', () => {
    const isProblem = (isSaid: (message: string) => boolean) => (error: unknown) =>
      error instanceof EnvironmentProblem && isSaid(error.message);
    const backend = { ORDINACIA_BACKEND: 'https://practice.example', REALTIME_KEY: 'k' };
    for (const [env, message] of [
      [{ PORT: '65536' }, /PORT="65536"/],
      [{ PORT: '-1' }, /PORT/],
      [{ PORT: 'http' }, /PORT="http" is not a port: /],
      [{ ORDINACIA_TIME_ZONE: 'Europe/Nowhere' }, /ORDINACIA_TIME_ZONE="Europe\/Nowhere"/],
      [{ ORDINACIA_HOSTS: 'https://ordinacia.example' }, /ORDINACIA_HOSTS names "https/],
      [{ ORDINACIA_HOSTS: 'ok.example, *.example' }, /ORDINACIA_HOSTS names "\*\.example"/],
      [{ ORDINACIA_HOSTS: 'ok.example:4700' }, /ORDINACIA_HOSTS/],
      [{ ORDINACIA_ORIGINS: 'practice.example' }, /ORDINACIA_ORIGINS/],
      [{ ORDINACIA_ORIGINS: 'https://practice.example/' }, /ORDINACIA_ORIGINS/],
      [{ ORDINACIA_ORIGINS: '*' }, /ORDINACIA_ORIGINS/],
      [{ ORDINACIA_HTTPS: 'maybe' }, /ORDINACIA_HTTPS="maybe"/],
      [{ ORDINACIA_BACKEND: 'practice.example' }, /ORDINACIA_BACKEND/],
      [{ ORDINACIA_BACKEND: 'ftp://practice.example' }, /ORDINACIA_BACKEND/],
      [{ ...backend, REALTIME_HOST: "x; script-src 'unsafe-inline'" }, /REALTIME_HOST/],
      [{ ...backend, REALTIME_PORT: '0' }, /REALTIME_PORT/],
      [{ ...backend, REALTIME_TLS: 'maybe' }, /REALTIME_TLS="maybe"/],
      [{ ORDINACIA_DEMO: 'maybe' }, /ORDINACIA_DEMO="maybe"/],
      [{ ORDINACIA_REGISTRATION: 'all' }, /ORDINACIA_REGISTRATION="all" is none of closed, invitation, open/],
      [{ ORDINACIA_URL: 'practice.example' }, /ORDINACIA_URL/],
      [{ ORDINACIA_URL: 'https://practice.example/portal' }, /ORDINACIA_URL/],
    ] as const) {
      assert.throws(
        () => read(env),
        isProblem((said) => message.test(said)),
      );
    }
    for (const name of ['ORDINACIA_BACKEND', 'ORDINACIA_URL']) {
      const withLogin = { [name]: 'https://user:secret@practice.example' };
      assert.throws(
        () => read(withLogin),
        isProblem((said) => !said.includes('secret')),
      );
    }
  });
});
