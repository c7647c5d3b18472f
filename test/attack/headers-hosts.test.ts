import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import { describe, it } from 'node:test';
import type { ServerOptions } from '../../server/start-server';
import { startTestPractice } from '../server/support/test-practice';
import { startBefore } from '../server/support/stand-in-backend';
import { sendRaw, statusOf } from './support/raw-bytes';

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
