import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { login, logout } from '../../src/api/session';
import { profileStore } from '../../src/features/profile/contract';
import { ticketNext, tickets } from '../../src/features/tickets/contract';
import { json, stubNetwork, type Network } from '../support/recorded-answers';
import { anyGet, API_BASE, createTestClient, failureOf, anyPost } from '../support/test-client';
import { invoiceUpload } from '../../src/features/payouts/contract';
import { upload } from '../../src/api/upload';

const OF_EACH = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

const OUTSIDE = [
  ['another path', '-other/api/tickets'],
  ['another host, by what follows the base', '.evil.example/api/tickets'],
  ['credentials', '@evil.example/api/tickets'],
  ['a path without its slash', 'api/tickets'],
  ['the base alone', ''],
  ['a doubled slash', '//evil.example/api/tickets'],
  ['a doubled slash further on', '/api//tickets'],
  ['dots', '/api/../../other'],
  ['dots that stay inside', '/api/../tickets'],
  ['one dot', '/./api/tickets'],
  ['dots at the end', '/api/..'],
  ['encoded dots', '/api/%2e%2E/%2e./other'],
  ['dots between encoded slashes', '/api%2f..%2F..%2fother'],
  ['dots between backslashes', '/api\\..\\other'],
  ['encoded backslashes', '/api%5c..%5Cother'],
  ['dots hidden by a tab', '/api/.\t./other'],
  ['a line end', '/api/\ntickets'],
] as const;

describe('requests', () => {
  let network: Network;

  beforeEach(() => (network = stubNetwork(json({}))));
  afterEach(() => network.restore());

  const keys = () => network.sent.map(({ headers }) => new Map(headers).get('idempotency-key'));
  const lastHeaders = () =>
    Object.fromEntries([...(network.sent.at(-1)?.headers ?? [])].filter(([name]) => name !== 'idempotency-key'));

  it('each POST has an idempotency key of its own, and a GET has none', async () => {
    const client = createTestClient();
    await client.call(ticketNext, { id: 7 });
    await client.call(ticketNext, { id: 7 });
    await client.call(anyGet, null);
    await client.call(ticketNext, { id: 7 }, { key: 'given' });
    const uuid = /^[\da-z]+(-[\da-z]+){3}$/;
    expect(keys()[0]).to.match(uuid);
    expect(keys()[1]).to.match(uuid);
    expect(keys()[0]).not.to.equal(keys()[1]);
    expect(keys().slice(2)).to.deep.equal([undefined, 'given']);
  });

  it('a POST that is repeated with a renewed token keeps its key', async () => {
    network.reply(json({}, 401), json({}));
    await createTestClient({ onUnauthorized: () => Promise.resolve('renewed') }).call(ticketNext, { id: 7 });
    expect(network.sent).to.have.length(2);
    expect(keys()[0]).to.equal(keys()[1]);
  });

  it('goes to the call’s own path, to the one that replaces it, or to that of the request alone', async () => {
    const client = createTestClient({ endpoints: () => ({ tickets: '/replaced' }) });
    network.reply(json([]));
    await client.call(ticketNext, { id: 7 });
    await client.call(tickets, null);
    await client.call(tickets, null, { path: '/given' });
    const paths = ['/api/ticket-next', '/replaced', '/given'];
    expect(network.sent.map(({ url }) => url)).to.deep.equal(paths.map((path) => API_BASE + path));
  });

  it('C1 a GET sends the bearer token, asks for JSON and is marked as an XMLHttpRequest', async () => {
    await createTestClient().call(anyGet, null);
    expect(network.sent[0]?.url).to.equal(`${API_BASE}/api/tickets`);
    expect(network.sent[0]?.init.method).to.equal('GET');
    expect(network.sent[0]?.init.body).to.equal(null);
    expect(lastHeaders()).to.deep.equal({ ...OF_EACH, authorization: 'Bearer a-token' });
  });

  it('C1 a POST also sends its JSON and the socket id', async () => {
    await createTestClient().call(ticketNext, { id: 7 });
    expect(network.sent[0]?.init.method).to.equal('POST');
    expect(network.sent[0]?.init.body).to.equal('{"id":7}');
    const own = { authorization: 'Bearer a-token', 'x-socket-id': '12.34' };
    expect(lastHeaders()).to.deep.equal({ ...OF_EACH, ...own, 'content-type': 'application/json' });
  });

  it('C1 the login sends neither a stored token nor the socket id', async () => {
    network.reply(json({ access_token: 'new' }));
    const answer = await createTestClient().call(login, { username: 'lekar@test.sk', password: 'heslo' });
    expect(answer).to.deep.equal({ access_token: 'new' });
    expect(network.sent[0]?.init.body).to.equal('{"username":"lekar@test.sk","password":"heslo"}');
    expect(lastHeaders()).to.deep.equal({ ...OF_EACH, 'content-type': 'application/json' });
  });

  it('leaves the headers out when there is no token or socket', async () => {
    const client = createTestClient({ token: () => null, socketId: () => null });
    await client.call(ticketNext, { id: 7 });
    expect(lastHeaders()).to.have.keys('accept', 'content-type', 'x-requested-with');
  });

  it('follows no redirects, caches nothing, sends no cross-origin cookies; the logout is kept alive, a file is not', async () => {
    const client = createTestClient();
    await client.call(anyGet, null);
    const options = { redirect: 'manual', cache: 'no-store', credentials: 'same-origin', keepalive: false };
    expect(network.sent[0]?.init).to.deep.include(options);
    await client.call(logout, null, { token: 'token' });
    await client.call(profileStore, { name: 'about', value: 'text' });
    await client.call(profileStore, new FormData());
    expect(network.sent.slice(1).map(({ init }) => init.keepalive)).to.deep.equal([true, true, false]);
  });

  it('reports a 401 with the token that was sent, even when a newer one arrived meanwhile', async () => {
    let token = 'old';
    const client = createTestClient({ token: () => token });
    network.reply(json({}, 401));
    const failing = failureOf(client.call(anyGet, null));
    token = 'new';
    expect((await failing).kind).to.equal('unauthorized');
    expect(client.rejected).to.deep.equal(['old']);
    expect(network.sent, 'a 401 is not tried again').to.have.length(1);
  });

  it('neither a 401 of the login, nor of a call without a token, nor a 403 ends the session', async () => {
    const client = createTestClient();
    network.reply(json({}, 401));
    await failureOf(client.call(login, { username: '', password: '' }));
    expect(client.rejected).to.deep.equal([]);
    const visitor = createTestClient({ token: () => null });
    await failureOf(visitor.call(anyGet, null));
    expect(visitor.rejected).to.deep.equal([]);
    network.reply(json({}, 403));
    await failureOf(client.call(anyGet, null));
    expect(client.rejected).to.deep.equal([]);
  });

  for (const [name, path] of OUTSIDE) {
    it(`outside of api-base are refused before anything is sent: ${name}`, async () => {
      const client = createTestClient();
      for (const call of [
        () => client.call(anyGet, null, { path }),
        () => client.call(anyPost, {}, { path }),
        () => client.getFile(path, new AbortController().signal),
        () => upload(client, { ...invoiceUpload, path }, new FormData()),
      ]) {
        // Uploads, too, throw this before they need XMLHttpRequest, which is missing here.
        const caught: unknown = await call().catch((error: unknown) => error);
        expect(caught).to.be.instanceOf(RangeError);
      }
      expect(network.sent).to.deep.equal([]);
    });
  }

  it('may have any query, and dots within a name', async () => {
    for (const path of ['/api/tickets?back=//a/../b', '/api/..hidden', '/api/v1.2/tickets...', '/api/%2fx']) {
      await createTestClient().call(anyGet, null, { path });
      expect(network.sent.at(-1)?.url).to.equal(API_BASE + path);
    }
  });
});
