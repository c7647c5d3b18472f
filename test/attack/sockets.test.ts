import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import PusherServer from 'pusher';
import { channelAuth } from '../../server/realtime/protocol';
import type { SocketServerOptions } from '../../server/realtime/socket-server';
import { call } from '../server/support/calls';
import { expectPong, openSocket, serveSockets, type establish } from '../server/support/sockets';
import { onTestEnd, startTestPractice } from '../server/support/test-practice';

const SECRET = 'test secret';
const CHANNEL = 'private-admin.7';
/** Calls made during the attack. */
const CALLS = 100;

describe('attacks on sockets', { timeout: 120_000 }, () => {
  const serve = (options: Partial<SocketServerOptions>) => serveSockets({ secret: SECRET, ...options });

  const subscribed = async (socket: Awaited<ReturnType<typeof establish>>) => {
    socket.send('pusher:subscribe', { channel: CHANNEL, auth: channelAuth(SECRET, socket.socketId, CHANNEL) });
    assert.equal((await socket.next()).event, 'pusher_internal:subscription_succeeded');
    return socket;
  };

  it('fifty sockets that hammer and come back are cut after a few messages each, and HTTP answers meanwhile', async (t) => {
    const server = await startTestPractice();
    const address = `ws://localhost:${server.port}/app/ordinacia?protocol=7`;
    const workerData = { address, sockets: 50, rounds: 3, enough: 2_000 };
    const attack = new Worker(new URL('support/hammer.mjs', import.meta.url), { workerData });
    onTestEnd(async () => {
      await attack.terminate();
    });
    const hammered = once(attack, 'message') as Promise<[{ isCut: boolean; answers: number }[]]>;
    let longest = 0;
    for (let asked = 0; asked < CALLS; asked += 1) {
      const start = performance.now();
      assert.equal((await call(server, 'GET', '/kiosk/api/practices')).status, 200);
      longest = Math.max(longest, performance.now() - start);
    }
    const [outcomes] = await hammered;
    t.diagnostic(`${CALLS} calls meanwhile, the longest took ${Math.round(longest)} ms`);
    for (const { isCut, answers } of outcomes) {
      assert.ok(isCut);
      assert.ok(answers <= 100, `${answers} answers`);
    }
  });

  it('frames without a message count too: pings, pongs and fragments', async () => {
    const { open } = await serve({ limits: { messagesPerSocket: { burst: 5, perSecond: 0 } } });
    for (const hammer of [
      ({ socket }: Awaited<ReturnType<typeof open>>) => socket.ping(),
      ({ socket }: Awaited<ReturnType<typeof open>>) => socket.pong(),
      ({ socket }: Awaited<ReturnType<typeof open>>) => socket.send(Buffer.from('x')),
    ]) {
      const attacker = await open();
      for (let count = 0; count < 6; count += 1) hammer(attacker);
      assert.equal(await attacker.closed, 4100);
    }
    const fragments = await open();
    for (let count = 0; count < 40; count += 1) fragments.socket.send('', { fin: false });
    assert.equal(await fragments.closed, 1008);
  });

  it('strangers of one address share a limit, which does not touch a panel that listens there', async () => {
    const { channels, open } = await serve({
      limits: { messagesPerSocket: { burst: 5, perSecond: 0 }, strangersPerAddress: { burst: 8, perSecond: 0 } },
    });
    const panel = await subscribed(await open());
    const [first, second] = [await open(), await open()];
    for (let count = 0; count < 4; count += 1) {
      first.send('pusher:ping', {});
      await first.next();
    }
    for (let count = 0; count < 4; count += 1) second.send('pusher:ping', {});
    assert.equal(await second.closed, 4100);
    await expectPong(panel);
    channels.broadcast(CHANNEL, 'update-waiting-tickets', '{}');
    assert.equal((await panel.next()).event, 'update-waiting-tickets');
  });

  it('the rate of a panel that behaves is never limited', async () => {
    let now = 0;
    const { open } = await serve({ elapsed: () => now });
    const panel = await subscribed(await open());
    for (let count = 0; count < 500; count += 1) {
      // More often than any panel pings.
      now += 1_000;
      await expectPong(panel);
    }
  });

  it('who does not subscribe in time is disconnected; who has may stay', async () => {
    const { channels, open } = await serve({ limits: { subscribeWithinMs: 2_000 } });
    const panel = await subscribed(await open());
    const idle = await open();
    // Neither a ping nor a refused subscription counts as a subscription.
    idle.send('pusher:ping', {});
    idle.send('pusher:subscribe', { channel: CHANNEL, auth: 'ordinacia:wrong' });
    assert.equal(await idle.closed, 4100);
    while (channels.isConnected(idle.socketId)) await new Promise((resolve) => setImmediate(resolve));
    await expectPong(panel);
  });

  it('an address that connects again and again is refused before the handshake', async () => {
    const { address, open } = await serve({ limits: { handshakesPerAddress: { burst: 3, perSecond: 0 } } });
    for (let count = 0; count < 3; count += 1) (await open()).socket.close();
    const { socket } = openSocket(address);
    const message = await new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)));
    assert.match(message, /429/);
  });

  it('a signed trigger is good for its second only, and never again', async () => {
    let ahead = 0;
    const server = await startTestPractice({ now: () => new Date(Date.now() + ahead) });
    const signer = new PusherServer({
      appId: 'ordinacia',
      key: 'ordinacia',
      secret: server.practice.realtimeSecret,
      host: 'localhost',
      port: String(server.port),
      useTLS: false,
    });
    const path = '/apps/ordinacia/events';
    const bodyOf = (name: string) => JSON.stringify({ name, channels: ['private-admin.1'], data: '{}' });
    const signed = (name: string) => {
      const body = bodyOf(name);
      return { body, query: signer.createSignedQueryString({ method: 'POST', path, body, params: {} }) };
    };
    const send = async ({ query, body }: ReturnType<typeof signed>) =>
      (await call(server, 'POST', `${path}?${query}`, { body })).status;

    const first = signed('first');
    assert.equal(await send(first), 200);
    // A backend that announces two changes in one second signs the same text twice.
    assert.equal(await send(first), 200);
    for (const later of [2_000, 10_000, 59_000, 110_000, 300_000, 599_000]) {
      ahead = later;
      assert.equal(await send(first), 401, String(later));
    }
    // The clocks of two machines may be apart, but not by ten minutes.
    for (const [seconds, status] of [
      [-125, 401],
      [125, 401],
      [-110, 200],
      [110, 200],
    ] as const) {
      ahead = seconds * 1000;
      assert.equal(await send(signed(`at ${seconds}`)), status, String(seconds));
    }
  });
});
