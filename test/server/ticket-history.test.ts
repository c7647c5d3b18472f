import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Doctor } from '../../server/features/doctors/store';
import type { NewTicket } from '../../server/features/tickets/tickets';
import { column, columns, field, groupsIn, newSession } from './support/calls';
import { LASTING, sharedPractice, rowsIn } from './support/test-practice';

const MORNING = new Date('2026-11-23T07:00:00Z');

type Session = Awaited<ReturnType<typeof newSession>>;

describe('the outcome of a ticket', { timeout: 300_000 }, () => {
  let doctor: Doctor;
  let get: Session['get'];
  let post: Session['post'];
  let now = MORNING;
  const server = sharedPractice({ now: () => now, sessionLimits: LASTING });
  beforeEach(async () => {
    now = MORNING;
    ({ doctor, get, post } = await newSession(server));
  });

  const status = async (path: string, body: unknown) => (await post(path, body)).status;
  const add = (ticket: NewTicket) => server.practice.tickets.addTicket(doctor.id, ticket).id;
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const history = async () => {
    const { status, body } = await get('tickets-history');
    assert.equal(status, 200);
    assert.ok(Array.isArray(body));
    return body as unknown[];
  };
  const waiting = async () => groupsIn((await get('tickets')).body).flatMap(({ tickets }) => tickets);
  const stored = (name: string, id: number): unknown => {
    const [row] = rowsIn(server.databaseFile, `SELECT ${name} AS value FROM tickets WHERE id = ?`, id);
    return field(row, 'value');
  };

  it('lists what was served, cancelled and missed today, the newest first, with the moment and by whom', async () => {
    const served = add({ type: 'queue', user_alternate: 'Ján Novák' });
    const cancelled = add({ type: 'schedule', date: '2026-11-24', time: '08:20', user_alternate: 'Eva Malá' });
    const missed = add({ type: 'schedule', time: '08:10', user_alternate: 'Ivan Veľký' });
    await post('ticket-next', { id: served });
    later(1);
    await post('ticket-reject', { id: cancelled });
    later(1);
    await post('ticket-no-show', { id: missed });
    const list = await history();
    assert.deepEqual(columns(list, 'id', 'status', 'called_at', 'handled_at'), [
      [missed, 'missed', null, '2026-11-23T08:02:00+01:00'],
      [cancelled, 'rejected', null, '2026-11-23T08:01:00+01:00'],
      [served, 'served', '2026-11-23T08:00:00+01:00', '2026-11-23T08:00:00+01:00'],
    ]);
    assert.deepEqual(new Set(column(list, 'handled_by')), new Set([doctor.doctor_name]));
    assert.equal(field(list[1], 'scheduled_formated'), 'zajtra o 8:20');
    assert.equal(field(list[2], 'user_alternate'), 'Ján Novák');
    const stranger = await newSession(server);
    assert.deepEqual((await stranger.get('tickets-history')).body, []);
    assert.match(String(stored('handled_session', served)), /^[0-9a-f]{12}$/);
    now = new Date('2026-11-23T23:00:00Z');
    assert.deepEqual(await history(), []);
  });

  it('a returned ticket stands where it stood, with its number and its time', async () => {
    const [first, second, third] = [1, 2, 3].map(() => {
      later(1);
      return add({ type: 'queue' });
    });
    const before = await waiting();
    for (const path of ['ticket-next', 'ticket-reject', 'ticket-no-show']) {
      later(1);
      assert.equal(await status(path, { id: second }), 200, path);
      assert.deepEqual(column(await waiting(), 'id'), [first, third]);
      assert.equal(await status('ticket-return', { id: second }), 200);
      assert.deepEqual(await waiting(), before);
      assert.deepEqual(await history(), []);
    }
    for (const name of ['handled_at', 'handled_session', 'called_at']) assert.equal(stored(name, Number(second)), null);
  });

  it('a return that is too late says why', async () => {
    const cancelled = add({ type: 'schedule', time: '10:00', duration_minutes: 20 });
    await post('ticket-reject', { id: cancelled });
    const instead = add({ type: 'schedule', time: '10:10', duration_minutes: 20 });
    assert.equal(await status('ticket-return', { id: cancelled }), 422);
    // An appointment whose time has passed takes nobody's slot.
    now = new Date('2026-11-23T09:30:00Z');
    assert.equal(await status('ticket-return', { id: cancelled }), 200);
    await post('ticket-next', { id: instead });
    now = new Date('2026-11-24T07:00:00Z');
    assert.equal(await status('ticket-return', { id: instead }), 410);
  });

  it('who was called and did not come is missed, only today, and was called all the same', async () => {
    const id = add({ type: 'queue' });
    assert.equal(await status('ticket-no-show', { id, was_called: true }), 409, 'it still waits');
    await post('ticket-next', { id });
    later(2);
    assert.equal(await status('ticket-no-show', { id }), 409, 'somebody has served it');
    assert.equal(await status('ticket-no-show', { id, was_called: true }), 200);
    const [record] = await history();
    assert.deepEqual(columns([record], 'status', 'called_at', 'handled_at'), [
      ['missed', '2026-11-23T08:00:00+01:00', '2026-11-23T08:02:00+01:00'],
    ]);
    assert.equal(await status('ticket-return', { id }), 200);
    const tomorrow = add({ type: 'schedule', date: '2026-11-24', time: '08:00' });
    assert.equal(await status('ticket-no-show', { id: tomorrow }), 409);
    assert.equal((await waiting()).length, 2);
  });
});
