// needs: own-process
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Fault } from '../support/faults/faults';
import { startFaultProxy, type FaultProxy } from '../support/faults/proxy';
import { BODY, dial, startEcho, type EchoServer, type RawClient } from './raw-client';

/** Longer than any test: what waits for it has not come by itself. */
const FOREVER_MS = 3_600_000;

describe('the bad line between a client and a server', { timeout: 60_000 }, () => {
  let server: EchoServer;
  let proxy: FaultProxy;
  let clients: RawClient[] = [];
  before(async () => {
    server = await startEcho();
  });
  beforeEach(async () => {
    proxy = await startFaultProxy(server.port);
  });
  afterEach(async () => {
    clients.forEach((client) => client.destroy());
    clients = [];
    await proxy.close();
  });
  after(() => server.close());

  const client = () => {
    const dialled = dial(proxy.port);
    clients.push(dialled);
    return dialled;
  };
  /** One request while the fault is there. */
  const askIn = (fault: Fault, path: string) => {
    const end = proxy.begin(fault);
    const asking = client();
    asking.ask('POST', path, 'telo');
    return { asking, end };
  };
  const hasSeen = (path: string) => server.seen.some((one) => one.includes(`${path} `) || one.endsWith(path));

  it('without a fault every request of a connection is answered, and counted', async () => {
    const asking = client();
    asking.ask('POST', '/one?x=1', 'telo');
    asking.ask('GET', '/one');
    asking.ask('GET', '/last-of-them');
    await until(() => asking.received().split(BODY).length === 4);
    assert.ok(server.seen.includes('POST /one?x=1 telo'));
    assert.deepEqual(
      [...proxy.requests],
      [
        ['POST /one', 1],
        ['GET /one', 1],
        ['GET /last-of-them', 1],
      ],
    );
  });

  it('latency holds an answer back, healing lets it through', async () => {
    const { asking } = askIn({ kind: 'latency', ms: FOREVER_MS }, '/late');
    await until(() => hasSeen('/late'));
    await roundTrips(server.port);
    assert.equal(asking.received(), '');
    proxy.heal();
    await asking.until(BODY);
  });

  it('a narrow line lets the answer through in parts', async () => {
    const { asking } = askIn({ kind: 'bandwidth', bytesPerSecond: 5 }, '/narrow');
    const first = await asking.until('H');
    assert.ok(!first.includes(BODY));
    proxy.heal();
    await asking.until(BODY);
  });

  it('a cut ends the connection in the middle of the answer', async () => {
    const { asking } = askIn({ kind: 'cut', on: 'http' }, '/cut');
    await asking.ended;
    assert.ok(hasSeen('/cut'));
    assert.match(asking.received(), new RegExp(`content-length: ${Buffer.byteLength(BODY)}`, 'i'));
    assert.ok(!asking.received().includes(BODY));
  });

  it('in a black hole an open connection is silent, and reset or dead afterwards', async () => {
    for (const afterwards of ['reset', 'dead'] as const) {
      const asking = client();
      asking.ask('GET', `/before-${afterwards}`);
      await asking.until(BODY);
      const idle = client();
      idle.ask('GET', '/idle');
      await idle.until(BODY);
      const end = proxy.begin({ kind: 'black-hole', afterwards });
      asking.ask('GET', `/inside-${afterwards}`);
      const fresh = client();
      fresh.ask('GET', `/begun-inside-${afterwards}`);
      await roundTrips(server.port);
      assert.equal(fresh.received(), '');
      end();
      // A connection that is begun in it comes about afterwards.
      await fresh.until(BODY);
      if (afterwards === 'reset') assert.equal(await asking.ended, 'reset');
      else {
        idle.ask('GET', '/after-dead');
        const other = client();
        other.ask('GET', '/on-a-new-line');
        await other.until(BODY);
      }
      assert.ok(!hasSeen(`/inside-${afterwards}`));
    }
    assert.ok(!hasSeen('/after-dead'));
  });

  it('a reset before the server: it hears nothing; after it: the change is stored', async () => {
    const lost = askIn({ kind: 'reset-before' }, '/unheard');
    assert.equal(await lost.asking.ended, 'reset');
    lost.end();
    assert.ok(!hasSeen('/unheard'));
    const stored = askIn({ kind: 'reset-after' }, '/heard');
    assert.equal(await stored.asking.ended, 'reset');
    assert.ok(hasSeen('/heard'));
    assert.equal(stored.asking.received(), '');
  });

  it('a slow close: the server has handled it, the connection ends without an answer', async () => {
    const { asking } = askIn({ kind: 'slow-close', ms: 20 }, '/slow');
    assert.equal(await asking.ended, 'closed');
    assert.ok(hasSeen('/slow'));
    assert.equal(asking.received(), '');
  });

  it('no connection comes about while they are refused', async () => {
    const { asking, end } = askIn({ kind: 'refuse' }, '/refused');
    assert.equal(await asking.ended, 'reset');
    end();
    const later = client();
    later.ask('GET', '/let-in');
    await later.until(BODY);
    assert.ok(!hasSeen('/refused'));
  });

  it('an answer is replaced before or after the server has handled the request', async () => {
    const body = '<p>Bad gateway</p>';
    const before = askIn({ kind: 'answer-before', status: 502, body, type: 'text/html' }, '/not-forwarded');
    assert.match(await before.asking.until(body), /^HTTP\/1\.1 502 [^]*text\/html/);
    before.end();
    assert.ok(!hasSeen('/not-forwarded'));
    const after = askIn({ kind: 'answer-after', status: 502, body }, '/forwarded');
    await after.asking.until(body);
    assert.ok(hasSeen('/forwarded'));
  });

  it('a truncated answer tells the length of its half', async () => {
    const { asking } = askIn({ kind: 'truncate' }, '/half');
    const half = Buffer.from(BODY)
      .subarray(0, Math.floor(Buffer.byteLength(BODY) / 2))
      .toString();
    const text = await asking.until(half);
    assert.match(text, new RegExp(`content-length: ${Buffer.byteLength(half)}`, 'i'));
    asking.ask('GET', '/half-again');
    await until(() => hasSeen('/half-again'));
  });

  it('a fault meets only its method and path, and only so often', async () => {
    const body = 'zakázané';
    proxy.begin({ kind: 'answer-before', method: 'GET', path: '/one', times: 1, status: 403, body });
    const asking = client();
    asking.ask('POST', '/one');
    await asking.until(BODY);
    asking.ask('GET', '/other');
    asking.ask('GET', '/one');
    await asking.until(body);
    asking.ask('GET', '/one');
    await until(() => server.seen.includes('GET /one'));
  });
});

/** So often there and back that whatever is not held has come. */
async function roundTrips(port: number): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    const client = dial(port);
    client.ask('GET', '/round-trip');
    await client.until(BODY);
    client.destroy();
  }
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

async function until(look: () => boolean): Promise<void> {
  while (!look()) await nextTask();
}
