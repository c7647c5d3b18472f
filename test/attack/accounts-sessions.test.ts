import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callsOf, columns, field, logIn, namesIn, newSession, statusOfRead, tryLogin } from '../server/support/calls';
import { CLOSED_BY_LOGOUT, listening } from '../server/support/colleagues';
import { newDoctor, PASSWORD, startTestPractice, sharedPractice } from '../server/support/test-practice';

const HOUR_MS = 3_600_000;

describe('a stolen token', { timeout: 60_000 }, () => {
  it('ends twelve hours after the last change, although an open panel goes on reading', async () => {
    let now = Date.parse('2026-11-20T07:00:00Z');
    const server = await startTestPractice({ now: () => new Date(now) });
    const { doctor, token, post } = await newSession(server);
    const { id } = doctor;
    now += 11 * HOUR_MS;
    assert.equal((await post('doctor-state-change', { doctor_state: 'online' })).status, 200);
    now += 11 * HOUR_MS;
    assert.equal(await statusOfRead(server, token), 200);
    const { closed } = await listening(server, token, id);
    now += HOUR_MS;
    assert.equal(await statusOfRead(server, token), 401);
    assert.equal(await closed, CLOSED_BY_LOGOUT);
    assert.deepEqual(server.practice.sessions.sessionsOf(id), []);
  });

  it('ends thirty days after the login, however much it is used', async () => {
    let now = Date.parse('2026-10-01T07:00:00Z');
    const server = await startTestPractice({ now: () => new Date(now) });
    const { post } = await newSession(server);
    const change = () => post('doctor-state-change', { doctor_state: 'online' });
    for (let hours = 0; hours < 30 * 24 - 8; hours += 8) {
      now += 8 * HOUR_MS;
      assert.equal((await change()).status, 200);
    }
    now += 8 * HOUR_MS;
    assert.equal((await change()).status, 401);
  });

  it('ends when it is set to, and not because the clock was set back', async () => {
    let now = Date.parse('2026-11-20T07:00:00Z');
    const sessionLimits = { idleMs: HOUR_MS, longestMs: 3 * HOUR_MS };
    const server = await startTestPractice({ now: () => new Date(now), sessionLimits });
    const { token } = await newSession(server);
    now -= 48 * HOUR_MS;
    assert.equal(await statusOfRead(server, token), 200);
    now += 49 * HOUR_MS;
    assert.equal(await statusOfRead(server, token), 401);
  });
});

describe('sessions of a doctor', { timeout: 60_000 }, () => {
  const server = sharedPractice();
  const reads = async (token: string) => (await statusOfRead(server, token)) === 200;
  const listOf = async ({ get }: Pick<ReturnType<typeof callsOf>, 'get'>) => {
    const { status, body } = await get('sessions');
    assert.equal(status, 200);
    assert.ok(Array.isArray(body));
    return body as unknown[];
  };

  it('are listed with their devices, the own one first', async () => {
    const { email } = await newDoctor(server);
    const from = async (userAgent: string) => {
      const { body } = await tryLogin(server, email, PASSWORD, { headers: { 'User-Agent': userAgent } });
      return String(field(body, 'access_token'));
    };
    const own = await from('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await from(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    );
    await from('<script>alert(1)</script>');
    const list = await listOf(callsOf(server, own));
    assert.deepEqual(columns(list, 'device', 'is_current'), [
      ['Firefox, Windows', true],
      [null, false],
      ['Safari, iPhone', false],
    ]);
    for (const session of list) {
      assert.deepEqual(namesIn(session).sort(), ['created_at', 'device', 'id', 'is_current', 'used_at']);
      assert.ok(Number.isInteger(field(session, 'id')));
      assert.match(String(field(session, 'used_at')), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  it('one is ended by its id, with its socket, or all others at once, no other doctor’s', async () => {
    const { doctor, token, get, post } = await newSession(server);
    const stolen = await logIn(server, doctor.email);
    const { closed } = await listening(server, stolen, doctor.id);
    const other = (await listOf({ get })).find((session) => field(session, 'is_current') === false);
    const end = () => post('session-end', { id: field(other, 'id') });
    assert.equal((await end()).status, 204);
    assert.equal(await closed, CLOSED_BY_LOGOUT);
    assert.ok(!(await reads(stolen)));
    assert.ok(await reads(token));
    assert.equal((await end()).status, 404);
    const tokens = [token, (await newSession(server)).token, await logIn(server, doctor.email)];
    assert.equal((await post('sessions-end-others')).status, 204);
    assert.deepEqual(await Promise.all(tokens.map(reads)), [true, true, false]);
  });
});
