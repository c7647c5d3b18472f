import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChannels, createRecentEvents, type Subscriber } from '../../server/realtime/channels';
import { ACTIONS } from '../../server/realtime/events';
import { call, column, field, newSession } from './support/calls';
import { connect } from './support/sockets';
import { sharedPractice, startTestPractice } from './support/test-practice';

const CHANNEL = 'private-admin.1';

describe('events of a moment ago', { timeout: 120_000 }, () => {
  const shared = sharedPractice();

  /** Events that a socket receives before `test-end`, with or without a request for recent ones. */
  async function heard(
    doctorId: number,
    token: string,
    recent_events?: boolean,
    server = shared,
  ): Promise<[string, unknown][]> {
    const pusher = connect(server, { headers: { Authorization: `Bearer ${token}` } });
    const events: [string, unknown][] = [];
    const channel_name = `private-admin.${doctorId}`;
    const channel = pusher.channels.add(channel_name, pusher);
    channel.authorize = (socket_id, callback) => {
      const body = { socket_id, channel_name, ...(recent_events === undefined ? {} : { recent_events }) };
      void call(server, 'POST', '/broadcasting/auth', { token, body }).then(({ body: answer }) =>
        callback(null, { auth: String(field(answer, 'auth')) }),
      );
    };
    const ended = new Promise((resolve) => channel.bind('test-end', resolve));
    channel.bind_global((event: string, data: unknown) => {
      if (!event.startsWith('pusher:') && event !== 'test-end') events.push([event, data]);
    });
    const subscribed = new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
    pusher.subscribe(channel_name);
    await subscribed;
    server.practice.events.announce(doctorId, 'test-end');
    await ended;
    pusher.disconnect();
    return events;
  }

  it('come to a socket that asks for them, each once and marked, and to no other', async () => {
    const { doctor, token } = await newSession(shared);
    shared.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    shared.practice.tickets.addTicket(doctor.id, { type: 'queue' });
    assert.deepEqual(await heard(doctor.id, token), []);
    assert.deepEqual(await heard(doctor.id, token, false), []);
    const events = await heard(doctor.id, token, true);
    const tickets = events.filter(([event]) => event === 'update-waiting-tickets');
    assert.equal(tickets.length, 1);
    for (const [, data] of events) assert.equal(field(data, 'recent'), true);
    const other = await newSession(shared);
    assert.deepEqual(await heard(other.doctor.id, other.token, true), []);
  });

  it('of an earlier process are unknown: after a restart every event comes', async () => {
    const before = await startTestPractice();
    const { doctor, token } = await newSession(before);
    assert.deepEqual(await heard(doctor.id, token, true, before), []);
    await before.close();
    const server = await startTestPractice({ databaseFile: before.databaseFile });
    assert.deepEqual(
      await heard(doctor.id, token, true, server),
      ACTIONS.map((action) => [action, { recent: true }]),
    );
  });

  it('are kept for a while, and those of televisions not at all', () => {
    let now = 0;
    const channels = createChannels(createRecentEvents(() => now));
    const listen = (channel: string) => {
      const texts: string[] = [];
      const subscriber: Subscriber = { socketId: '1.1', send: (text) => void texts.push(text), close: () => {} };
      channels.connect(subscriber);
      channels.authorize('1.1', 'token', true);
      channels.subscribe(subscriber, channel);
      channels.disconnect(subscriber);
      return texts.map((text): unknown => JSON.parse(text));
    };
    channels.broadcast(CHANNEL, 'first', '{"by":"x"}');
    now = 5_000;
    channels.broadcast(CHANNEL, 'second', 'no JSON');
    channels.broadcast('display.abc', 'display', '{}');
    assert.deepEqual(listen(CHANNEL), [
      { event: 'first', data: '{"by":"x","recent":true}', channel: CHANNEL },
      { event: 'second', data: '{"recent":true}', channel: CHANNEL },
    ]);
    assert.deepEqual(listen('display.abc'), []);
    now = 15_000;
    assert.deepEqual(column(listen(CHANNEL), 'event'), ['second']);
    now = 20_000;
    assert.deepEqual(listen(CHANNEL), []);
  });
});
