// needs: built-files
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import { call, newSession } from '../server/support/calls';
import { startStandIn, startBefore } from '../server/support/stand-in-backend';
import { sharedPractice, startTestPractice, type TestPractice } from '../server/support/test-practice';
import { sendRaw, statusOf } from './support/raw-bytes';

const PORTAL = 'https://portal.example';
const ORIGINS = [PORTAL, 'http://localhost:8080'];

/** Origins that resemble an allowed one, or stand for any origin. */
const STRANGERS = (
  'null|*|https://evil.example|http://portal.example|https://portal.example:8443|https://portal.example.evil.example|' +
  'https://evil-portal.example|https://evil.example/https://portal.example|https://portal.example/|https://PORTAL.example|' +
  'https://user@portal.example|https://portal.example, https://evil.example|https://portal.exampl|https://portal.example\u00a0|' +
  'http://localhost|http://localhost:80801|file://|'
).split('|');

const ALLOW = 'access-control-allow-origin';
const crossOriginIn = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('calls of pages on other origins', { timeout: 120_000 }, () => {
  let server: TestPractice;
  let token: string;
  const plain = sharedPractice();
  before(async () => {
    server = await startTestPractice({ origins: ORIGINS });
    ({ token } = await newSession(server));
  });

  const preflight = (url: string, origin: string, path = '/api/tickets') =>
    fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-requested-with,x-socket-id',
      },
    });

  it('a sandboxed frame may call where `null` is allowed, which allows no other origin', async () => {
    const open = await startTestPractice({ origins: ['null'] });
    const frame = await preflight(open.url, 'null');
    assert.deepEqual([frame.status, frame.headers.get(ALLOW)], [204, 'null']);
    assert.equal(frame.headers.get('access-control-allow-credentials'), null);
    assert.equal((await preflight(open.url, PORTAL)).status, 403);
  });

  it('an allowed origin may send all that a panel sends, with a preflight lifetime', async () => {
    for (const origin of ORIGINS) {
      for (const path of ['/api/tickets', '/api/invoice-upload', '/broadcasting/auth', '/api/none']) {
        const answer = await preflight(server.url, origin, path);
        const { headers } = answer;
        assert.equal(answer.status, 204, path);
        assert.equal(headers.get('vary'), 'Origin');
        assert.deepEqual(Object.fromEntries(crossOriginIn(headers).map((name) => [name, headers.get(name)])), {
          [ALLOW]: origin,
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers':
            'Accept, Authorization, Content-Type, Idempotency-Key, X-Requested-With, X-Socket-ID',
          'access-control-expose-headers': 'Retry-After, X-Request-Id, Date',
          'access-control-max-age': '7200',
        });
        assert.equal(await answer.text(), '');
      }
    }
  });

  it('an allowed origin may read every response, even errors: otherwise the page sees no status', async () => {
    const login = { username: 'nikto@test.sk', password: 'x' };
    const asks: [status: number, path: string, options: Parameters<typeof call>[3], method?: 'GET' | 'POST'][] = [
      [200, '/api/tickets', { token }],
      [401, '/api/tickets', {}],
      [404, '/api/none', { token }],
      [405, '/api/tickets', { token, body: {} }, 'POST'],
      [413, '/api/ticket-next', { token, body: { id: 'x'.repeat(70_000) } }, 'POST'],
      [422, '/api/event-add', { token, body: '{"broken' }, 'POST'],
      [403, '/broadcasting/auth', { token, body: { socket_id: '1.1', channel_name: 'private-admin.999' } }, 'POST'],
      ...Array<[number, string, object, 'POST']>(5).fill([422, '/api/admin/login', { body: login }, 'POST']),
      [429, '/api/admin/login', { body: login }, 'POST'],
    ];
    for (const [status, path, options = {}, method = 'GET'] of asks) {
      const { headers, status: actual } = await call(server, method, path, { ...options, headers: { Origin: PORTAL } });
      assert.equal(actual, status, path);
      assert.equal(headers.get(ALLOW), PORTAL, path);
      assert.equal(headers.get('access-control-expose-headers'), 'Retry-After, X-Request-Id, Date');
      assert.match(headers.get('vary') ?? '', /^Origin\b/, path);
      assert.equal(headers.get('access-control-allow-credentials'), null);
      if (status === 429) assert.match(headers.get('retry-after') ?? '', /^\d+$/);
    }
  });

  it('an internal error and an early refusal are readable, too', async () => {
    const broken = await startTestPractice({ origins: ORIGINS, log: 'off' });
    const session = await newSession(broken);
    broken.practice.close();
    const failed = await call(broken, 'GET', '/api/patients', { ...session, headers: { Origin: PORTAL } });
    assert.equal(failed.status, 500);
    assert.equal(failed.headers.get(ALLOW), PORTAL);
    const head = ['GET /api/tickets HTTP/1.1', 'Host: evil.example', `Origin: ${PORTAL}`, 'Connection: close'];
    const refused = await sendRaw(server.port, head);
    assert.equal(statusOf(refused), 421);
    assert.match(refused, /\r\nAccess-Control-Allow-Origin: https:\/\/portal\.example\r\n/);
  });

  it('any other origin gets no CORS headers, however similar it looks', async () => {
    for (const origin of STRANGERS) {
      const raw = Buffer.from(origin, 'utf8').toString('latin1');
      const ask = (first: string, more: string[] = []) =>
        sendRaw(server.port, [`${first} HTTP/1.1`, 'Host: localhost', `Origin: ${raw}`, ...more, 'Connection: close']);
      const asked = await ask('OPTIONS /api/tickets', ['Access-Control-Request-Method: GET']);
      assert.equal(statusOf(asked), 403, origin);
      assert.doesNotMatch(asked, /access-control-/i, origin);
      // `Vary` also keeps a cache from serving this response to another origin.
      assert.match(asked, /\r\nVary: Origin\r\n/i);
      const read = await ask('GET /api/tickets', [`Authorization: Bearer ${token}`]);
      assert.equal(statusOf(read), 200);
      assert.doesNotMatch(read, /access-control-/i, origin);
    }
    const origins = [`Origin: ${PORTAL}`, 'Origin: https://evil.example'];
    const head = ['GET /api/tickets HTTP/1.1', 'Host: localhost', ...origins, 'Connection: close'];
    const two = await sendRaw(server.port, head);
    assert.doesNotMatch(two, /access-control-/i);
  });

  it('CORS covers only the panel’s calls: not the kiosk, the pages or the triggers of the socket', async () => {
    const others = '/kiosk/api/practices /kiosk/api/tickets /admin /setup /apps/x/events /apix /ready';
    for (const path of others.split(' ')) {
      const { headers } = await fetch(server.url + path, { headers: { Origin: PORTAL } });
      assert.deepEqual(crossOriginIn(headers), [], path);
      const asked = await preflight(server.url, PORTAL, path);
      assert.deepEqual(crossOriginIn(asked.headers), [], path);
    }
  });

  it('the documentation tells integrators to allow what this server allows', async () => {
    const page = await readFile('docs/cross-origin.md', 'utf8');
    const { headers } = await preflight(server.url, PORTAL);
    const allowed = headers.get('access-control-allow-headers') ?? '';
    const [, laravel = ''] = /'allowed_headers' => \[(.*)\]/.exec(page) ?? [];
    assert.equal(laravel.replaceAll("'", ''), allowed);
    for (const block of ['nginx', 'caddy']) {
      const [, lines = ''] = new RegExp('```' + block + '([^`]*)```').exec(page) ?? [];
      for (const value of [allowed, headers.get('access-control-allow-methods') ?? ''])
        assert.ok(lines.includes(`"${value}"`), `${block}: ${value}`);
      assert.ok(lines.includes('broadcasting/auth'));
    }
  });

  it('without configured origins none is allowed', async () => {
    const { headers } = await fetch(`${plain.url}/api/tickets`, { headers: { Origin: plain.url } });
    assert.deepEqual([crossOriginIn(headers), headers.get('vary')], [[], 'Accept-Encoding']);
    const asked = await preflight(plain.url, PORTAL);
    assert.deepEqual([asked.status, crossOriginIn(asked.headers)], [405, []]);
  });

  it('the panel’s files may be loaded with CORS by every page: modules, and scripts with `integrity`', async () => {
    for (const path of ['/ordinacia/ordinacia.umd.js', '/ordinacia/none.js']) {
      const { headers } = await fetch(plain.url + path, { headers: { Origin: 'https://any.example' } });
      assert.equal(headers.get(ALLOW), '*', path);
      assert.equal(headers.get('access-control-allow-credentials'), null);
    }
  });

  describe('in front of a backend', () => {
    const theirs = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'X-Theirs',
      Vary: 'Accept-Language',
    };
    const startBackend = () =>
      startStandIn((incoming, outgoing) => {
        outgoing.writeHead(incoming.method === 'OPTIONS' ? 204 : 422, theirs);
        outgoing.end(incoming.method === 'OPTIONS' ? undefined : '{}');
      });

    it('the configured origins apply, and not the backend’s own', async () => {
      const server = await startBefore({ url: await startBackend() }, { origins: ORIGINS });
      const asked = await preflight(server.url, PORTAL, '/broadcasting/auth');
      assert.deepEqual([asked.status, asked.headers.get(ALLOW)], [204, PORTAL]);
      const read = await fetch(`${server.url}/api/tickets`, { headers: { Origin: PORTAL } });
      assert.equal(read.status, 422);
      assert.equal(read.headers.get(ALLOW), PORTAL);
      assert.equal(read.headers.get('access-control-expose-headers'), 'Retry-After, X-Request-Id, Date');
      assert.equal(read.headers.get('access-control-allow-credentials'), null);
      assert.equal(read.headers.get('vary'), 'Origin, Accept-Language');
      for (const origin of ['https://evil.example', 'null']) {
        const refused = await fetch(`${server.url}/api/tickets`, { headers: { Origin: origin } });
        assert.deepEqual(crossOriginIn(refused.headers), [], origin);
        assert.equal((await preflight(server.url, origin)).status, 403);
      }
    });

    it('our own refusal is readable, too', async () => {
      const server = await startBefore({ url: 'http://127.0.0.1:9' }, { origins: ORIGINS });
      const { status, headers } = await fetch(`${server.url}/api/tickets`, { headers: { Origin: PORTAL } });
      assert.deepEqual([status, headers.get(ALLOW), headers.get('vary')], [502, PORTAL, 'Origin']);
    });

    it('without configured origins, the backend decides', async () => {
      const server = await startBefore({ url: await startBackend() });
      const { headers } = await fetch(`${server.url}/api/tickets`, { headers: { Origin: 'https://any.example' } });
      assert.deepEqual([headers.get(ALLOW), headers.get('access-control-expose-headers')], ['*', 'X-Theirs']);
      assert.equal((await preflight(server.url, 'https://any.example')).headers.get(ALLOW), '*');
    });
  });
});
