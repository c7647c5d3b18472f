import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { before, describe, it } from 'node:test';
import type { RunningServer } from '../../server/start-server';
import { call, column, columns } from '../server/support/calls';
import { bodyOf, startStandIn, startBefore } from '../server/support/stand-in-backend';
import { sendRaw, startRawBackend, statusOf } from './support/raw-bytes';

describe('attacks on forwarding: requests', { timeout: 120_000 }, () => {
  let server: RunningServer;
  let backend = '';
  const seen: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
  before(async () => {
    backend = await startStandIn(async (incoming, outgoing) => {
      const line = `${String(incoming.method)} ${String(incoming.url)}`;
      seen.push({ line, headers: incoming.headers, body: (await bodyOf(incoming)).toString() });
      outgoing.end('{}');
    });
    server = await startBefore({ url: backend });
  });
  const send = (first: string, headers: readonly string[] = [], body = '') =>
    sendRaw(server.port, [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers], body);

  it('one request stays one, whatever it says about its length', async () => {
    const smuggled = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    const length = `Content-Length: ${smuggled.length}`;
    const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
    const requests: [method: string, headers: string[], body: string][] = [
      ['GET', ['Connection: content-length', length], smuggled],
      ['GET', ['Connection: close, Content-Length ', length], smuggled],
      ['GET', [length], smuggled],
      ['GET', ['Transfer-Encoding: chunked'], chunked],
      ['HEAD', [length], smuggled],
      ['POST', ['Connection: content-length', length], smuggled],
      ['POST', ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'], chunked],
      ['POST', ['Connection: host', length], smuggled],
      ['POST', ['Transfer-Encoding: gzip, chunked'], chunked],
      ['POST', ['Transfer-Encoding: chunked', length], chunked],
      ['POST', [length, 'Content-Length: 0'], smuggled],
      ['POST', [length, 'Host: elsewhere.example'], smuggled],
    ];
    for (const [method, headers, body] of requests) {
      const answer = await send(`${method} /api/tickets`, headers, body);
      assert.equal(statusOf(answer), 400, `${method} ${headers.join(' · ')}`);
      assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1);
    }
    assert.deepEqual(seen, []);
    assert.equal(statusOf(await send('DELETE /api/tickets', [length], smuggled)), 200);
    assert.deepEqual(columns(seen.splice(0), 'line', 'body'), [['DELETE /api/tickets', smuggled]]);
  });

  it('no client header determines where the request came from or its target', async () => {
    const evil =
      'X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Server X-Forwarded-Ssl ' +
      'X-Forwarded-Scheme X-Forwarded-By X-Forwarded-Anything X_Forwarded_Host X-Forwarded_Prefix x_forwarded_for X_Original_URL ' +
      'X-Original-URL X-Rewrite-URL X-Original-Host X-Host X-Real-IP X-Client-IP X-HTTP-Method-Override Proxy True-Client-IP ' +
      'Content_Length X.Dotted';
    const headers = [
      'Forwarded: for=6.6.6.6;host=evil.example',
      ...evil.split(' ').map((name) => `${name}: evil.example`),
      'X-Kept: kept',
      'Authorization: Bearer kept',
      'Idempotency-Key: kept',
    ];
    const raw = [`GET /api/tickets HTTP/1.1`, `Host: 127.0.0.1:${server.port}`, 'Connection: close', ...headers];
    assert.equal(statusOf(await sendRaw(server.port, raw)), 200);
    const [{ headers: sent } = { headers: {} as IncomingMessage['headers'] }] = seen.splice(0);
    assert.ok(!JSON.stringify(sent).includes('evil.example'), JSON.stringify(sent));
    const own = new URL(backend);
    const names = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];
    assert.deepEqual(
      names.map((name) => sent[name]),
      [own.host, own.host, 'http', '127.0.0.1'],
    );
    assert.deepEqual([sent['x-kept'], sent.authorization, sent['idempotency-key']], ['kept', 'Bearer kept', 'kept']);
  });

  it('only a trusted proxy determines the client of a request', async () => {
    const behind = await startBefore({ url: backend }, { trustProxy: 1 });
    const from = ['X-Forwarded-For: 10.1.2.3', 'X-Forwarded-Host: evil.example'];
    const raw = ['GET /api/tickets HTTP/1.1', 'Host: localhost', 'Connection: close', ...from];
    for (const { port } of [behind, server]) assert.equal(statusOf(await sendRaw(port, raw)), 200);
    const sent = seen.splice(0).map(({ headers }) => headers);
    assert.deepEqual(column(sent, 'x-forwarded-for'), ['10.1.2.3, 127.0.0.1', '127.0.0.1']);
    assert.ok(!JSON.stringify(sent).includes('evil.example'));
  });

  it('TRACE, CONNECT and unknown methods are refused', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'SEARCH', 'M-SEARCH', 'LINK']) {
      const answer = await send(`${method} /api/tickets`);
      assert.equal(statusOf(answer), 405, method);
      assert.match(answer, /\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/i);
    }
    assert.equal(statusOf(await send('CONNECT localhost:80')), 405);
    assert.deepEqual(seen, []);
  });

  it('a path that two programs could read differently is refused', async () => {
    const paths =
      '/api/..%2fadmin /api/%2e%2e/admin /api/%2E%2e%2Fadmin /api/..%5cadmin /api/..\\admin /api\\admin ' +
      '/api/%252e%252e%252fadmin /api/x%2fy /api/%00 /api/x%0d%0aX-Evil:%20y /api/x%7f /api/..;/admin /api/x;y=z /api/x%3by ' +
      '/api/%c0%af /api/%zz /api/% /api//tickets /api/./tickets /api/x/../tickets /x/../api/tickets /api/x#y ' +
      'http://evil.example/api/tickets';
    for (const path of paths.split(' ')) assert.equal(statusOf(await send(`GET ${path}`)), 400, path);
    assert.deepEqual(seen, []);
    assert.equal(statusOf(await send('GET /api/a%20b/%C5%BE.pdf?x=%2f..;%00')), 200);
    assert.deepEqual(column(seen.splice(0), 'line'), ['GET /api/a%20b/%C5%BE.pdf?x=%2f..;%00']);
  });
});

/** Headers of a backend that would hold for this server, too. */
const NEVER = ['strict-transport-security', 'service-worker-allowed', 'alt-svc', 'reporting-endpoints'];

describe('attacks on forwarding: answers', { timeout: 120_000 }, () => {
  it('no response of a backend ends the process', async () => {
    let answer = '';
    const backend = await startRawBackend(() => answer);
    const server = await startBefore({ url: backend.url });
    const json = 'Content-Length: 2\r\nContent-Type: application/json\r\n\r\n{}';
    const answers: [answer: string, status: number][] = [
      [`HTTP/1.1 099 Low\r\n${json}`, 502],
      [`HTTP/1.1 000 None\r\n${json}`, 502],
      [`HTTP/1.1 1000 High\r\n${json}`, 502],
      [`HTTP/1.1 101 Switching Protocols\r\nUpgrade: evil\r\nConnection: Upgrade\r\n\r\n`, 502],
      [`HTTP/1.1 200 a\x01b\r\n${json}`, 200],
      [`HTTP/1.1 200 a\x7Fb\xFF\r\n${json}`, 200],
      [`HTTP/1.1 200 OK\r\nX-A: a\x01b\r\n${json}`, 502],
      [`HTTP/1.1 200 OK\r\nX A: b\r\n${json}`, 502],
      [`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n${json}`, 502],
      [`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n${json}`, 502],
      [`HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}`, 502],
      ['no answer at all\r\n\r\n', 502],
      ['', 502],
    ];
    for (const [text, status] of answers) {
      answer = text;
      const { status: answered } = await call(server, 'GET', '/api/tickets');
      assert.equal(answered, status, JSON.stringify(text.slice(0, 60)));
    }
    answer = `HTTP/1.1 200 OK\r\n${json}`;
    const raw = await sendRaw(server.port, ['GET /api/x HTTP/1.1', 'Host: localhost', 'Connection: close']);
    assert.match(raw, /^HTTP\/1\.1 200 OK\r\n/);
  });

  it('an answer can run nothing, is shown as its type and read by no other page', async () => {
    const answers: Record<string, [type: string, body: string]> = {
      '/api/page': ['text/html', '<script>alert(1)</script>'],
      '/api/picture': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      '/api/json': ['application/json', '{"ok":true}'],
      '/api/none': ['', 'text'],
      '/api/invoice.pdf': ['application/pdf', '%PDF-1.7'],
    };
    const url = await startStandIn((incoming, outgoing) => {
      const [type, body] = answers[incoming.url ?? ''] ?? ['', ''];
      outgoing.writeHead(200, {
        ...(type ? { 'Content-Type': type } : {}),
        'Set-Cookie': ['a=1', 'b=2; HttpOnly'],
        'Content-Security-Policy': "default-src *; report-uri 'none'",
        'Content-Disposition': 'attachment; filename="x"',
        'X-Content-Type-Options': 'sniff',
        'Referrer-Policy': 'unsafe-url',
        ...Object.fromEntries(NEVER.map((name) => [name, 'max-age=99999999; includeSubDomains; preload'])),
      });
      outgoing.end(body);
    });
    const server = await startBefore({ url });
    for (const [path, [type, body]] of Object.entries(answers)) {
      const answer = await fetch(server.url + path);
      const { headers } = answer;
      assert.equal(await answer.text(), body);
      assert.deepEqual(headers.getSetCookie(), ['a=1', 'b=2; HttpOnly'], path);
      for (const [name, value] of [
        ['content-type', type || null],
        ['content-disposition', 'attachment; filename="x"'],
        ['x-content-type-options', 'nosniff'],
        ['referrer-policy', 'no-referrer'],
        ['cross-origin-resource-policy', 'same-origin'],
        ...NEVER.map((name) => [name, null] as const),
      ] as const)
        assert.equal(headers.get(name), value, name);
      // A browser enforces both policies, the backend's and ours. A sandbox would not show a PDF.
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /^default-src \*; report-uri 'none', /);
      assert.match(policy, /frame-ancestors 'self'/);
      assert.equal(/default-src 'none'.*sandbox/.test(policy), type !== 'application/pdf', path);
    }
  });

  it('a refusal of our own is as harmless', async () => {
    const server = await startBefore({ url: 'http://127.0.0.1:9' });
    const { status, headers } = await call(server, 'GET', '/api/tickets');
    assert.equal(status, 502);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
  });
});
