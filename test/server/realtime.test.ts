import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import PusherServer from 'pusher';
import { call, field, logIn, newSession, column } from './support/calls';
import { CLOSED_BY_LOGOUT, listening } from './support/colleagues';
import { hoursDays } from '../../src/features/office-hours/contract';
import { hoursOn } from './support/hours';
import { listenAs, establish, openSocket, connect } from './support/sockets';
import { sharedPractice, startTestPractice } from './support/test-practice';
import { createChannels, createRecentEvents, type Subscriber } from '../../server/realtime/channels';
import { ACTIONS } from '../../server/realtime/events';

const CHANNEL = 'private-admin.1';
const TICKETS = 'update-waiting-tickets';

describe('events with stock laravel-echo and pusher-js', { timeout: 300_000 }, () => {
  const server = sharedPractice();
  const official = (secret = server.practice.realtimeSecret) =>
    new PusherServer({
      appId: 'ordinacia',
      key: 'ordinacia',
      secret,
      host: 'localhost',
      port: String(server.port),
      useTLS: false,
    });

  it('C12 C13 C20 C21 C22 C23 C24 C29 X13 a change of tickets and prescriptions reaches the doctor’s other panels and not the one that made it; any other, and a refused one, reaches none', async () => {
    const { doctor, token } = await newSession(server);
    const { practice } = server;
    for (const day of hoursDays) practice.officeHours.addOfficeHours(doctor.id, hoursOn(day, '08:00', '10:00'));
    const user = practice.people.createUser({ fullname: 'Ján Novák' }).id;
    practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: user });
    const [first, second, third] = [1, 2, 3].map(() => practice.tickets.addTicket(doctor.id, { type: 'queue' }).id);
    const [accepted, rejected] = [1, 2].map(
      () => practice.recepts.addRecept(doctor.id, { user_id: user, recept_title: 'Paralen' }).id,
    );
    const sender = await listenAs(server, token, doctor.id);
    const other = await listenAs(server, token, doctor.id);
    practice.tickets.addTicket(doctor.id, { type: 'queue' });
    for (const panel of [sender, other]) assert.equal(await panel.nextAction(), TICKETS);
    const day = practice.appointments.freeDays(doctor.id, 'schedule')[1]?.date;
    const booking = { ticket_type: 'schedule', ticket_value: { day, time: '08:00' }, user_alternate: 'Eva' };
    const term = practice.tickets.addTicket(
      doctor.id,
      { type: 'schedule', date: day ?? '', time: '09:00' },
      { isSilent: true },
    ).id;
    const moving = { id: term, version: 1, day, time: '08:30', duration_minutes: 30 };
    const expired_at = '2999-01-01T00:00:00Z';
    const cases: readonly (readonly [path: string, body: object, status: number, ...actions: string[]])[] = [
      ['patient-add-to-doctor', { id: user }, 200, TICKETS],
      ['patient-delete', { id: user }, 200, TICKETS],
      ['patient-delete', { id: user }, 404],
      ['ticket-add', { ticket_type: 'queue', user_alternate: 'Eva' }, 200, TICKETS],
      ['event-add', booking, 200, TICKETS],
      ['event-add', booking, 422],
      ['event-move', moving, 200, TICKETS],
      ['event-move', moving, 409],
      ['ticket-move', { id: third, place: 'first' }, 200, TICKETS],
      ['ticket-no-show', { id: third }, 200, TICKETS],
      ['ticket-return', { id: third }, 200, TICKETS],
      ['ticket-return', { id: third }, 409],
      ['ticket-next', { id: first }, 200, TICKETS],
      ['ticket-next', { id: first }, 409],
      ['ticket-next', {}, 422],
      ['ticket-reject', { id: second }, 200, TICKETS],
      ['recept-accepted', { id: accepted }, 200, 'update-admin-recepts'],
      ['recept-rejected', { id: rejected }, 200, 'update-admin-recepts'],
      ['recept-rejected', { id: rejected }, 409],
      ['doctor-state-change', { doctor_state: 'ending' }, 200],
      ['office-hours-add', hoursOn('monday', '11:00', '12:00'), 200],
      ['office-hours-remove', { id: practice.officeHours.officeHoursOf(doctor.id)[0]?.id }, 200],
      ['absence-add', { absence_from: expired_at, absence_to: expired_at }, 200],
      ['special-announcements-add', { note: 'Text', expired_at }, 200],
    ];
    for (const [path, body, status, ...actions] of cases) {
      const headers = { 'X-Socket-ID': sender.socketId };
      assert.equal((await call(server, 'POST', `/api/${path}`, { token, body, headers })).status, status, path);
      practice.events.announce(doctor.id, 'test-end');
      for (const action of [...actions, 'test-end']) assert.equal(await other.nextAction(), action, path);
      assert.equal(await sender.nextAction(), 'test-end', path);
    }
  });

  it('C29 the authorization signs this socket and this channel, for JSON and for forms', async () => {
    const { doctor, token } = await newSession(server);
    const { socketId } = await listenAs(server, token, doctor.id);
    const channel_name = `private-admin.${doctor.id}`;
    const expected = { status: 200, body: official().authorizeChannel(socketId, channel_name) };
    const form = new URLSearchParams({ socket_id: socketId, channel_name }).toString();
    for (const [body, type] of [
      [JSON.stringify({ socket_id: socketId, channel_name }), 'application/json'],
      [form, 'application/x-www-form-urlencoded'],
    ] as const) {
      const { status, body: answer } = await call(server, 'POST', '/broadcasting/auth', {
        token,
        body,
        headers: { 'Content-Type': type },
      });
      assert.deepEqual({ status, body: answer }, expected);
    }
  });

  it('C29 another channel is 403; a socket id that is malformed or not open is never signed', async () => {
    const { doctor, token } = await newSession(server);
    const { socketId } = await listenAs(server, token, doctor.id);
    const ask = (body: unknown) => call(server, 'POST', '/broadcasting/auth', { token, body });
    const own = `private-admin.${doctor.id}`;
    for (const channel_name of [`private-admin.${doctor.id + 1}`, `${own} `, 'public', '', null, [own], undefined]) {
      const { status, body } = await ask({ socket_id: socketId, channel_name });
      assert.deepEqual([status, body], [403, { message: '' }]);
    }
    for (const socket_id of ['1.2', `${socketId}:x`, 'x', '', null, 12.5, [socketId]]) {
      const { status, body } = await ask({ socket_id, channel_name: own });
      assert.equal(status, 422);
      assert.deepEqual(body, {
        message: 'Zadané údaje nie sú platné.',
        errors: { socket_id: ['Spojenie so serverom už neplatí'] },
      });
    }
  });

  it('C3 C29 after the logout the session’s sockets receive nothing more, while other sessions’ do', async () => {
    const { doctor, token } = await newSession(server);
    const other = await listenAs(server, await logIn(server, doctor.email), doctor.id);
    const { closed, subscription } = await listening(server, token, doctor.id);
    await call(server, 'POST', '/api/logout', { token });
    assert.equal(await closed, CLOSED_BY_LOGOUT);
    const again = await establish(openSocket(`ws://localhost:${server.port}/app/ordinacia?protocol=7`));
    again.send('pusher:subscribe', subscription);
    assert.equal((await again.next()).event, 'pusher:subscription_error');
    server.practice.events.announce(doctor.id, 'test-end');
    assert.equal(await other.nextAction(), 'test-end');
  });

  it('C29 the official pusher package can trigger, and exclude a sender', async () => {
    const { doctor, token } = await newSession(server);
    const [first, second] = [await listenAs(server, token, doctor.id), await listenAs(server, token, doctor.id)];
    const channel = `private-admin.${doctor.id}`;
    const response = await official().trigger(channel, 'update-waiting-tickets', {}, { socket_id: first.socketId });
    assert.equal(response.status, 200);
    assert.equal(await second.nextAction(), 'update-waiting-tickets');
    await official().trigger([channel], 'test-end', {});
    assert.equal(await first.nextAction(), 'test-end');
  });

  it('C29 a trigger that is unsigned, wrongly signed or altered is 401', async () => {
    await assert.rejects(official('wrong').trigger('private-admin.1', 'x', {}), { status: 401 });
    const path = '/apps/ordinacia/events';
    const body = JSON.stringify({ name: 'x', channels: ['private-admin.1'], data: '{}' });
    const sign = (params: Record<string, unknown> = {}) =>
      official().createSignedQueryString({ method: 'POST', path, body, params });
    const send = async (query: string, sent = body) =>
      (await call(server, 'POST', `${path}?${query}`, { body: sent })).status;
    assert.equal(await send(sign()), 200);
    assert.equal(await send(''), 401);
    assert.equal(await send(sign(), `${body} `), 401);
    assert.equal(await send(`${sign()}&extra=1`), 401);
  });

  describe('events of a moment ago', () => {
    /** Events that a socket receives before `test-end`, with or without a request for recent ones. */
    async function heard(
      doctorId: number,
      token: string,
      recent_events?: boolean,
      at = server,
    ): Promise<[string, unknown][]> {
      const pusher = connect(at, { headers: { Authorization: `Bearer ${token}` } });
      const events: [string, unknown][] = [];
      const channel_name = `private-admin.${doctorId}`;
      const channel = pusher.channels.add(channel_name, pusher);
      channel.authorize = (socket_id, callback) => {
        const body = { socket_id, channel_name, ...(recent_events === undefined ? {} : { recent_events }) };
        void call(at, 'POST', '/broadcasting/auth', { token, body }).then(({ body: answer }) =>
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
      at.practice.events.announce(doctorId, 'test-end');
      await ended;
      pusher.disconnect();
      return events;
    }

    it('come to a socket that asks for them, each once and marked, and to no other', async () => {
      const { doctor, token } = await newSession(server);
      server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
      server.practice.tickets.addTicket(doctor.id, { type: 'queue' });
      assert.deepEqual(await heard(doctor.id, token), []);
      assert.deepEqual(await heard(doctor.id, token, false), []);
      const events = await heard(doctor.id, token, true);
      const tickets = events.filter(([event]) => event === 'update-waiting-tickets');
      assert.equal(tickets.length, 1);
      for (const [, data] of events) assert.equal(field(data, 'recent'), true);
      const other = await newSession(server);
      assert.deepEqual(await heard(other.doctor.id, other.token, true), []);
    });

    it('of an earlier process are unknown: after a restart every event comes', async () => {
      const before = await startTestPractice();
      const { doctor, token } = await newSession(before);
      assert.deepEqual(await heard(doctor.id, token, true, before), []);
      await before.close();
      const after = await startTestPractice({ databaseFile: before.databaseFile });
      assert.deepEqual(
        await heard(doctor.id, token, true, after),
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
});
