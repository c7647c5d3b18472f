import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { ServerEnv } from '../../server/http/server-env';
import { acceptedEncoding, jsonResponse } from '../../server/http/responses';
import { failureResponse } from '../../server/pages/error-pages';
import { securityHeaders } from '../../server/pages/security-headers';
import { newSession } from './support/calls';
import { bodyOf } from './support/stand-in-backend';
import { startTestPractice, type TestPractice } from './support/test-practice';

describe('compressed answers', () => {
  let server: TestPractice;
  let token: string;
  before(async () => {
    server = await startTestPractice();
    const session = await newSession(server);
    token = session.token;
    for (let count = 0; count < 40; count += 1)
      server.practice.tickets.addTicket(session.doctor.id, { type: 'queue', user_alternate: `Žofia Šťastná ${count}` });
  });

  /** The response as sent over the wire: `fetch` would decompress it. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request(`${server.url}${path}`, { method, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, bytes: await bodyOf(answer) };
  }
  const asDoctor = (encoding: string) => ({ Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding });

  it('a list is sent in brotli or gzip, whichever the client takes, and is the same; HEAD has no body', async (t) => {
    const plain = await ask('/api/tickets', asDoctor('identity'));
    assert.equal(plain.headers['content-encoding'], undefined);
    for (const [accepted, name, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await ask('/api/tickets', asDoctor(accepted));
      assert.equal(headers['content-encoding'], name);
      assert.equal(headers['vary'], 'Accept-Encoding');
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['content-length'], String(bytes.length));
      assert.deepEqual(unpack(bytes), plain.bytes);
      t.diagnostic(`${name}: ${bytes.length} of ${plain.bytes.length} bytes`);
      assert.ok(bytes.length < plain.bytes.length / 4);
    }
    const head = await ask('/api/tickets', asDoctor('br'), 'HEAD');
    assert.deepEqual([head.status, head.headers['content-encoding'], head.bytes.length], [200, 'br', 0]);
  });

  it('a short answer is not compressed, and so none that holds a token, nor is a small file', async () => {
    const { headers, bytes } = await ask('/health', { 'Accept-Encoding': 'br' });
    assert.equal(headers['content-encoding'], undefined);
    assert.deepEqual(JSON.parse(bytes.toString()), { status: 'ok' });
    const small = await ask('/icon.svg', { 'Accept-Encoding': 'br' });
    assert.equal(small.headers['content-encoding'], undefined);
    assert.ok(Number(small.headers['content-length']) < 1024);
  });

  it('a file has a tag of its own in each encoding, is not sent again to who has it, and never in parts', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await ask('/page.css', { 'Accept-Encoding': encoding });
        return [encoding, headers.etag ?? ''] as const;
      }),
    );
    assert.equal(new Set(tags.map(([, tag]) => tag)).size, 3);
    for (const [encoding, tag] of tags) {
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await ask('/page.css', { 'Accept-Encoding': encoding, 'If-None-Match': known });
        assert.deepEqual([again.status, again.headers.etag, again.bytes.length], [304, tag, 0]);
      }
    }
    const [, plainTag] = tags[0] ?? ['', ''];
    const other = await ask('/page.css', { 'Accept-Encoding': 'br', 'If-None-Match': plainTag });
    assert.equal(other.status, 200, 'the plain file is not the compressed one');
    const { status, headers } = await ask('/page.css', { Range: 'bytes=0-9', 'Accept-Encoding': 'br' });
    assert.deepEqual([status, headers['content-range'], headers['accept-ranges']], [200, undefined, undefined]);
  });

  it('an answer that was given up leaves nothing to the one that comes instead', async () => {
    const app = new Hono<ServerEnv>();
    app.use(securityHeaders({}));
    app.get('/', (c) => {
      c.header('ETag', '"given-up"');
      jsonResponse(c, 'x'.repeat(2000));
      throw new Error('The disk is full.');
    });
    app.onError(failureResponse);
    for (const [accept, content] of [
      ['application/json', /"Server Error"/],
      ['text/html', /Na serveri nastala chyba/],
    ] as const) {
      const answer = await app.request('/', { headers: { 'Accept-Encoding': 'br', Accept: accept } });
      const { headers } = answer;
      assert.deepEqual([answer.status, headers.get('content-encoding'), headers.get('etag')], [500, null, null]);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.match(await answer.text(), content);
    }
  });

  it('the encoding is what the client weighs', () => {
    for (const [accepted, encoding] of [
      [undefined, undefined],
      ['', undefined],
      ['br', 'br'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['br; q=0.0', undefined],
      ['*', 'br'],
      ['*;q=0, gzip', 'gzip'],
      ['zstd, deflate', undefined],
      ['br;q=nonsense', 'br'],
    ] as const) {
      assert.equal(acceptedEncoding(accepted), encoding, accepted);
    }
  });
});
