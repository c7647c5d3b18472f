import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { call, field, newSession } from './support/calls';
import { hoursOn } from './support/hours';
import { connect } from './support/sockets';
import { sharedPractice } from './support/test-practice';

/** A Monday at 10:00. */
const MONDAY = new Date('2026-11-23T09:00:00Z');

describe('the television of the waiting room', { timeout: 300_000 }, () => {
  let now = MONDAY;
  const server = sharedPractice({ now: () => now });

  /** A doctor with the television switched on. */
  async function withDisplay() {
    now = MONDAY;
    const session = await newSession(server);
    const { doctor, get } = session;
    const post = (path: string, body: object, key = randomUUID()) =>
      session.post(path, body, { 'Idempotency-Key': key });
    const keyOf = async () => String(field((await get('display')).body, 'key'));
    const key = await keyOf();
    await post('settings-store', { name: 'display', value: true });
    const show = (headers: Record<string, string> = {}) => call(server, 'GET', `/display/api/${key}`, { headers });
    const shown = async (name: string) => field((await show()).body, name);
    const add = (ticket: Parameters<typeof server.practice.tickets.addTicket>[1] = { type: 'queue' }) =>
      server.practice.tickets.addTicket(doctor.id, ticket).id;
    return { ...session, post, keyOf, key, show, shown, add };
  }

  const labels = (list: unknown) =>
    (list as { number: number | null; time: string | null }[]).map(({ number, time }) => number ?? time);

  it('is off until the doctor switches it on, and reveals nothing without the key', async () => {
    const { doctor, get } = await newSession(server);
    const key = String(field((await get('display')).body, 'key'));
    assert.match(key, /^[2-9BCDFGHJKMNPQRSTVWXZ]{12}$/);
    const status = async (asked = key) => (await call(server, 'GET', `/display/api/${asked}`)).status;
    assert.equal(await status(), 403);
    server.practice.settings.storeSetting(doctor.id, 'display', true);
    assert.deepEqual([await status(), await status('BBBBBBBBBBBB'), await status(doctor.code)], [200, 404, 404]);
    server.practice.accounts.setDoctorStatus(doctor.id, 'disabled');
    assert.equal(await status(), 403);
  });

  it('names tickets by their numbers and appointments by their times, and nobody by a name', async () => {
    const { doctor, post, show, shown, add } = await withDisplay();
    const ján = server.practice.people.createUser({ fullname: 'Ján Tajný' });
    server.practice.patients.addPatient(doctor.id, ján.id);
    const first = add({ type: 'queue', user_id: ján.id, event_note: 'Kašeľ tajný' });
    add({ type: 'schedule', time: '10:20', user_alternate: 'Eva Tajná', ticket_title: 'Kontrola tajná' });
    now = new Date(MONDAY.getTime() + 60_000);
    const second = add({ type: 'queue', user_alternate: 'Ema Tajná', exchange_number: '7', exchange_doctor: 'Tajný' });
    add({ type: 'queue', date: '2026-11-24' });
    assert.deepEqual(await shown('calls'), []);
    await post('ticket-next', { id: first });
    assert.deepEqual(labels(await shown('calls')), [1]);
    assert.deepEqual(labels(await shown('next')), [2, '10:20']);
    await post('ticket-call', { id: second });
    assert.deepEqual(labels(await shown('calls')), [2, 1]);
    assert.deepEqual(labels(await shown('next')), ['10:20'], 'who is called is not next');
    assert.equal(await shown('waiting'), 1, 'an appointment that is yet to come does not wait');
    const { body } = await show();
    assert.doesNotMatch(JSON.stringify(body), /tajn|"id"|user|note/i);
  });

  it('a ticket is called again, once for each press, whether it waits or was served', async () => {
    const { post, shown, add } = await withDisplay();
    const [first, second] = [add(), add()];
    await post('ticket-next', { id: first });
    await post('ticket-next', { id: second });
    const callOf = async () => ((await shown('calls')) as { number: number; call: number }[])[0];
    const before = await callOf();
    const key = randomUUID();
    assert.deepEqual((await post('ticket-call', { id: first }, key)).body, { id: first });
    const again = await callOf();
    assert.equal(again?.number, 1);
    assert.ok(before && again.call > before.call);
    assert.deepEqual(labels(await shown('calls')), [1, 2], 'each number stands there once');
    await post('ticket-call', { id: first }, key);
    assert.deepEqual(await callOf(), again, 'a repeat of the same call is not another one');
  });

  it('gives each call a higher number, also after an old backup was restored and when the clock lags', async () => {
    const { post, shown, add } = await withDisplay();
    const callOf = async () => Number(field(await shown('calls'), '0', 'call'));
    const ids = [add(), add(), add()];
    now = new Date(MONDAY.getTime() + 60_000);
    // A database from a backup knows no call of today; the televisions do.
    await post('ticket-next', { id: ids[0] });
    const first = await callOf();
    assert.ok(first >= now.getTime(), `${first} is lower than a call that a restored database has forgotten`);
    await post('ticket-next', { id: ids[1] });
    assert.equal(await callOf(), first + 1);
    now = MONDAY;
    await post('ticket-next', { id: ids[2] });
    assert.equal(await callOf(), first + 2);
  });

  it('calls nobody who was cancelled, or sent back, and no ticket of another day', async () => {
    const { doctor, post, shown, add } = await withDisplay();
    const [first, second] = [add(), add()];
    const tomorrow = add({ type: 'queue', date: '2026-11-24' });
    await post('ticket-next', { id: first });
    await post('ticket-call', { id: second });
    await post('ticket-reject', { id: second });
    assert.deepEqual(labels(await shown('calls')), [1]);
    await post('ticket-return', { id: second });
    assert.deepEqual(labels(await shown('calls')), [1], 'nobody has called the returned ticket again');
    await post('ticket-reject', { id: second });
    assert.equal((await post('ticket-call', { id: second })).status, 409);
    assert.equal((await post('ticket-call', { id: tomorrow })).status, 409);
    now = new Date(MONDAY.getTime() + 24 * 3_600_000);
    server.practice.displays.announceDisplay(doctor.id);
    assert.deepEqual(await shown('calls'), [], 'a new day begins with nobody');
  });

  it('calls nobody after somebody who was called and did not come, until the next one', async () => {
    const { post, shown, add } = await withDisplay();
    const [first, second, third] = [add(), add(), add()];
    await post('ticket-next', { id: first });
    await post('ticket-next', { id: second });
    await post('ticket-no-show', { id: second, was_called: true });
    assert.deepEqual(await shown('calls'), [], 'the first one has been there already');
    await post('ticket-return', { id: second });
    assert.deepEqual(labels(await shown('calls')), [1], 'as before the second one was called');
    await post('ticket-next', { id: second });
    await post('ticket-no-show', { id: second, was_called: true });
    await post('ticket-next', { id: third });
    assert.deepEqual(labels(await shown('calls')), [3]);
    await post('ticket-no-show', { id: add() });
    assert.deepEqual(labels(await shown('calls')), [3], 'somebody who was never called changes nothing');
  });

  it('shows the current state, delay and notice', async () => {
    const { doctor, post, shown, add } = await withDisplay();
    assert.equal(await shown('doctor_state'), null, 'the doctor has not said it today');
    assert.equal(await shown('delay_minutes'), null);
    await post('doctor-state-change', { doctor_state: 'online' });
    assert.equal(await shown('doctor_state'), 'online');
    const expired_at = new Date(MONDAY.getTime() + 3_600_000);
    await post('special-announcements-add', { note: 'Končíme o 11:00', expired_at: expired_at.toISOString() });
    assert.equal(await shown('announcement'), 'Končíme o 11:00');
    const { id } = server.practice.announcements.specialAnnouncementOf(doctor.id) ?? {};
    await post('special-announcements-remove', { id });
    assert.equal(await shown('announcement'), null, 'removed, at once');
    server.practice.officeHours.addOfficeHours(doctor.id, hoursOn('monday', '07:00', '12:00', { minutes: 10 }));
    add({ type: 'schedule', time: '09:30' });
    assert.ok(Number(await shown('delay_minutes')) >= 30);
  });

  it('is asked with an ETag, by any page, and is never kept without asking', async () => {
    const { show, add } = await withDisplay();
    const { headers } = await show();
    const names = ['cache-control', 'access-control-allow-origin', 'set-cookie', 'x-ratelimit-limit'];
    // 300 a minute, from one address.
    const values = names.map((name) => headers.get(name));
    assert.deepEqual(values, ['no-cache', '*', null, '300']);
    const etag = headers.get('etag') ?? '';
    assert.equal((await show({ 'If-None-Match': etag })).status, 304);
    assert.equal((await show({ 'If-None-Match': `W/${etag}` })).status, 304);
    add();
    assert.equal((await show({ 'If-None-Match': etag })).status, 200, 'a change counts at once');
  });

  it('receives each change on a public channel, which cannot be found without the key', async () => {
    const { doctor, key, post, keyOf, add } = await withDisplay();
    const pusher = connect(server, { headers: {} });
    const subscribed = (name: string) =>
      new Promise<boolean>((resolve) => {
        const channel = pusher.subscribe(name);
        channel.bind('pusher:subscription_succeeded', () => resolve(true));
        channel.bind('pusher:subscription_error', () => resolve(false));
      });
    assert.equal(await subscribed('display.BBBBBBBBBBBB'), false);
    assert.equal(await subscribed('display.'), false);
    assert.equal(await subscribed(`display.${key}`), true);
    const next = () =>
      new Promise<unknown>((resolve) => {
        const channel = pusher.channel(`display.${key}`);
        channel.unbind('update-display').bind('update-display', resolve);
      });
    const after = async (change: () => unknown) => {
      const event = next();
      await change();
      assert.deepEqual(await event, {}, 'the event says nothing');
    };
    let id = 0;
    await after(() => (id = add()));
    await after(() => post('ticket-call', { id }));
    await after(() => post('ticket-next', { id }));
    await after(() => post('doctor-state-change', { doctor_state: 'ending' }));
    const notice = { note: 'Oznam', expired_at: new Date(MONDAY.getTime() + 3_600_000).toISOString() };
    await after(() => post('special-announcements-add', notice));
    const announcement = server.practice.announcements.specialAnnouncementOf(doctor.id)?.id;
    await after(() => post('special-announcements-remove', { id: announcement }));
    await after(() => post('settings-store', { name: 'display', value: false }));
    await after(() => post('display-key', {}));
    assert.notEqual(await keyOf(), key);
    assert.equal((await call(server, 'GET', `/display/api/${key}`)).status, 404, 'the old key is void');
  });
});
