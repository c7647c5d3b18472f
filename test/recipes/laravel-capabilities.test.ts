// needs: laravel
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import * as v from 'valibot';
import { readArguments } from '../../check/options';
import { createReport, isMissing } from '../../check/report';
import { checkBackend } from '../../check/run';
import { calendar, slotSchema, termSchema } from '../../src/features/calendar/contract';
import { calendarFeedSchema, newCalendarFeedSchema } from '../../src/features/calendar/feed.contract';
import { colleagueInvitationSchema, colleagueSchema } from '../../src/features/colleagues/contract';
import { patientSchema } from '../../src/features/patients/contract';
import { accessSchema, patientExportSchema } from '../../src/features/patients/export.contract';
import { historyItemSchema, historyPageSchema } from '../../src/features/patients/history.contract';
import { adminSchema, initialDataSchema } from '../../src/features/practice/contract';
import { displaySchema } from '../../src/features/television/contract';
import { ticketSchema } from '../../src/features/tickets/contract';
import { handledTicketSchema } from '../../src/features/tickets/history.contract';
import {
  ANNOUNCEMENT_NOTE_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  SUPPLIER_NAME_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '../../src/constants';
import { recordId, requiredText } from '../../src/api/contract/fields';
import { logInBySite, openBrowser, openVisit, pressButton, see, seeButton } from './support/browser';
import { startLaravel, type Calls, type Laravel, type LaravelDoctor } from './support/laravel/start-laravel';

/** Capabilities for which docs/capabilities.md shows files. */
const CAPABILITIES = [
  'ticket-history',
  'ticket-no-show',
  'waiting-marks',
  'ticket-add',
  'ticket-move',
  'absences',
  'announcement-remove',
  'display',
  'colleagues',
  'calendar',
  'calendar-feed',
  'patient-history',
  'patient-access-log',
];

/** Each capability of `docs/capabilities.md`, built from the files on that page, in a complete Laravel. */
describe('the capabilities in Laravel', { timeout: 120_000 }, () => {
  let laravel: Laravel;
  let doctor: LaravelDoctor;
  let calls: Calls;

  before(async () => {
    laravel = await startLaravel(CAPABILITIES);
  });
  beforeEach(async () => {
    doctor = await laravel.newDoctor();
    await laravel.takeTicket(doctor, 'Ján Prvý');
    await laravel.takeTicket(doctor, 'Eva Druhá');
    calls = await laravel.callsOf(await laravel.logIn(doctor));
  });

  it('names them, the practice’s time zone and the settings in administration-init', async () => {
    const data = await read('/api/administration-init', v.object({ admin: adminSchema, time_zone: requiredText }));
    assert.deepEqual(data.admin.attributes.capabilities, CAPABILITIES);
    assert.equal(data.time_zone, process.env['TZ'] ?? 'Europe/Bratislava');
    assert.deepEqual(data.admin.attributes.denied, []);
  });

  it('ticket-history: tells who handled what and when, and puts a ticket back where it stood', async () => {
    const [first, second] = await waiting();
    await change('ticket-next', { id: first.id });
    await change('ticket-reject', { id: second.id });
    const history = await read('/api/tickets-history', v.array(handledTicketSchema));
    assert.deepEqual(
      history.map(({ id, status, handled_by, called_at }) => [id, status, handled_by, called_at !== null]),
      [
        [second.id, 'rejected', 'MUDr. Jana Lekárka', false],
        [first.id, 'served', 'MUDr. Jana Lekárka', true],
      ],
    );
    for (const { handled_at } of history) assert.match(handled_at, INSTANT);

    await change('ticket-return', { id: first.id });
    assert.deepEqual(await names(), ['Ján Prvý']);
    assert.equal((await calls.post('/api/ticket-return', { id: first.id })).status, 409);
    assert.equal((await calls.post('/api/ticket-return', { id: 999_999 })).status, 404);
    assert.equal((await read('/api/tickets-history', v.array(handledTicketSchema))).length, 1);
  });

  it('ticket-no-show: a waiting ticket, or with was_called a served one, which keeps its call', async () => {
    const [first, second] = await waiting();
    await change('ticket-no-show', { id: second.id });
    assert.equal((await calls.post('/api/ticket-no-show', { id: first.id, was_called: true })).status, 409);
    await change('ticket-next', { id: first.id });
    assert.equal((await calls.post('/api/ticket-no-show', { id: first.id })).status, 409);
    await change('ticket-no-show', { id: first.id, was_called: true });
    const history = await read('/api/tickets-history', v.array(handledTicketSchema));
    const called = new Map(history.map(({ id, status, called_at }) => [id, [status, called_at !== null]]));
    assert.deepEqual(called.get(first.id), ['missed', true]);
    assert.deepEqual(called.get(second.id), ['missed', false]);
  });

  it('waiting-marks: stores whole minutes from 5 to 480', async () => {
    assert.deepEqual(await change('settings-store', { name: 'waiting_mark', value: 15 }), {
      name: 'waiting_mark',
      value: '15',
    });
    for (const value of [4, 481, 'soon']) {
      const refused = await calls.post('/api/settings-store', { name: 'waiting_long', value });
      assert.equal(refused.status, 422, String(value));
      assert.deepEqual(Object.keys((refused.body as { errors: object }).errors), ['value']);
    }
    await change('settings-store', { name: 'sound', value: false });
    const { settings } = (await admin()).attributes;
    assert.deepEqual(settings, { sound: false, waiting_mark: '15' });
  });

  it('ticket-add: gives the day’s next number, an urgent one before everybody but the urgent', async () => {
    const added = async (name: string, is_urgent: boolean) => {
      const body = { ticket_type: 'queue', is_urgent, event_note: null, user_id: null, user_alternate: name };
      const { form_type, form_value } = v.parse(FORM, await change('ticket-add', body));
      assert.equal(form_type, 'ticket');
      return v.parse(ticketSchema, form_value);
    };
    assert.equal((await added('Pavol Tretí', false)).ticket_title, 'Čakací lístok č. 3');
    assert.equal((await added('Urgentný Prvý', true)).is_urgent, true);
    await added('Urgentný Druhý', true);
    assert.deepEqual(await names(), ['Urgentný Prvý', 'Urgentný Druhý', 'Ján Prvý', 'Eva Druhá', 'Pavol Tretí']);
    assert.deepEqual(await read('/api/patients', v.array(v.unknown())), []);
    const nobody = { ticket_type: 'queue', is_urgent: false, event_note: null, user_id: null, user_alternate: null };
    assert.equal((await calls.post('/api/ticket-add', nobody)).status, 422);
    assert.equal((await calls.post('/api/ticket-add', { ...nobody, user_id: 999_999 })).status, 422);
    const longest = { ...nobody, event_note: 'ľ'.repeat(NOTE_MAX_LENGTH), user_alternate: 'ľ'.repeat(TEXT_MAX_LENGTH) };
    await change('ticket-add', longest);
  });

  it('ticket-move: first, before and after a neighbour, and back; 409 for who does not wait', async () => {
    await laravel.takeTicket(doctor, 'Pavol Tretí');
    const [first, second, third] = await waiting();
    assert.ok(third);
    await change('ticket-move', { id: third.id, place: 'before', other: second.id });
    assert.deepEqual(await names(), ['Ján Prvý', 'Pavol Tretí', 'Eva Druhá']);
    await change('ticket-move', { id: first.id, place: 'after', other: second.id });
    assert.deepEqual(await names(), ['Pavol Tretí', 'Eva Druhá', 'Ján Prvý']);
    await change('ticket-move', { id: second.id, place: 'first', other: null });
    assert.deepEqual(await names(), ['Eva Druhá', 'Pavol Tretí', 'Ján Prvý']);
    assert.equal((await waiting())[0].is_urgent, true);
    for (const id of [first.id, second.id, third.id]) {
      await change('ticket-move', { id, place: 'own', other: null });
    }
    assert.deepEqual(await names(), ['Ján Prvý', 'Eva Druhá', 'Pavol Tretí']);
    await change('ticket-next', { id: first.id });
    const refused = async (body: object) => (await calls.post('/api/ticket-move', body)).status;
    assert.equal(await refused({ id: first.id, place: 'first', other: null }), 409);
    assert.equal(await refused({ id: second.id, place: 'after', other: first.id }), 409);
    assert.equal(await refused({ id: 999_999, place: 'first', other: null }), 404);
    assert.equal(await refused({ id: second.id, place: 'after', other: null }), 422);
  });

  it('absences: are stored as instants, listed and removed', async () => {
    const from = `${new Date().getFullYear() + 1}-12-10T08:00:00+01:00`;
    const to = from.replace('T08', 'T18');
    const body = {
      absence_from: from,
      absence_to: to,
      supplier_id: null,
      supplier_name: 'ľ'.repeat(SUPPLIER_NAME_MAX_LENGTH),
    };
    const { form_type, form_value } = v.parse(FORM, await change('absence-add', body));
    assert.equal(form_type, 'absence');
    const [stored] = await read('/api/absences', v.tuple([ABSENCE]));
    assert.deepEqual(stored, form_value);
    assert.match(stored.absence_from, INSTANT);
    assert.equal(Date.parse(stored.absence_from), Date.parse(from));
    await change('absence-remove', { id: stored.id });
    assert.deepEqual(await read('/api/absences', v.array(ABSENCE)), []);
    assert.equal((await calls.post('/api/absence-remove', { id: stored.id })).status, 404);
  });

  it('announcement-remove: ends the one that there is, and only then another is stored', async () => {
    const expired_at = new Date(Date.now() + 3_600_000).toISOString();
    const add = (note: string) => calls.post('/api/special-announcements-add', { note, expired_at });
    const longest = 'ľ'.repeat(ANNOUNCEMENT_NOTE_MAX_LENGTH);
    assert.equal((await add(longest)).status, 200);
    const second = await add('Druhý oznam.');
    assert.equal(second.status, 422);
    assert.deepEqual(second.body, {
      message: 'The given data was invalid.',
      errors: { note: ['Môžete pridať iba jedno oznámenie.'] },
    });
    const stored = (await admin()).special_announcement;
    assert.equal(stored?.note, longest);
    assert.match(stored.expired_at ?? '', INSTANT);
    await change('special-announcements-remove', { id: stored.id });
    assert.equal((await admin()).special_announcement, null);
    assert.equal((await add('Druhý oznam.')).status, 200);
  });

  it('display: shows numbers and no name, by a key that can be replaced', async () => {
    const [first, second] = await waiting();
    const { key } = await read('/api/display', v.object({ key: requiredText }));
    const ask = async (at: string, headers = {}) => {
      const answer = await fetch(`${laravel.url}/display/api/${at}`, { headers });
      // A television on another origin reads each status, and the server's time.
      assert.equal(answer.headers.get('access-control-allow-origin'), '*', String(answer.status));
      assert.equal(answer.headers.get('access-control-expose-headers'), 'Date');
      return answer;
    };
    assert.equal((await ask(key)).status, 403);
    await change('settings-store', { name: 'display', value: true });
    await change('ticket-next', { id: first.id });
    await change('ticket-call', { id: second.id });
    const answer = await ask(key);
    assert.equal(answer.headers.get('set-cookie'), null);
    const text = await answer.text();
    assert.ok(!text.includes('Prvý') && !text.includes('Druhá'), text);
    const record = v.parse(displaySchema, JSON.parse(text));
    assert.deepEqual(
      record.calls.map(({ number }) => number),
      [2, 1],
    );
    assert.equal(record.waiting, 1);
    const etag = answer.headers.get('etag') ?? '';
    assert.equal((await ask(key, { 'If-None-Match': etag })).status, 304);

    await change('ticket-reject', { id: second.id });
    assert.equal((await calls.post('/api/ticket-call', { id: second.id })).status, 409);
    const renewed = v.parse(v.object({ key: requiredText }), await change('display-key', {}));
    assert.equal((await ask(key)).status, 404);
    assert.equal((await ask(renewed.key)).status, 200);
    const setRequests = (count: number) =>
      laravel.change("UPDATE cache SET value = ? WHERE value GLOB 'i:*' AND key NOT LIKE '%:timer'", `i:${count};`);
    setRequests(300);
    assert.equal((await ask(renewed.key)).status, 429);
    setRequests(0);
  });

  it('colleagues: are invited, join once by the link, work on the practice, and are removed', async () => {
    const body = { name: 'Zuzana Sestrička', title: 'nurse-female' };
    const invited = await calls.post('/api/colleague-invite', body);
    assert.equal(invited.status, 201);
    const { id, link } = v.parse(colleagueInvitationSchema, invited.body);
    const listed = async () =>
      (await read('/api/colleagues', v.object({ colleagues: v.array(colleagueSchema) }))).colleagues;
    assert.deepEqual(
      (await listed()).map((each) => [each.id, each.email]),
      [[id, null]],
    );

    const email = `sestra${doctor.id}@portal.test`;
    const password = 'tajné heslo sestry';
    const join = await laravel.submit(new URL(link).pathname, { email, password, password_confirmation: password });
    assert.equal(new URL(join).pathname, '/login');
    const own = await laravel.callsOf(await laravel.logIn({ id: doctor.id, email, password }));
    const [first] = await waiting();
    assert.equal((await own.post('/api/ticket-next', { id: first.id })).status, 200);
    const [handled] = await read('/api/tickets-history', v.tuple([handledTicketSchema]));
    assert.equal(handled.handled_by, 'Zuzana Sestrička');
    const hers = v.parse(initialDataSchema, (await own.get('/api/administration-init')).body).admin;
    assert.equal(String(hers.id), String(doctor.id));
    assert.deepEqual(hers.attributes.colleague, { id, name: 'Zuzana Sestrička', title: 'nurse-female' });
    assert.ok(hers.attributes.denied.includes('payments'));
    assert.equal((await own.get('/api/colleagues')).status, 403);
    assert.equal((await own.get('/api/calendar-feed')).status, 403);
    assert.equal((await own.post('/api/settings-store', { name: 'display', value: true })).status, 403);

    const [joined] = await listed();
    assert.equal(joined?.email, email);
    await change('colleague-remove', { id });
    assert.equal((await own.get('/api/tickets')).status, 401);
    assert.deepEqual(await listed(), []);
    assert.equal((await calls.post('/api/colleague-remove', { id })).status, 404);
  });

  it('calendar: books a longer appointment, moves it by its version, and names who is in the way', async () => {
    const book = (time: string, name: string, more: object = {}) =>
      calls.post('/api/event-add', {
        ticket_type: 'schedule',
        ticket_value: { day: MONDAY, time },
        event_note: null,
        user_id: null,
        user_alternate: name,
        ...more,
      });
    const stored = (body: unknown) => v.parse(v.object({ form_value: termSchema }), body).form_value;
    const opened = async () => {
      const schema = v.object({
        ...calendar.response.record.entries,
        terms: v.array(termSchema),
        slots: v.array(v.object({ ...slotSchema.entries, ...IN_PRACTICE })),
        hours: v.array(v.object(IN_PRACTICE)),
        walk_ins: v.array(v.unknown()),
      });
      return read(`/api/calendar?from=${MONDAY}&to=${MONDAY}`, schema);
    };
    const note = 'ľ'.repeat(NOTE_MAX_LENGTH);
    const late = 'Pavol Neskorý'.padEnd(TEXT_MAX_LENGTH, 'ý');
    assert.equal((await book('08:00', 'Ján Dlhý', { duration_minutes: 60, event_note: note })).status, 200);
    assert.equal((await book('09:00', 'Eva Krátka')).status, 200);
    const taken = await book('09:10', late);
    assert.equal(taken.status, 422);
    assert.deepEqual(Object.keys(v.parse(ERRORS, taken.body).errors), ['ticket_value.time']);
    assert.equal((await book('09:10', late, { overlap: true })).status, 200);
    const first = await opened();
    assert.deepEqual(
      first.terms.map(({ user_alternate, starts_at, ends_at, state, version }) => [
        user_alternate,
        starts_at.slice(11, 16),
        ends_at?.slice(11, 16),
        state,
        version,
      ]),
      [
        ['Ján Dlhý', '08:00', '09:00', 'waiting', 1],
        ['Eva Krátka', '09:00', '09:20', 'waiting', 1],
        [late, '09:10', '09:30', 'waiting', 1],
      ],
    );
    const free = first.slots.filter(({ is_free }) => is_free).map(({ starts_at }) => starts_at.slice(11, 16));
    assert.deepEqual([free.length, free[0]], [13, '09:40']);
    assert.equal(first.hours.length, 2);

    const [{ id } = { id: 0 }, other] = first.terms;
    const move = (more: object) =>
      calls.post('/api/event-move', { id, version: 1, day: MONDAY, time: '10:00', duration_minutes: 60, ...more });
    const conflict = await move({ time: '08:30' });
    assert.deepEqual(
      [conflict.status, v.parse(ERRORS, conflict.body).conflicts?.map((each) => [each.id, each.title])],
      [
        422,
        [
          [other?.id, 'Eva Krátka'],
          [first.terms[2]?.id, late],
        ],
      ],
    );
    const moved = await move({});
    assert.deepEqual([moved.status, stored(moved.body).starts_at.slice(11, 16)], [200, '10:00']);
    const stale = await move({ time: '10:20' });
    assert.deepEqual([stale.status, stored(stale.body).version], [409, 2]);
    for (const more of [{ time: '11:40' }, { day: PAST_MONDAY }, { day: '2999-03-31', time: '02:30' }]) {
      assert.equal((await move({ version: 2, ...more })).status, 422, JSON.stringify(more));
    }
    await change('absence-add', { absence_from: `${MONDAY}T00:00:00Z`, absence_to: `${MONDAY}T23:00:00Z` });
    assert.equal((await move({ version: 2, overlap: true })).status, 422);
    const [waitingTicket] = await waiting();
    assert.equal((await move({ id: waitingTicket.id })).status, 404);
    await change('ticket-reject', { id });
    assert.equal((await move({ version: 2 })).status, 410);
    for (const query of ['', `?from=${MONDAY}&to=${PAST_MONDAY}`, `?from=${PAST_MONDAY}&to=2999-01-01`]) {
      assert.equal((await calls.get(`/api/calendar${query}`)).status, 422, query);
    }
    const today = new Date().toISOString().slice(0, 10);
    const walkIns = await read(`/api/calendar?from=${today}&to=${today}`, v.object({ walk_ins: v.array(v.unknown()) }));
    assert.deepEqual(walkIns.walk_ins, [{ date: today, count: 2 }]);
    assert.equal(await laravel.log(), '');
  });

  it('calendar-feed: gives kinds and times at an address that is replaced and revoked', async () => {
    const url = async () => (await read('/api/calendar-feed', calendarFeedSchema)).url;
    const renew = async () => v.parse(newCalendarFeedSchema, await change('calendar-feed', {})).url;
    const ask = (address: string, headers = {}) => fetch(address, { headers });
    assert.equal(await url(), null);
    const first = await renew();
    assert.equal(await url(), first);
    const booked = await calls.post('/api/event-add', {
      ticket_type: 'schedule-premium',
      ticket_value: { day: MONDAY, time: '13:00' },
      event_note: 'Kašeľ',
      user_id: null,
      user_alternate: 'Ján Tajný',
      duration_minutes: 40,
    });
    const { id } = v.parse(v.object({ form_value: ticketSchema }), booked.body).form_value;
    const answer = await ask(first);
    assert.deepEqual(
      ['content-type', 'set-cookie'].map((name) => answer.headers.get(name)?.toLowerCase() ?? null),
      ['text/calendar; charset=utf-8', null],
    );
    const text = await answer.text();
    assert.ok(!/Tajný|Kašeľ|Prvý/.test(text), text);
    const one =
      /\r\nBEGIN:VEVENT\r\nUID:([^\r]+)\r\nDTSTAMP:\d{8}T\d{6}Z\r\nDTSTART:(\d{8}T\d{4})00Z\r\nDTEND:(\d{8}T\d{4})00Z\r\nSEQUENCE:(\d)\r\nSUMMARY:(.+)\r\n/;
    const [, uid, start, end, sequence, kind] = one.exec(text) ?? [];
    assert.deepEqual([sequence, kind], ['1', 'Prednostný termín']);
    assert.equal(minuteOf(end) - minuteOf(start), 40);
    const etag = answer.headers.get('etag') ?? '';
    assert.equal((await ask(first, { 'If-None-Match': etag })).status, 304);

    const move = { id, version: 1, day: MONDAY, time: '14:00', duration_minutes: 40 };
    assert.equal((await calls.post('/api/event-move', move)).status, 200, await laravel.log());
    const [, same, later, , next] = one.exec(await (await ask(first)).text()) ?? [];
    assert.deepEqual([same, next, minuteOf(later) - minuteOf(start)], [uid, '2', 60]);

    const second = await renew();
    assert.deepEqual([(await ask(first)).status, (await ask(second)).status], [404, 200]);
    await change('ticket-reject', { id });
    assert.doesNotMatch(await (await ask(second)).text(), /VEVENT/);
    await change('calendar-feed-revoke', {});
    assert.deepEqual([await url(), (await ask(second)).status], [null, 404]);
    assert.equal(await laravel.log(), '');
  });

  it('patient-history: tells visits, moves and notes, the newest first, and the reason of today', async () => {
    const id = newPatient();
    const body = { ticket_type: 'queue', is_urgent: false, event_note: 'Kašeľ', user_id: id, user_alternate: null };
    const added = async () => v.parse(FORM_ID, await change('ticket-add', body)).form_value.id;
    const settled: number[] = [];
    for (const call of ['ticket-next', 'ticket-next', 'ticket-no-show', 'ticket-reject']) {
      const ticket = await added();
      await change(call, { id: ticket });
      settled.push(ticket);
    }
    await added();
    const term = { ticket_type: 'schedule', ticket_value: { day: MONDAY, time: '08:00' }, user_id: id };
    const booked = v.parse(FORM_ID, await change('event-add', term)).form_value.id;
    const to = { day: MONDAY, time: '10:00', duration_minutes: 20 };
    await change('event-move', { id: booked, version: 1, ...to });
    const [older = 0, newer = 0, missed = 0, rejected = 0] = settled;
    const handle = (at: string, ticket: number) =>
      laravel.change('UPDATE tickets SET handled_at = ? WHERE id = ?', at, ticket);
    const [recently, long] = [`${dayFrom(-2)} 08:00:00`, `${dayFrom(-400)} 08:00:00`];
    handle(recently, older);
    handle(recently, newer);
    handle(`${dayFrom(-1)} 08:00:00`, rejected);
    handle(long, missed);
    laravel.change('UPDATE ticket_moves SET created_at = ? WHERE ticket_id = ?', recently, booked);
    await change('patient-note-add', { id, text: 'Alergia na penicilín', replaces_id: null, is_warning: true });

    const page = await history(id);
    assert.deepEqual(
      page.items.map(({ kind, state, title, by, detail }) => [kind, state, title, by, detail]),
      [
        ['note', 'current', 'Alergia na penicilín', 'MUDr. Jana Lekárka', null],
        ['visit', 'cancelled', 'Čakací lístok č. 6', 'MUDr. Jana Lekárka', 'Kašeľ'],
        ['visit', 'served', 'Čakací lístok č. 4', 'MUDr. Jana Lekárka', 'Kašeľ'],
        ['visit', 'served', 'Čakací lístok č. 3', 'MUDr. Jana Lekárka', 'Kašeľ'],
        ['move', null, 'Termín', 'MUDr. Jana Lekárka', null],
        ['visit', 'missed', 'Čakací lístok č. 5', 'MUDr. Jana Lekárka', 'Kašeľ'],
      ],
    );
    for (const { at } of page.items) assert.match(at, INSTANT);
    const move = page.items[4];
    assert.equal(Date.parse(move?.to_at ?? '') - Date.parse(move?.from_at ?? ''), 2 * 3_600_000);
    assert.deepEqual([page.next, page.kinds, page.gaps], [null, ['visit', 'move', 'note'], []]);
    const { last_visit_at, ...summary } = page.summary ?? assert.fail();
    assert.equal(Date.parse(last_visit_at ?? ''), Date.parse(`${dayFrom(-2)}T08:00:00Z`));
    assert.deepEqual(summary, {
      fullname: 'Eva Známa',
      birth_date: null,
      insurance_title: null,
      phone: null,
      today: { title: 'Čakací lístok č. 7', note: 'Kašeľ' },
      warning: 'Alergia na penicilín',
      open_prescriptions: 0,
      visits_of_year: 2,
      missed_of_year: 0,
      unpaid: null,
      unpaid_formated: null,
    });
    assert.equal(await laravel.log(), '');
  });

  it('patient-history: pages of 200 entries neither lose nor repeat one, though all are of one second', async () => {
    const id = newPatient();
    const at = `${dayFrom(-1)} 08:00:00`;
    const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)';
    const ticket = laravel.change(
      `INSERT INTO tickets (doctor_id, patient_id, date, status, handled_at, created_at, updated_at)
       ${rows} SELECT ?, ?, '2020-01-01', 'served', ?, ?, ? FROM n`,
      doctor.id,
      id,
      at,
      at,
      at,
    );
    laravel.change(
      `INSERT INTO ticket_moves (ticket_id, to_at, to_minutes, user_id, created_at) ${rows} SELECT ?, ?, 20, ?, ? FROM n`,
      ticket,
      at,
      doctor.id,
      at,
    );
    const note = `INSERT INTO patient_notes (patient_id, text, created_at) ${rows} SELECT ?, 'Text', ? FROM n`;
    laravel.change(note, id, at);
    const pages = [await history(id)];
    const kept = v.parse(ID, await change('patient-note-add', { id, text: 'Nová', replaces_id: null })).id;
    laravel.change(
      "INSERT INTO patient_notes (patient_id, text, created_at) VALUES (?, 'Text', ?)",
      id,
      `${dayFrom(0)} 00:00:00`,
    );
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      assert.ok(pages.length < 5);
      pages.push(await history(id, next));
    }
    assert.deepEqual(
      pages.map(({ summary, items }) => [summary !== null, items.length]),
      [
        [true, 200],
        [false, 200],
        [false, 200],
        [false, 150],
      ],
    );
    const seen = pages.flatMap(({ items }) => items);
    assert.deepEqual([...new Set(seen.map(({ kind }) => kind))], ['visit', 'move', 'note']);
    assert.equal(new Set(seen.map((item) => `${item.kind} ${item.id}`)).size, 750);
    assert.ok(seen.every((item, index) => item.kind !== seen[index + 1]?.kind || item.id > (seen[index + 1]?.id ?? 0)));
    assert.ok(!seen.some((item) => item.kind === 'note' && item.id === kept));

    for (const before of ['2', '1-visit-3', '9999999999-visit-1', '9999999999-visit-1.x']) {
      const refused = await calls.get(`/api/patient-history?id=${id}&before=${before}`);
      assert.equal(refused.status, 422, before);
      assert.deepEqual(Object.keys(v.parse(ERRORS, refused.body).errors), ['before']);
    }
    assert.deepEqual(await purposes(id), ['access-log', 'note', 'history']);
  });

  it('patient-history: a note is corrected once, and stored once for one key', async () => {
    const [id, other] = [newPatient(), newPatient()];
    const add = (more: object, key: string = randomUUID(), of = id) =>
      fetch(`${laravel.url}/api/patient-note-add`, {
        method: 'POST',
        headers: { ...calls.authorization, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ id: of, text: 'Alergia', replaces_id: null, is_warning: true, ...more }),
      });
    const idOf = async (answer: Response) => v.parse(ID, await answer.json()).id;
    const twice = await Promise.all([add({}, 'first-note'), add({}, 'first-note')]);
    const [first, same] = await Promise.all(twice.map(idOf));
    assert.equal(first, same);
    const corrections = ['Alergia na penicilín', 'Alergia na peľ'];
    const race = await Promise.all(corrections.map((text) => add({ text, replaces_id: first })));
    assert.deepEqual(race.map(({ status }) => status).toSorted(), [200, 409], await laravel.log());
    assert.equal((await add({ replaces_id: first })).status, 409);
    const stored = corrections[race.findIndex(({ status }) => status === 200)];
    await add({ text: 'Bez výstrahy', is_warning: false });
    await add({ text: 'Bojí sa ihly' });

    const { items, summary } = await history(id);
    assert.deepEqual(
      items.map(({ title, state, is_warning, replaces_id }) => [title, state, is_warning, replaces_id]),
      [
        ['Bojí sa ihly', 'current', true, null],
        ['Bez výstrahy', 'current', false, null],
        [stored, 'current', true, first],
        ['Alergia', 'superseded', true, null],
      ],
    );
    assert.equal(summary?.warning, `Bojí sa ihly\n${stored}`);
    const listed = await read('/api/patients', v.array(patientSchema));
    assert.deepEqual(
      listed.map((patient) => [patient.id, patient.attributes.note, patient.created_at !== null]),
      [
        [id, summary.warning, true],
        [other, null, true],
      ],
    );
    assert.deepEqual(await purposes(id), ['access-log', 'history', 'note', 'note', 'note', 'note']);

    assert.equal((await add({ replaces_id: first }, randomUUID(), other)).status, 404);
    for (const [more, field] of [
      [{ text: '' }, 'text'],
      [{ text: 'a'.repeat(2001) }, 'text'],
      [{ replaces_id: 'a' }, 'replaces_id'],
      [{ id: null }, 'id'],
    ] as const) {
      const refused = await add(more);
      assert.equal(refused.status, 422, field);
      assert.deepEqual(Object.keys(v.parse(ERRORS, await refused.json()).errors), [field]);
    }
    assert.deepEqual((await history(other)).items, []);
    assert.equal(await laravel.log(), '');
  });

  it('patient-history and patient-access-log: are of the doctor’s patients, the export and the log the doctor’s alone', async () => {
    const id = newPatient();
    const [stranger, nurse] = [await laravel.newDoctor(), await laravel.newDoctor()];
    laravel.change("UPDATE users SET doctor_id = ?, name = 'Zuzana Sestrička' WHERE id = ?", doctor.id, nurse.id);
    const theirs = await laravel.callsOf(await laravel.logIn(stranger));
    const own = await laravel.callsOf(await laravel.logIn(nurse));
    const note = { id, text: 'Volať dcére', replaces_id: null, is_warning: false };
    for (const call of ['patient-history', 'patient-export', 'patient-access-log']) {
      assert.equal((await theirs.get(`/api/${call}?id=${id}`)).status, 404, call);
      assert.equal((await calls.get(`/api/${call}?id=999999`)).status, 404, call);
      assert.equal((await calls.get(`/api/${call}`)).status, 422, call);
    }
    assert.equal((await theirs.post('/api/patient-note-add', note)).status, 404);
    for (const call of ['patient-export', 'patient-access-log']) {
      assert.equal((await own.get(`/api/${call}?id=${id}`)).status, 403, call);
    }
    const first = v.parse(ID, (await own.post('/api/patient-note-add', note)).body).id;
    await change('patient-note-add', { ...note, text: 'Volať synovi', replaces_id: first });
    const page = v.parse(HISTORY, (await own.get(`/api/patient-history?id=${id}`)).body);
    assert.deepEqual([page.kinds.includes('payment'), page.summary?.unpaid], [false, null]);

    const exported = await read(`/api/patient-export?id=${id}`, EXPORT);
    assert.match(exported.exported_at, INSTANT);
    assert.equal(exported.doctor, 'MUDr. Jana Lekárka');
    assert.deepEqual([exported.patient.id, exported.patient.attributes.fullname], [id, 'Eva Známa']);
    assert.deepEqual(
      exported.items.map(({ title, state, by }) => [title, state, by]),
      [
        ['Volať synovi', 'current', 'MUDr. Jana Lekárka'],
        ['Volať dcére', 'superseded', 'Zuzana Sestrička'],
      ],
    );
    const log = await read(`/api/patient-access-log?id=${id}`, v.array(accessSchema));
    assert.deepEqual(
      log.map(({ by, purpose }) => [by, purpose]),
      [
        ['MUDr. Jana Lekárka', 'access-log'],
        ['MUDr. Jana Lekárka', 'export'],
        ['Zuzana Sestrička', 'history'],
        ['MUDr. Jana Lekárka', 'note'],
        ['Zuzana Sestrička', 'note'],
      ],
    );
    for (const { at } of log) assert.match(at, INSTANT);
    assert.deepEqual(exported.accesses, log.slice(1));
    assert.equal(await laravel.log(), '');
  });

  it('patient-history: names the source that failed, and tells the rest', async () => {
    const id = newPatient();
    await change('patient-note-add', { id, text: 'Alergia', replaces_id: null, is_warning: true });
    laravel.change('ALTER TABLE ticket_moves RENAME TO ticket_moves_away');
    try {
      const { gaps, items, kinds } = await history(id);
      assert.deepEqual([gaps, items.length, kinds], [['move'], 1, ['visit', 'move', 'note']]);
      assert.equal((await calls.get(`/api/patient-export?id=${id}`)).status, 500);
    } finally {
      laravel.change('ALTER TABLE ticket_moves_away RENAME TO ticket_moves');
    }
    const log = await laravel.log();
    assert.match(log, /no such table: ticket_moves/);
    assert.doesNotMatch(log, /Známa|Alergia/);
    assert.deepEqual((await history(id)).gaps, []);
  });

  it('are seen in the waiting room: „Neprišiel“, and back', async () => {
    const { page } = await openVisit(await openBrowser());
    await page.goto(`${laravel.url}/cakaren`);
    await logInBySite(page, doctor);
    await pressButton(page, 'Neprišiel: Ján Prvý');
    await seeButton(page, 'Ďalší pacient: Eva Druhá');
    await (await see(page, 'Vrátiť'))?.click();
    await seeButton(page, 'Ďalší pacient: Ján Prvý');
    assert.equal(await laravel.log(), '');
  });

  it('leave nothing missing for the check of a backend', async () => {
    const token = calls.authorization['Authorization']?.replace('Bearer ', '') ?? '';
    const report = createReport();
    const { options } = readArguments([laravel.url, '--element', 'waiting-room', '--token']);
    const code = await checkBackend(options, { token }, report);
    assert.deepEqual(report.lines.filter(isMissing), []);
    assert.equal(code, 0);
  });

  const admin = async () => (await read('/api/administration-init', initialDataSchema)).admin;

  async function waiting() {
    const today = v.object({ tickets: v.tupleWithRest([ticketSchema, ticketSchema], ticketSchema) });
    return (await read('/api/tickets', v.tuple([today])))[0].tickets;
  }

  function newPatient(): number {
    const at = `${dayFrom(-500)} 08:00:00`;
    const sql = "INSERT INTO patients (doctor_id, fullname, created_at, updated_at) VALUES (?, 'Eva Známa', ?, ?)";
    return laravel.change(sql, doctor.id, at, at);
  }

  const history = (id: number, before?: string) =>
    read(`/api/patient-history?id=${id}${before ? `&before=${encodeURIComponent(before)}` : ''}`, HISTORY);

  const purposes = async (id: number) =>
    (await read(`/api/patient-access-log?id=${id}`, v.array(accessSchema))).map(({ purpose }) => purpose);

  async function names() {
    const [{ tickets }] = await read('/api/tickets', v.tuple([v.object({ tickets: v.array(ticketSchema) })]));
    return tickets.map(({ user_alternate }) => user_alternate);
  }

  async function read<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
    const { status, body } = await calls.get(path);
    assert.equal(status, 200, await laravel.log());
    return v.parse(schema, body);
  }

  async function change(call: string, body: object): Promise<unknown> {
    const answer = await calls.post(`/api/${call}`, body);
    assert.ok(answer.status === 200, `${call}: ${answer.status} ${JSON.stringify(answer.body)} ${await laravel.log()}`);
    return answer.body;
  }
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
const FORM = v.object({ form_type: requiredText, form_value: v.unknown() });
const ID = v.object({ id: v.number() });
const FORM_ID = v.object({ form_value: ID });
const HISTORY = v.object({ ...historyPageSchema.entries, items: v.array(historyItemSchema) });
const EXPORT = v.object({
  ...patientExportSchema.entries,
  items: v.array(historyItemSchema),
  accesses: v.array(accessSchema),
});
const ABSENCE = v.object({
  id: recordId,
  absence_from: requiredText,
  absence_to: requiredText,
  supplier_id: v.null(),
  supplier_name: requiredText,
});
const ERRORS = v.object({
  errors: v.record(v.string(), v.array(v.string())),
  conflicts: v.optional(v.array(v.object({ id: recordId, title: requiredText }))),
});
const IN_PRACTICE = { starts_at: v.pipe(v.string(), v.regex(INSTANT)), ends_at: v.pipe(v.string(), v.regex(INSTANT)) };
const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Minutes since midnight of a time such as `20261123T0730`. */
const minuteOf = (moment = '') => Number(moment.slice(9, 11)) * 60 + Number(moment.slice(11, 13));
const UNTIL_MONDAY = 8 - (new Date(dayFrom(0)).getUTCDay() || 7);
const MONDAY = dayFrom(UNTIL_MONDAY);
const PAST_MONDAY = dayFrom(UNTIL_MONDAY - 14);
