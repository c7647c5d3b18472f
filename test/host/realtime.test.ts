import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import PusherServer from 'pusher';
import { call, field, groupsIn, logIn, newSession } from './support/calls';
import { listenAs } from './support/panel-socket';
import { establish, openSocket } from './support/raw-socket';
import { sharedPractice } from './support/test-practice';

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

  it('C29 every change of the waiting room reaches all panels of the doctor, but not the one that made it', async () => {
    const { doctor, token } = await newSession(server);
    const sender = await listenAs(server, token, doctor.id);
    const other = await listenAs(server, token, doctor.id);
    const headers = { 'X-Socket-ID': sender.socketId };
    const user = server.practice.createUser({ fullname: 'Ján Novák' });

    const { id } = server.practice.addTicket(doctor.id, { type: 'queue', user_id: user.id });
    assert.deepEqual(await Promise.all([sender.nextAction(), other.nextAction()]), [
      'update-waiting-tickets',
      'update-waiting-tickets',
    ]);
    const second = server.practice.addTicket(doctor.id, { type: 'queue' }, { isSilent: true });
    for (const [path, body] of [
      ['/api/patient-add-to-doctor', { id: user.id }],
      ['/api/ticket-next', { id }],
      ['/api/ticket-reject', { id: second.id }],
    ] as const) {
      assert.equal((await call(server, 'POST', path, { token, body, headers })).status, 200);
      assert.equal(await other.nextAction(), 'update-waiting-tickets');
    }
    // The sender's next event is the end: it got none of its own three changes.
    server.practice.announce(doctor.id, 'test-end');
    assert.equal(await sender.nextAction(), 'test-end');
  });

  it('C13 a refused change is not announced', async () => {
    const { doctor, token } = await newSession(server);
    const { id } = server.practice.addTicket(doctor.id, { type: 'queue' });
    server.practice.nextTicket(doctor.id, id);
    const panel = await listenAs(server, token, doctor.id);
    for (const body of [{ id }, { id: 99_999 }, {}]) await call(server, 'POST', '/api/ticket-next', { token, body });
    server.practice.announce(doctor.id, 'test-end');
    assert.equal(await panel.nextAction(), 'test-end');
  });

  it('C12 C29 a panel that reloads on an event reads the change', async () => {
    const { doctor, token } = await newSession(server);
    const panel = await listenAs(server, token, doctor.id);
    for (let count = 1; count <= 5; count += 1) {
      const action = panel.nextAction();
      server.practice.addTicket(doctor.id, { type: 'queue' });
      await action;
      const { body } = await call(server, 'GET', '/api/tickets', { token });
      assert.equal(groupsIn(body)[0]?.tickets.length, count);
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
    const address = `ws://localhost:${server.port}/app/ordinacia?protocol=7`;
    const { send, next, closed, socketId } = await establish(openSocket(address));
    const channel = `private-admin.${doctor.id}`;
    const { body } = await call(server, 'POST', '/broadcasting/auth', {
      token,
      body: { socket_id: socketId, channel_name: channel },
    });
    const subscription = { channel, auth: field(body, 'auth') };
    send('pusher:subscribe', subscription);
    assert.equal((await next()).event, 'pusher_internal:subscription_succeeded');
    await call(server, 'POST', '/api/logout', { token });
    assert.equal(await closed, 4009);
    const again = await establish(openSocket(address));
    again.send('pusher:subscribe', subscription);
    assert.equal((await again.next()).event, 'pusher:subscription_error');
    server.practice.announce(doctor.id, 'test-end');
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
});
