import assert from 'node:assert/strict';
import { call, callsOf, field, logIn } from './calls';
import { establish, openSocket } from './sockets';
import { PASSWORD, type TestPractice } from './test-practice';

/** Invites a colleague by the panel's call; resolves with the token of the link. */
export async function invite(server: TestPractice, token: string, name = 'Jana', title = 'nurse-female') {
  const { status, body } = await call(server, 'POST', '/api/colleague-invite', { token, body: { name, title } });
  assert.equal(status, 201);
  return { id: Number(field(body, 'id')), link: linkToken(body) };
}

/** `./setup#token`, relative to the server's address. */
export const linkToken = (body: unknown) => /^\.\/setup#([\w-]{43})$/.exec(String(field(body, 'link')))?.[1] ?? '';

export const setUp = (server: TestPractice, token: string, changes: object = {}) =>
  call(server, 'POST', '/api/colleague-setup', {
    body: { token, email: 'jana@sestra.sk', password: PASSWORD, password_confirmation: PASSWORD, ...changes },
  });

let count = 0;

/** A logged-in colleague, made by the doctor's link and a login. */
export async function newColleague(server: TestPractice, doctorToken: string, name = 'Jana') {
  count += 1;
  const email = `sestra${count}@test.test`;
  const { id, link } = await invite(server, doctorToken, name);
  assert.equal((await setUp(server, link, { email })).status, 201);
  return { id, email, ...callsOf(server, await logIn(server, email)) };
}

export const CLOSED_BY_LOGOUT = 4200;

export async function listening(server: TestPractice, token: string, doctorId: number) {
  const socket = await establish(openSocket(`ws://localhost:${server.port}/app/ordinacia?protocol=7`));
  const channel = `private-admin.${doctorId}`;
  const body = { socket_id: socket.socketId, channel_name: channel };
  const answer = await call(server, 'POST', '/broadcasting/auth', { token, body });
  const subscription = { channel, auth: field(answer.body, 'auth') };
  socket.send('pusher:subscribe', subscription);
  assert.equal((await socket.next()).event, 'pusher_internal:subscription_succeeded');
  return { ...socket, subscription };
}
