import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClientAddress } from '../../server/client-address';
import { createPracticeApp } from '../../server/practice-app';
import { createOwnRealtime } from '../../server/realtime/own-realtime';
import { call, newSession } from './support/calls';
import { routesOf } from './support/routes';
import { sharedPractice } from './support/test-practice';
import { statusOfChunks } from './support/uploads';

const METHODS = ['GET', 'POST'] as const;

describe('refused requests', () => {
  const server = sharedPractice();

  it('C13 a wrong method is 405 and names the allowed one', async () => {
    const { status, body, headers } = await call(server, 'GET', '/api/ticket-next');
    assert.equal(status, 405);
    assert.equal(headers.get('allow'), 'POST');
    assert.deepEqual(body, {
      message: 'The GET method is not supported for this route. Supported methods: POST.',
    });
    for (const [path, methods] of [
      ['/api/tickets', 'GET, HEAD'],
      ['/api/calendar-feed', 'GET, HEAD, POST'],
    ] as const)
      assert.equal((await call(server, 'DELETE', path)).headers.get('allow'), methods);
  });

  it('C1 C28 every call needs a session, answers no other method, and its answer is kept by nobody', async () => {
    const open = ['', 'nonsense', 'x'.repeat(54), 'á'].map((token) => `Bearer ${encodeURIComponent(token)}`);
    const routes = routesOf(server);
    for (const { method, path: route, right } of routes) {
      if (right === 'open') continue;
      const path = route.replace(':payout', '1');
      for (const Authorization of route === '/api/tickets' ? open : ['', `Bearer ${'x'.repeat(54)}`]) {
        const { status, body, headers } = await call(server, method, path, { headers: { Authorization } });
        assert.deepEqual([route, status, body], [route, 401, { message: 'Unauthenticated.' }]);
        assert.equal(headers.get('cache-control'), 'no-store', route);
      }
      const own = routes.filter((each) => each.path === route).map((each) => each.method);
      const other = METHODS.find((each) => !own.includes(each)) ?? 'PUT';
      assert.equal((await call(server, other, path)).status, 405, route);
    }
  });

  it('the server answers no call that has no log line and right', () => {
    const app = createPracticeApp(server.practice, createOwnRealtime(), {
      hostFolder: '/',
      distFolder: '/',
      registration: 'open',
      kiosk: 'open',
      clientAddress: createClientAddress(),
    });
    const handled = routesOf(server).map(({ method, path }) => `${method} ${path}`);
    const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
    const calls = routes.filter((route) =>
      /^(?:GET|POST) \/(?:(?:(?:kiosk|display)\/)?(?:api|apps|broadcasting)|calendar-feed)\//.test(route),
    );
    assert.deepEqual(calls.sort(), handled.sort());
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

  it('C1 a session may call 600 times a minute, independent of other sessions', async () => {
    const [busy, calm] = [await newSession(server), await newSession(server)];
    const left = async ({ get }: typeof busy) => {
      const { headers } = await get('patients');
      return ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => headers.get(name)).join();
    };
    assert.deepEqual([await left(busy), await left(busy), await left(calm)], ['600,599', '600,598', '600,599']);
  });
});
