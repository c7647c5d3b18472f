// needs: built-files
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RESTART_SOURCE } from '../../server/pages/unstarted-pages';
import { startTestPractice, sharedPractice } from '../server/support/test-practice';
import { startBefore } from '../server/support/stand-in-backend';
import { sendRaw, statusOf } from './support/raw-bytes';
import { hostname } from 'node:os';
import type { ServerOptions } from '../../server/start-server';

const PAGES = [
  ['/', 302],
  ['/admin', 200],
  ['/admin/cakaren', 200],
  ['/examples/waiting-room.html', 200],
  ['/page.js', 200],
  ['/icon.svg', 200],
  ['/nothing-here', 404],
] as const;

/** Pages that only the practice server has. */
const OWN_PAGES = [
  ['/kiosk', 200],
  ['/kiosk/kiosk.js', 200],
  ['/display', 200],
  ['/display/BCDFGHJKMNPQ', 200],
  ['/setup', 200],
  ['/kiosk/api/practices', 200],
  ['/api/tickets', 401],
  ['/api/none', 404],
  ['/api/avatars/none', 404],
] as const;

const SAME_ON_ALL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('the headers of every answer', { timeout: 120_000 }, () => {
  async function expectHeaders(url: string, pages: readonly (readonly [string, number])[], policy: string) {
    for (const [path, status] of pages) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      await answer.arrayBuffer();
      assert.equal(answer.status, status, path);
      // Other websites may load only the panel's files.
      const forOthers = path.startsWith('/ordinacia/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
      for (const [name, value] of Object.entries({ ...SAME_ON_ALL, ...forOthers })) {
        assert.equal(answer.headers.get(name), value, path);
      }
      assert.equal(answer.headers.get('content-security-policy'), policy, path);
      const permissions = answer.headers.get('permissions-policy') ?? '';
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']) {
        assert.ok(permissions.includes(`${feature}=()`), `${path} ${feature}`);
      }
      assert.equal(answer.headers.get('strict-transport-security'), null);
      assert.equal(answer.headers.get('x-powered-by'), null);
    }
  }
  const policy = (connect: string, images = '') =>
    `default-src 'none'; script-src 'self' ${RESTART_SOURCE}; style-src 'self'; connect-src 'self'${connect}; ` +
    `img-src 'self' data:${images}; require-trusted-types-for 'script'; trusted-types dompurify; ` +
    "frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

  it('B5 the practice server: a socket leads to the page’s own host and to no other', async () => {
    const { port } = await startTestPractice();
    for (const host of ['localhost', '127.0.0.1']) {
      const socket = ` ws://${host}:${port}`;
      await expectHeaders(`http://${host}:${port}`, [...PAGES, ...OWN_PAGES], policy(socket));
    }
  });

  it('in front of a backend: only its socket server, and pictures of its own host', async () => {
    const url = 'https://practice.example/portal';
    const polling = await startBefore({ url });
    await expectHeaders(polling.url, PAGES, policy('', ' https://practice.example'));
    const live = await startBefore({ url, realtime: { key: 'k', host: 'ws.practice.example', port: 8443 } });
    await expectHeaders(live.url, PAGES, policy(' wss://ws.practice.example:8443', ' https://practice.example'));
  });

  it('behind TLS every response has HSTS, also a refusal', async () => {
    const before = { isHttps: true };
    const practice = await startTestPractice(before);
    const forwarding = await startBefore({ url: 'http://127.0.0.1:9' }, before);
    for (const address of [`${practice.url}/admin`, `${practice.url}/api/none`, `${forwarding.url}/api/tickets`]) {
      const { headers } = await fetch(address);
      assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', address);
    }
    const refused = await sendRaw(practice.port, ['TRACE /admin HTTP/1.1', 'Host: localhost', 'Connection: close']);
    assert.match(refused, /\r\nStrict-Transport-Security: max-age=31536000\r\n/i);
    // Anybody can send this header: without a trusted proxy it is ignored.
    const [plain, behind] = [await startTestPractice(), await startTestPractice({ trustProxy: 1 })];
    for (const [{ url }, proto, isSecure] of [
      [plain, 'https', false],
      [behind, 'http', false],
      [behind, 'https, http', false],
      [behind, 'https', true],
      [behind, 'http, https', true],
    ] as const) {
      const { headers } = await fetch(`${url}/admin`, { headers: { 'X-Forwarded-Proto': proto } });
      assert.equal(headers.has('strict-transport-security'), isSecure, proto);
    }
  });
});

describe('requests that no browser sends', { timeout: 120_000 }, () => {
  const server = sharedPractice();

  it('unknown methods, ambiguous lengths and too many headers are refused on every path', async () => {
    const head = ['Host: localhost', 'Connection: close'];
    const requests: [first: string, headers: string[], body: string, status: number][] = [
      // attack/forwarding tries all methods and lengths; the same front door guards both.
      ['TRACE /admin', [], '', 405],
      ['CONNECT localhost:80', [], '', 405],
      ['GET http://evil.example/admin', [], '', 400],
      ['GET admin', [], '', 400],
      ['GET /admin', ['Content-Length: 4'], 'body', 400],
      ['POST /api/admin/login', ['Transfer-Encoding: gzip, chunked'], '0\r\n\r\n', 400],
      ['GET /admin', Array.from({ length: 101 }, (_, index) => `X-${index}: 1`), '', 431],
      ['GET /admin', [`X: ${'x'.repeat(20_000)}`], '', 431],
    ];
    for (const [first, headers, body, status] of requests) {
      const answer = await sendRaw(server.port, [`${first} HTTP/1.1`, ...head, ...headers], body);
      assert.equal(statusOf(answer), status, first + headers.slice(0, 3).join());
    }
  });
});

describe('requests for a foreign host', { timeout: 120_000 }, () => {
  const ask = (port: number, host: string, path = '/admin', headers: readonly string[] = []) =>
    sendRaw(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close']);

  /** Hosts served (`own`) and refused (`foreign`): an attacker can point any name at this machine. */
  const table: readonly { title: string; options: Partial<ServerOptions>; own: string[]; foreign: string[] }[] = [
    {
      title: 'on loopback: its names only',
      options: {},
      own: ['localhost', 'LOCALHOST:80', 'localhost.', '127.0.0.1', '127.8.8.8:4700', '[::1]', '[::1]:4700'],
      foreign: ['evil.example', 'localhost.evil.example', 'evil.example:4700', '10.0.0.5', 'a_b.example'],
    },
    {
      title: 'on all addresses: numeric addresses and the machine’s name, which nobody else can own',
      options: { host: '0.0.0.0' },
      own: ['localhost', '192.168.1.20:4700', '[fe80::1]', hostname(), `${hostname().split('.')[0] ?? ''}.local`],
      foreign: ['evil.example', '192.168.1.20.evil.example', '1.2.3.4.5', `${hostname()}.evil.example`],
    },
    {
      title: 'with names given: these as well',
      options: { hosts: ['ordinacia.example', 'fd00::1'] },
      own: ['ordinacia.example', 'Ordinacia.Example.:443', '[fd00::1]:4700', 'localhost'],
      foreign: ['evil.example', 'www.ordinacia.example', '192.168.1.20'],
    },
  ];

  for (const { title, options, own, foreign } of table) {
    it(title, async () => {
      const practice = await startTestPractice(options);
      const forwarding = await startBefore({ url: 'http://127.0.0.1:9' }, options);
      for (const { port } of [practice, forwarding]) {
        for (const host of own) assert.equal(statusOf(await ask(port, host)), 200, host);
        for (const host of foreign) {
          const answer = await ask(port, host);
          assert.equal(statusOf(answer), 421, host);
          assert.ok(!answer.includes('ordinacia-admin'));
        }
      }
      for (const path of ['/api/tickets', '/kiosk/api/practices', '/page.js', '/ordinacia/x.js']) {
        assert.equal(statusOf(await ask(practice.port, 'evil.example', path)), 421, path);
      }
      assert.equal(statusOf(await ask(forwarding.port, 'evil.example', '/api/tickets')), 421);
    });
  }

  it('an invalid name and two names are refused; for a wrong one the page says in Slovak what to do, without repeating it', async () => {
    const { port } = await startTestPractice();
    for (const host of ['x@localhost', 'a b', 'localhost/', 'localhost,evil.example', 'localhost; x', 'a"b', '']) {
      assert.ok([400, 421].includes(statusOf(await ask(port, host))), host);
    }
    for (const [first, second] of [
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
    ] as const)
      assert.equal(statusOf(await ask(port, first, '/admin', [`Host: ${second}`])), 400);
    const answer = await ask(port, 'evil.example', '/admin', ['Accept: text/html']);
    assert.match(answer, /\r\nContent-Type: text\/plain; charset=utf-8\r\n/);
    const body = Buffer.from(answer, 'latin1').toString();
    assert.match(body, /Na tejto adrese Ordinácia neodpovedá/);
    assert.match(body, /ORDINACIA_HOSTS/);
    assert.ok(!body.includes('evil.example'));
  });

  it('only our own pages and allowed origins can open a socket', async () => {
    const origins = ['https://embedding.example'];
    const { port } = await startTestPractice({ hosts: ['ordinacia.example'], origins });
    for (const [status, host, origin] of [
      [101, 'localhost:5', 'http://localhost:5'],
      [101, 'localhost:5', undefined],
      [101, 'ordinacia.example', 'https://ordinacia.example'],
      [101, 'ordinacia.example:443', 'https://ordinacia.example'],
      // A proxy that sends its upstream's name as the host.
      [101, '127.0.0.1:4700', 'https://ordinacia.example'],
      [101, 'localhost', 'https://embedding.example'],
      [403, 'localhost', 'null'],
      [403, 'localhost', 'https://evil.example'],
      [403, 'localhost', 'http://localhost.evil.example'],
      [403, 'localhost', 'http://localhost:8080'],
      [403, 'localhost', 'http://embedding.example'],
      [403, 'localhost', 'https://embedding.example.evil.example'],
      [403, 'ordinacia.example', 'https://ordinacia.example:8443'],
      [403, 'localhost', 'file://'],
      [403, 'localhost', ''],
      [421, 'evil.example', 'http://evil.example'],
    ] as const)
      assert.equal(statusOf(await sendUpgrade(port, host, origin)), status, `${host} ${origin}`);
  });

  it('behind a trusted proxy limits hold for the client, and not for the proxy', async () => {
    const { port } = await startTestPractice({
      trustProxy: 1,
      limits: { connectionsPerAddress: 1 },
      socketLimits: { handshakesPerAddress: { burst: 1, perSecond: 0 } },
    });
    const ask = (address: string) => sendUpgrade(port, 'localhost', undefined, [`X-Forwarded-For: ${address}`]);
    const all = [ask('10.0.0.1'), ask('10.0.0.2'), ask('10.0.0.1')];
    const statuses = (await Promise.all(all)).map((answer) => statusOf(answer));
    assert.deepEqual(statuses.sort(), [101, 101, 429]);
  });

  function sendUpgrade(port: number, host: string, origin?: string, more: string[] = []): Promise<string> {
    return sendRaw(port, [
      'GET /app/ordinacia?protocol=99 HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin === undefined ? [] : [`Origin: ${origin}`]),
      ...more,
    ]);
  }
});
