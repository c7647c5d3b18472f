// needs: built-files
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { withBackendAttributes } from '../../server/backend/backend';
import { createForward } from '../../server/backend/forward';
import { startBefore, bodyOf, startStandIn } from './support/stand-in-backend';
import { call } from './support/calls';

describe('forwarding to an existing backend', { timeout: 300_000 }, () => {
  it('C1 a call is forwarded unchanged, below the backend’s base path', async () => {
    let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string } | undefined;
    const url = await startStandIn(async (incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming;
      seen = { method, url, headers, body: (await bodyOf(incoming)).toString() };
      outgoing.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'], 'X-Own': 'y' });
      outgoing.end('{"ok":true}');
    });
    const server = await startBefore({ url: `${url}/portal` });
    const { status, headers, body } = await call(server, 'PUT', '/api/x%20y?a=1&b=%C5%BE', {
      token: 'token',
      body: { name: 'Žofia' },
      headers: { 'X-Socket-ID': '1.2' },
    });
    assert.deepEqual([status, body], [201, { ok: true }]);
    assert.deepEqual(headers.getSetCookie(), ['a=1', 'b=2']);
    assert.equal(headers.get('x-own'), 'y');
    assert.ok(seen);
    assert.deepEqual([seen.method, seen.url, seen.body], ['PUT', '/portal/api/x%20y?a=1&b=%C5%BE', '{"name":"Žofia"}']);
    const { headers: sent } = seen;
    // The forwarding headers are proven in attack/forwarding.
    const kept = ['authorization', 'x-requested-with', 'x-socket-id'].map((name) => sent[name]);
    assert.deepEqual(kept, ['Bearer token', 'XMLHttpRequest', '1.2']);
  });

  it('hop-by-hop headers are not forwarded, in either direction', async () => {
    let sent: IncomingMessage['headers'] = {};
    const url = await startStandIn((incoming, outgoing) => {
      sent = incoming.headers;
      outgoing.writeHead(200, { Connection: 'close, X-Theirs', 'X-Theirs': '1', 'X-Kept': '1', Upgrade: 'h2c' }).end();
    });
    const server = await startBefore({ url });
    const headers = { Connection: 'close, X-Ours', 'X-Ours': '1', 'X-Kept': '1', TE: 'trailers', 'Keep-Alive': '5' };
    const asked = request(`${server.url}/api/tickets`, { headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const answered = answer.resume().headers;
    assert.equal(sent['x-kept'], '1');
    for (const name of ['x-ours', 'te', 'keep-alive']) assert.equal(sent[name], undefined, name);
    assert.deepEqual([answered['x-kept'], answered['x-theirs'], answered['upgrade']], ['1', undefined, undefined]);
  });

  it('C29 the channel authorization and the calendar feed are forwarded too, and nothing else', async () => {
    const asked: string[] = [];
    const url = await startStandIn((incoming, outgoing) => {
      asked.push(incoming.url ?? '');
      outgoing.end('{}');
    });
    const server = await startBefore({ url });
    await call(server, 'POST', '/broadcasting/auth', { body: {} });
    for (const path of ['/calendar-feed/a.ics', '/admin', '/apix', '/kiosk', '/api/../admin', '/broadcastingx'])
      await call(server, 'GET', path);
    assert.deepEqual(asked, ['/broadcasting/auth', '/calendar-feed/a.ics']);
  });

  it('passes a redirect on, and keeps a compressed answer as it is', async () => {
    const packed = gzipSync('{"long":"answer"}');
    const url = await startStandIn((incoming, outgoing) => {
      if (incoming.url === '/api/moved') outgoing.writeHead(302, { Location: 'https://practice.example/login' }).end();
      else outgoing.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end(packed);
    });
    const server = await startBefore({ url });
    const moved = await call(server, 'GET', '/api/moved');
    assert.deepEqual([moved.status, moved.headers.get('location')], [302, 'https://practice.example/login']);
    const answer = await call(server, 'GET', '/api/tickets');
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.deepEqual(answer.body, { long: 'answer' });
  });

  it('streams a large upload, in chunks too', async () => {
    let size = 0;
    let isStreamed = false;
    let sendRest = () => {};
    const url = await startStandIn((incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        // The first part arrives before the last is sent, so the body is not buffered.
        sendRest();
        isStreamed ||= size < 3_000_000;
      });
      incoming.on('end', () => outgoing.end(JSON.stringify({ size })));
    });
    const server = await startBefore({ url });
    const sent = request(`${server.url}/api/invoice-upload`, { method: 'POST' });
    sendRest = () => {
      sendRest = () => {};
      sent.end(Buffer.alloc(2_900_000));
    };
    sent.write(Buffer.alloc(100_000));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    assert.equal((await bodyOf(answer)).toString(), '{"size":3000000}');
    assert.ok(isStreamed);
  });

  it('an unreachable backend is 502, a silent one 504, a truncated answer stays truncated', async () => {
    const unreachable = await startBefore({ url: 'http://127.0.0.1:1' });
    const refused = await call(unreachable, 'GET', '/api/tickets');
    assert.deepEqual([refused.status, refused.body], [502, { message: 'Bad Gateway' }]);
    assert.ok(refused.requestId, 'its refusal has a code');

    const silent = await startStandIn(() => {});
    const impatient = await startStandIn(createForward({ url: silent, timeoutMs: 50 }));
    const late = await call({ url: impatient }, 'GET', '/api/tickets');
    assert.deepEqual([late.status, late.body], [504, { message: 'Gateway Timeout' }]);

    const torn = await startStandIn((_, outgoing) => {
      // Chunked, without Content-Length: otherwise the client itself would notice the missing half.
      outgoing.writeHead(200);
      outgoing.write('half', () => outgoing.destroy());
    });
    await assert.rejects(call(await startBefore({ url: torn }), 'GET', '/api/tickets'));
  });

  it('has no practice, database, kiosk or socket of its own', async () => {
    const server = await startBefore({ url: 'http://127.0.0.1:9' }, { demo: true });
    assert.equal(server.practice, null);
    await assert.rejects(access(server.databaseFile));
    for (const path of ['/kiosk', '/kiosk/api/practices', '/apps/ordinacia/events', '/app/ordinacia']) {
      assert.equal((await call(server, 'GET', path)).status, 404, path);
    }
  });

  it('the pages name the backend’s socket server', async () => {
    const url = 'https://practice.example/portal';
    const realtime = { key: 'a"b&c$&<', host: 'ws.practice.example', port: 8443, tls: true };
    const server = await startBefore({ url, realtime });
    for (const path of ['/admin/cakaren', '/examples/waiting-room.html']) {
      const { body } = await call(server, 'GET', path);
      const attributes = `realtime-key="a&quot;b&amp;c$&amp;&lt;" realtime-host="ws.practice.example" realtime-port="8443"`;
      assert.ok(String(body).includes(` ${attributes} realtime-tls="on">`));
    }
    const plain = await call(await startBefore({ url, realtime: { key: 'k' } }), 'GET', '/admin');
    const attributes = 'realtime-key="k" realtime-host="practice.example" realtime-port="443" realtime-tls="on">';
    assert.ok(String(plain.body).includes(attributes));
    const polling = await call(await startBefore({ url }), 'GET', '/admin');
    const panel = '<ordinacia-admin shortcuts="page" picture-origins="https://practice.example"></ordinacia-admin>';
    assert.ok(String(polling.body).includes(panel));
    assert.equal(withBackendAttributes('<p>', { url }), '<p>');
  });
});
