import assert from 'node:assert/strict';
import { before, describe, it, mock } from 'node:test';
import { Hono } from 'hono';
import type { ServerEnv } from '../../host/server/calls/call-routes';
import { createThrottle } from '../../host/server/calls/throttle';
import { call, newSession } from './support/calls';
import { startTestPractice, type TestPractice } from './support/test-practice';
import { statusOfChunks } from './support/uploads';

describe('refused requests', () => {
  let server: TestPractice;
  before(async () => {
    server = await startTestPractice();
  });

  it('C13 a wrong method is 405 and names the allowed one', async () => {
    const { status, body, headers } = await call(server, 'GET', '/api/ticket-next');
    assert.equal(status, 405);
    assert.equal(headers.get('allow'), 'POST');
    assert.deepEqual(body, {
      message: 'The GET method is not supported for this route. Supported methods: POST.',
    });
    assert.equal((await call(server, 'DELETE', '/api/tickets')).headers.get('allow'), 'GET, HEAD');
  });

  it('an unknown call is 404 in JSON', async () => {
    for (const path of ['/api', '/api/nothing', '/api/tickets/1', '/broadcasting/else', '/kiosk/api/x', '/apps/x']) {
      const { status, body } = await call(server, 'GET', path);
      assert.deepEqual([path, status, body], [path, 404, { message: '' }]);
    }
  });

  it('a body over 64 kB is 413, with and without a length', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(70_000) });
    const measured = await call(server, 'POST', '/api/admin/login', { body: large });
    assert.equal(measured.status, 413);
    assert.deepEqual(measured.body, { message: 'The request body is too large.' });
    const json = { 'Content-Type': 'application/json' };
    assert.equal(await statusOfChunks(`${server.url}/kiosk/api/tickets`, Buffer.from(large), json), 413);
  });

  it('no other origin is allowed, and every answer has the strict headers', async () => {
    const answer = await call(server, 'GET', '/api/tickets', { headers: { Origin: 'https://elsewhere.test' } });
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
  });

  it('a server error is „Server Error“, and the log contains nothing of the request', async () => {
    const own = await startTestPractice();
    const { token } = await newSession(own);
    const logged = mock.method(console, 'error', () => {});
    own.practice.close();
    const { status, body } = await call(own, 'POST', '/api/ticket-next?tajne=1', { token, body: { id: 77_123 } });
    const text = logged.mock.calls.flatMap(({ arguments: given }) => given).join('\n');
    logged.mock.restore();
    assert.equal(status, 500);
    assert.deepEqual(body, { message: 'Server Error' });
    assert.match(text, /POST \/api\/ticket-next failed/);
    for (const secret of [token, 'tajne', '77123']) assert.ok(!text.includes(secret));
  });

  it('a throttle resets after a minute', async () => {
    let elapsed = 0;
    const throttle = createThrottle({ perMinute: 2, elapsed: () => elapsed });
    const app = new Hono<ServerEnv>().get('/', (c) => throttle.attempt(c, 'key') ?? c.text('in'));
    const attempt = async () => app.request('/');
    assert.deepEqual([(await attempt()).status, (await attempt()).status], [200, 200]);
    elapsed = 45_500;
    const refused = await attempt();
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '15']);
    elapsed = 60_000;
    const allowed = await attempt();
    assert.deepEqual([allowed.status, allowed.headers.get('x-ratelimit-remaining')], [200, '1']);
  });

  it('C1 a session may call 600 times a minute, independent of other sessions', async () => {
    const [busy, calm] = [await newSession(server), await newSession(server)];
    let last = await call(server, 'GET', '/api/patients', { token: busy.token });
    for (let count = 1; count < 601; count += 1)
      last = await call(server, 'GET', '/api/patients', { token: busy.token });
    assert.equal(last.status, 429);
    assert.ok(Number(last.headers.get('retry-after')) >= 1);
    assert.equal((await call(server, 'GET', '/api/patients', { token: calm.token })).status, 200);
  });
});
