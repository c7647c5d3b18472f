import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createChannels } from '../../server/realtime/channels';
import { channelAuth } from '../../server/realtime/protocol';
import { field } from './support/calls';
import { establish, expectPong, openSocket, serveSockets } from './support/sockets';

const SECRET = 'test secret';
const CHANNEL = 'private-admin.7';

describe('the Pusher protocol', { timeout: 300_000 }, () => {
  let url = '';
  const channels = createChannels();
  before(async () => {
    ({ url } = await serveSockets({ channels, secret: SECRET }));
  });

  const open = (address = `${url}/app/ordinacia?protocol=7`, options = {}) => openSocket(address, options);
  const established = (...args: Parameters<typeof open>) => establish(open(...args));
  const subscribed = async () => {
    const client = await established();
    client.send('pusher:subscribe', { channel: CHANNEL, auth: channelAuth(SECRET, client.socketId, CHANNEL) });
    const succeeded = { event: 'pusher_internal:subscription_succeeded', channel: CHANNEL, data: '{}' };
    assert.deepEqual(await client.next(), succeeded);
    return client;
  };

  it('C29 a connection gets a socket id and an activity time-out; a ping is answered', async () => {
    const { send, next, socketId, activityTimeout } = await established();
    assert.match(socketId, /^\d+\.\d+$/);
    assert.equal(activityTimeout, 30);
    send('pusher:ping', {});
    assert.deepEqual(await next(), { event: 'pusher:pong', data: '{}' });
  });

  it('C29 an unknown application, and a missing or unknown version, are refused and closed', async () => {
    for (const [path, code] of [
      ['/app/other?protocol=7', 4001],
      ['/app/ordinacia', 4008],
      ['/app/ordinacia?protocol=99', 4007],
    ] as const) {
      const { next, closed } = open(url + path);
      const { event, data } = await next();
      assert.equal(event, 'pusher:error');
      assert.equal(field(data, 'code'), code);
      assert.equal(await closed, code);
    }
  });

  it('an upgrade on any other path is refused', async () => {
    const { socket } = open(`${url}/elsewhere`);
    const message = await new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)));
    assert.match(message, /404/);
  });

  it('C29 a signed subscription succeeds, receives events, and ends with unsubscribe', async () => {
    const client = await subscribed();
    const { send, next } = client;
    channels.broadcast(CHANNEL, 'update-waiting-tickets', '{}');
    assert.deepEqual(await next(), { event: 'update-waiting-tickets', channel: CHANNEL, data: '{}' });
    send('pusher:unsubscribe', { channel: CHANNEL });
    await expectPong(client);
    channels.broadcast(CHANNEL, 'update-waiting-tickets', '{}');
    await expectPong(client);
  });

  it('C29 a missing signature, one of another socket or channel, and a public channel are refused with 4009', async () => {
    const other = await established();
    const client = await established();
    const { send, next, socketId } = client;
    for (const [channel, auth] of [
      [CHANNEL, undefined],
      [CHANNEL, 'ordinacia:'],
      [CHANNEL, channelAuth(SECRET, other.socketId, CHANNEL)],
      [CHANNEL, channelAuth(SECRET, socketId, 'private-admin.8')],
      [CHANNEL, channelAuth('another secret', socketId, CHANNEL)],
      ['public', channelAuth(SECRET, socketId, 'public')],
    ] as const) {
      send('pusher:subscribe', { channel, auth });
      const [refusal, error] = [await next(), await next()];
      assert.equal(refusal.event, 'pusher:subscription_error');
      assert.equal(refusal.channel, channel);
      assert.deepEqual(error, { event: 'pusher:error', data: { code: 4009, message: 'Connection is unauthorized' } });
    }
    channels.broadcast(CHANNEL, 'update-waiting-tickets', '{}');
    await expectPong(client);
  });

  it('C29 client events and malformed messages are refused, and the connection stays open', async () => {
    const client = await subscribed();
    const { next, socket } = client;
    const listener = await subscribed();
    socket.send(JSON.stringify({ event: 'client-hello', channel: CHANNEL, data: '{}' }));
    assert.deepEqual((await next()).data, { code: 4301, message: 'Client events are not enabled' });
    for (const text of ['', 'null', '[]', '{"event":5}', '{', '{"event":"pusher:subscribe","data":7}'])
      socket.send(text);
    for (let count = 0; count < 7; count += 1) assert.match((await next()).event, /error/);
    await expectPong(client);
    // Nothing of it has reached the others.
    await expectPong(listener);
  });

  it('a message that is too long closes the connection', async () => {
    const { socket, closed } = await established();
    socket.send('x'.repeat(20_000));
    assert.equal(await closed, 1009);
  });

  it('connections per address are limited, and a closed one frees its place', async () => {
    const { address: small } = await serveSockets({ channels, secret: SECRET, limits: { connectionsPerAddress: 1 } });
    const first = await established(small);
    assert.equal(await open(small).closed, 4100);
    first.socket.close();
    await first.closed;
    await established(small);
  });

  it('C29 a silent client gets a ping, and is disconnected without an answer', async () => {
    const { address: impatient } = await serveSockets({ channels, secret: SECRET, activityTimeoutSeconds: 0.05 });
    const silent = await established(impatient, { autoPong: false });
    assert.deepEqual(await silent.next(), { event: 'pusher:ping', data: '{}' });
    assert.equal(await silent.closed, 4201);
    assert.equal(channels.isConnected(silent.socketId), false);

    const lively = await established(impatient, { autoPong: false });
    for (let count = 0; count < 3; count += 1) {
      assert.equal((await lively.next()).event, 'pusher:ping');
      lively.send('pusher:pong', {});
    }
  });
});
