import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendars, MONDAY, practiceOnSaturday } from './support/saturday-practice';
import { call, column, columns, field, namesIn, newSession } from './support/calls';
import { addAbsence, hoursOn } from './support/hours';
import { startTestPractice } from './support/test-practice';

/** The address of a doctor's feed, from the server; `null` without a feed. */
async function feedAddress(server: { url: string }, token: string, method: 'GET' | 'POST' = 'GET') {
  const { status, body } = await call(server, method, '/api/calendar-feed', { token });
  assert.equal(status, method === 'POST' ? 201 : 200, JSON.stringify(body));
  const url = field(body, 'url');
  return typeof url === 'string' ? new URL(url, `${server.url}/`).href : null;
}

async function newFeed(server: { url: string }, token: string): Promise<string> {
  return (await feedAddress(server, token, 'POST')) ?? '';
}

async function readFeed(address: string): Promise<{ text: string; events: Readonly<Record<string, string>>[] }> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  const text = await answer.text();
  const unfolded = text.replaceAll('\r\n ', '');
  const events = [...unfolded.matchAll(/BEGIN:VEVENT\r\n([^]*?)END:VEVENT/g)].map(([, lines = '']) =>
    Object.fromEntries(
      [...lines.matchAll(/^([^:;\r\n]*)[^:\r\n]*:(.*)\r$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  return { text, events };
}

describe('the address of the calendar feed', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const statusOf = async (address: string) => (await fetch(address)).status;
  const revoke = (token: string) => call(clinic.server, 'POST', '/api/calendar-feed-revoke', { token, body: {} });

  it('is made, renewed and revoked, and an old one is not found from then on; the log has it without a token', async () => {
    const { doctor, token } = await newSession(clinic.server);
    assert.equal(await feedAddress(clinic.server, token), null);
    const first = await newFeed(clinic.server, token);
    assert.match(first, /\/calendar-feed\/[\w-]{43}\.ics$/);
    assert.equal(await feedAddress(clinic.server, token), first);
    assert.equal(await statusOf(first), 200);
    const second = await newFeed(clinic.server, token);
    assert.notEqual(second, first);
    assert.equal(await feedAddress(clinic.server, token), second);
    assert.deepEqual([await statusOf(first), await statusOf(second)], [404, 200]);
    assert.equal((await revoke(token)).status, 200);
    assert.equal(await feedAddress(clinic.server, token), null);
    assert.equal(await statusOf(second), 404);
    assert.equal((await revoke(token)).status, 200, 'there is nothing left to revoke');
    const lines = clinic.server.practice.log.actions({ doctorId: doctor.id, action: 'calendar' });
    const [made, revoked] = ['calendar-feed.made', 'calendar-feed.revoked'];
    assert.deepEqual(column(lines, 'action'), [made, made, revoked, revoked]);
    for (const address of [first, second])
      assert.ok(!JSON.stringify(lines).includes(address.split('/').at(-1)?.slice(0, 43) ?? ''));
  });

  it('a wrong token reveals no more than a wrong path; a closed account reveals nothing', async () => {
    const { doctor, token } = await newSession(clinic.server);
    const address = await newFeed(clinic.server, token);
    clinic.server.practice.accounts.setDoctorStatus(doctor.id, 'disabled');
    for (const path of [
      new URL(address).pathname,
      new URL(address).pathname.slice(0, -'.ics'.length),
      `/calendar-feed/${'A'.repeat(43)}.ics`,
      '/calendar-feed/short.ics',
      '/calendar-feed',
      '/calendar-feed/a/b.ics',
    ]) {
      const { status, body } = await call(clinic.server, 'GET', path);
      assert.deepEqual([status, body], [404, { message: '' }], path);
    }
    clinic.server.practice.accounts.setDoctorStatus(doctor.id, 'active');
    assert.equal(await statusOf(address), 200);
  });

  it('cannot be guessed: an address has sixty attempts a minute', async () => {
    const server = await startTestPractice();
    const guess = () => call(server, 'GET', `/calendar-feed/${'B'.repeat(43)}.ics`);
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await guess()).status));
    assert.deepEqual(statuses.toSorted(), [...Array<number>(60).fill(404), 429]);
    assert.ok(Number((await guess()).headers.get('retry-after')) > 0);
  });
});

describe('the calendar feed', { timeout: 300_000 }, () => {
  const clinic = practiceOnSaturday();
  const { withHours, addTerm, move } = calendars(clinic);
  const withFeed = async () => {
    const session = await withHours();
    const address = await newFeed(clinic.server, session.token);
    return { ...session, address, read: () => readFeed(address) };
  };

  it('has the kind and time of each appointment in UTC, and belongs to one doctor', async () => {
    const { doctor, read } = await withFeed();
    const stranger = await withFeed();
    addTerm(stranger.doctor.id, '09:00');
    addTerm(doctor.id, '08:00');
    addTerm(doctor.id, '08:30', { type: 'schedule-premium', duration_minutes: 10 });
    clinic.server.practice.tickets.addTicket(doctor.id, { type: 'queue', date: MONDAY });
    const { text, events } = await read();
    assert.deepEqual(columns(events, 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE'), [
      ['20261123T070000Z', '20261123T073000Z', 'Termín', '1'],
      ['20261123T073000Z', '20261123T074000Z', 'Prednostný termín', '1'],
    ]);
    for (const { DTSTAMP = '' } of events) assert.match(DTSTAMP, /^20261121T103000Z$/);
    const head = 'VERSION:2.0|METHOD:PUBLISH|X-WR-CALNAME:Termíny v ordinácii|REFRESH-INTERVAL;VALUE=DURATION:PT1H';
    for (const line of head.split('|')) assert.ok(text.includes(`\r\n${line}\r\n`), line);
    assert.match(text, /^BEGIN:VCALENDAR\r\n[^]*\r\nPRODID:[^\r]+\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  });

  it('names nobody: not the patient, the note, the telephone, the reason or the doctor', async () => {
    const { practice } = clinic.server;
    const { doctor, post, address } = await withFeed();
    await post('profile-store', { name: 'doctor_name', value: 'MUDr. Tajná' });
    const contact = { email: 'tajny@tajny.sk', phone: '+421900123456', id_number: '800101/1234' };
    const user = practice.people.createUser({ fullname: 'Ján Tajný', ...contact });
    practice.patients.addPatient(doctor.id, user.id, 'Tajná poznámka');
    addTerm(doctor.id, '08:00', {
      user_id: user.id,
      ticket_title: 'Tajný zákrok',
      event_note: 'Tajný kašeľ',
      origin_title: 'Tajne',
      exchange_number: '900123456',
      exchange_doctor: 'Tajný zástup',
    });
    addTerm(doctor.id, '08:30', { user_alternate: 'Eva Tajná', event_note: 'Tajné' });
    addAbsence(clinic.server, doctor.id, `${MONDAY} 09:00`, `${MONDAY} 09:15`);
    const { text, events } = await readFeed(address);
    assert.equal(events.length, 2);
    assert.doesNotMatch(text, /tajn|900|800101|@(?!ordinacia)|MUDr|lekar\d/i);
    assert.equal(namesIn(events[0]).sort().join(), 'DTEND,DTSTAMP,DTSTART,SEQUENCE,SUMMARY,UID');
  });

  it('keeps the UID of a moved term, whose SEQUENCE rises, and leaves a cancelled one out', async () => {
    const { doctor, token, post, read } = await withFeed();
    const id = addTerm(doctor.id, '08:00', { user_alternate: 'Ján Novák' });
    const other = addTerm(doctor.id, '09:00');
    const [before, neighbour] = (await read()).events;
    clinic.now = new Date(clinic.now.getTime() + 60_000);
    assert.equal((await move(token, { id, time: '08:30' })).status, 200);
    const [after] = (await read()).events;
    assert.equal(after?.['UID'], before?.['UID']);
    assert.notEqual(after?.['UID'], neighbour?.['UID']);
    assert.match(after?.['UID'] ?? '', /^[\da-f]{32}@ordinacia$/);
    assert.deepEqual([before?.['SEQUENCE'], after?.['SEQUENCE']], ['1', '2']);
    assert.deepEqual([before?.['DTSTART'], after?.['DTSTART']], ['20261123T070000Z', '20261123T073000Z']);
    assert.deepEqual([before?.['DTSTAMP'], after?.['DTSTAMP']], ['20261121T103000Z', '20261121T103100Z']);
    await post('ticket-reject', { id: other });
    assert.deepEqual((await read()).events, [after]);
  });

  it('follows the clock in the weeks in which it changes', async () => {
    const { doctor, read } = await withFeed();
    const days = ['2027-03-26', '2027-03-28', '2027-03-29', '2027-10-29', '2027-10-31', '2027-11-01'];
    for (const date of days) addTerm(doctor.id, '08:00', { date });
    const starts = async () => column((await read()).events, 'DTSTART').join(' ');
    const ofAutumn = '20271029T060000Z 20271031T070000Z 20271101T070000Z';
    assert.equal(await starts(), `20270326T070000Z 20270328T060000Z 20270329T060000Z ${ofAutumn}`);
    clinic.now = new Date('2027-10-01T10:00:00Z');
    assert.equal(await starts(), ofAutumn);
  });

  it('reaches 30 days back, also to served and missed ones, and 365 ahead', async () => {
    const { doctor, read } = await withFeed();
    const { practice } = clinic.server;
    const [served = 0, missed = 0] = ['08:00', '08:30'].map((time) => addTerm(doctor.id, time));
    clinic.now = new Date('2026-11-23T08:00:00Z');
    practice.handledTickets.nextTicket(doctor.id, served);
    practice.handledTickets.missTicket(doctor.id, missed);
    const starts = async () => (await read()).events.map(({ DTSTART = '' }) => DTSTART.slice(0, 8));
    for (const date of ['2027-11-23', '2027-11-24']) addTerm(doctor.id, '08:00', { date });
    assert.deepEqual(await starts(), ['20261123', '20261123', '20271123']);
    clinic.now = new Date('2026-12-23T08:00:00Z');
    assert.deepEqual(await starts(), ['20261123', '20261123', '20271123', '20271124']);
    clinic.now = new Date('2026-12-24T08:00:00Z');
    assert.deepEqual(await starts(), ['20271123', '20271124']);
  });

  it('gives a term without a length that of the office hours of its kind', async () => {
    const { doctor, read } = await withFeed();
    const { practice } = clinic.server;
    const premium = hoursOn('monday', '10:00', '11:00', { type: 'schedule-premium', minutes: 20 });
    practice.officeHours.addOfficeHours(doctor.id, premium);
    practice.tickets.addTicket(doctor.id, { type: 'schedule', date: MONDAY, time: '08:00' });
    practice.tickets.addTicket(doctor.id, { type: 'schedule-premium', date: MONDAY, time: '10:00' });
    const minutes = ({ DTSTART = '', DTEND = '' }) => Number(DTEND.slice(9, 13)) - Number(DTSTART.slice(9, 13));
    assert.deepEqual((await read()).events.map(minutes), [30, 20]);
  });

  it('is not sent again while nothing has changed, answers HEAD, and is kept by nobody else', async () => {
    const { doctor, address } = await withFeed();
    addTerm(doctor.id, '08:00');
    const first = await fetch(address);
    await first.text();
    assert.equal(first.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(first.headers.get('cache-control'), 'private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    clinic.now = new Date(clinic.now.getTime() + 3_600_000);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetch(address, { headers: { 'If-None-Match': known } });
      assert.deepEqual([again.status, await again.text()], [304, ''], known);
    }
    const head = await fetch(address, { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('etag'), await head.text()], [200, etag, '']);
    addTerm(doctor.id, '08:30');
    const changed = await fetch(address, { headers: { 'If-None-Match': etag } });
    assert.equal(changed.status, 200);
    assert.notEqual(changed.headers.get('etag'), etag);
  });

  it('folds lines at 75 octets, between characters', async () => {
    const { address, doctor } = await withFeed();
    addTerm(doctor.id, '08:00');
    const { text } = await readFeed(address);
    const lines = text.split('\r\n');
    assert.match(text, /\r\n /, 'the description is long');
    for (const line of lines) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(!text.includes('\u{FFFD}'));
    const described = 'Druh a čas objednaných termínov\\, bez mien pacientov. Meniť sa dajú iba v Ordinácii.';
    assert.ok(text.replaceAll('\r\n ', '').includes(`\r\nDESCRIPTION:${described}\r\n`));
    assert.doesNotMatch(text, /[^\r]\n|\r[^\n]/);
  });
});
