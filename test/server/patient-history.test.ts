import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { connect } from '../../server/database/connection';
import type { Doctor } from '../../server/features/doctors/store';
import { createHistorySources } from '../../server/features/patients/history-sources';
import { createClock } from '../../server/lib/clock';
import { historyKinds } from '../../src/features/patients/history.contract';
import { call, columns, field, namesIn, newSession } from './support/calls';
import { newColleague } from './support/colleagues';
import { addNote, byDoctor, linesAbout, openHistory } from './support/patient-histories';
import { LASTING, sharedPractice, execute, rowsIn } from './support/test-practice';

const MORNING = new Date('2026-11-24T07:00:00Z');

describe('a patient’s history', { timeout: 300_000 }, () => {
  let doctor: Doctor;
  let token: string;
  let id: number;
  let now = MORNING;
  const server = sharedPractice({ now: () => now, sessionLimits: LASTING });
  beforeEach(async () => {
    now = MORNING;
    ({ doctor, token } = await newSession(server));
    ({ id } = server.practice.people.createUser({ fullname: 'Ján Novák', birth_date: '1950-01-01', phone: '0900' }));
  });

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const open = (before?: string) => openHistory(server, token, id, before);
  const status = async (query: string, asked = token) =>
    (await call(server, 'GET', `/api/patient-history?${query}`, { token: asked })).status;
  const visit = (handled: 'nextTicket' | 'rejectTicket' | 'missTicket', event_note?: string) => {
    const { practice } = server;
    const ticket = practice.tickets.addTicket(doctor.id, {
      type: 'queue',
      user_id: id,
      ...(event_note === undefined ? {} : { event_note }),
    });
    practice.handledTickets[handled](doctor.id, ticket.id, byDoctor(doctor.id));
    return ticket.id;
  };
  const pay = (status: 'paid' | 'pending', amount_cents: number) =>
    server.practice.payments.addPayment(doctor.id, { payment_title: 'Potvrdenie', amount_cents, status, user_id: id });
  const keysOf = (items: readonly unknown[]) => columns(items, 'kind', 'id').map(String);

  /** Stores an entry of each kind, a minute apart, and a waiting ticket of today. */
  const live = async () => {
    const { practice } = server;
    visit('nextTicket', 'Kašeľ');
    later(1);
    const term = practice.tickets.addTicket(doctor.id, { type: 'schedule', time: '09:00', user_id: id });
    practice.handledTickets.missTicket(doctor.id, term.id);
    const moved = `INSERT INTO ticket_moves (ticket_id, from_at, to_at, to_minutes, moved_at, moved_session)
      VALUES (?, '2026-11-24T07:30:00.000Z', '2026-11-24T08:00:00.000Z', 10, ?, 'a') RETURNING id`;
    rowsIn(server.databaseFile, moved, term.id, later(1).toISOString());
    later(1);
    practice.recepts.addRecept(doctor.id, { user_id: id, recept_title: 'Euthyrox', recept_note: 'nalačno' });
    later(1);
    pay('pending', 1250);
    later(1);
    await addNote(server, token, { id, text: 'Alergia na jód', is_warning: true });
    practice.tickets.addTicket(doctor.id, { type: 'queue', user_id: id, event_note: 'Horúčka' });
  };

  it('has an entry of each kind, the newest first, and what the head says', async () => {
    await live();
    const { body, items, summary } = await open();
    assert.deepEqual(columns(items, 'kind', 'state', 'title', 'detail', 'by', 'amount_formated', 'at'), [
      ['note', 'current', 'Alergia na jód', null, doctor.doctor_name, null, '2026-11-24T08:05:00+01:00'],
      ['payment', 'pending', 'Potvrdenie', null, null, '12,50\u00a0€', '2026-11-24T08:04:00+01:00'],
      ['prescription', 'pending', 'Euthyrox', 'nalačno', null, null, '2026-11-24T08:03:00+01:00'],
      ['move', null, 'Termín', null, doctor.doctor_name, null, '2026-11-24T08:02:00+01:00'],
      ['visit', 'missed', 'Termín', null, null, null, '2026-11-24T08:01:00+01:00'],
      ['visit', 'served', 'Lístok 1', 'Kašeľ', doctor.doctor_name, null, '2026-11-24T08:00:00+01:00'],
    ]);
    const [move] = columns(items, 'from_at', 'to_at').filter(([from]) => from !== null);
    assert.deepEqual(move, ['2026-11-24T08:30:00+01:00', '2026-11-24T09:00:00+01:00']);
    assert.deepEqual(columns([body], 'next', 'kinds', 'gaps'), [[null, [...historyKinds], []]]);
    assert.deepEqual(summary, {
      fullname: 'Ján Novák',
      birth_date: '1950-01-01',
      insurance_title: null,
      phone: '0900',
      today: { title: 'Lístok 2', note: 'Horúčka' },
      last_visit_at: '2026-11-24T08:00:00+01:00',
      warning: 'Alergia na jód',
      open_prescriptions: 1,
      visits_of_year: 1,
      missed_of_year: 1,
      unpaid: 12.5,
      unpaid_formated: '12,50\u00a0€',
    });
  });

  it('counts twelve months, and names the last ticket of today where none waits', async () => {
    now = new Date('2025-11-24T06:59:00Z');
    visit('nextTicket');
    now = new Date('2025-11-24T07:01:00Z');
    visit('nextTicket');
    visit('rejectTicket');
    now = MORNING;
    assert.deepEqual(columns([(await open()).summary], 'today', 'visits_of_year', 'missed_of_year'), [[null, 1, 0]]);
    visit('missTicket', 'Ráno');
    later(5);
    visit('rejectTicket', 'Poludnie');
    const { summary, items } = await open();
    assert.deepEqual(columns([summary], 'today', 'last_visit_at'), [
      [{ title: 'Lístok 2', note: 'Poludnie' }, '2025-11-24T08:01:00+01:00'],
    ]);
    assert.deepEqual(columns(items, 'state').flat(), ['cancelled', 'missed', 'cancelled', 'served', 'served']);
  });

  it('names no ticket of another day that is cancelled today', async () => {
    const { practice } = server;
    const term = { type: 'schedule', date: '2026-11-26', time: '09:00', user_id: id } as const;
    const ticket = practice.tickets.addTicket(doctor.id, term);
    practice.handledTickets.rejectTicket(doctor.id, ticket.id, byDoctor(doctor.id));
    const { summary, items } = await open();
    assert.deepEqual([columns([summary], 'today').flat(), columns(items, 'state').flat()], [[null], ['cancelled']]);
  });

  it('is read in pages that neither lose nor repeat an entry, while entries of the same moment are added', async () => {
    // Many entries of the same moment, in each kind with its own timestamp.
    for (let index = 0; index < 130; index += 1) {
      visit('nextTicket');
      pay('paid', 100);
      server.practice.recepts.addRecept(doctor.id, { user_id: id, recept_title: 'Euthyrox' });
      server.practice.notes.addNote({ doctorId: doctor.id, userId: id }, { text: 'Pozn.', is_warning: false });
    }
    const whole = keysOf(server.practice.history.wholeHistoryOf({ doctorId: doctor.id, userId: id }));
    const read: string[] = [];
    const sizes: number[] = [];
    let next: unknown;
    do {
      const page = await open(typeof next === 'string' ? next : undefined);
      assert.equal(page.summary === undefined, typeof next === 'string');
      sizes.push(page.items.length);
      read.push(...keysOf(page.items));
      ({ next } = page);
      later(1);
      visit('nextTicket');
    } while (next !== null);
    assert.deepEqual(sizes, [200, 200, 120]);
    assert.deepEqual(read, whole);
    assert.equal(new Set(read).size, 520);
  });

  it('a source that fails is a gap, and the rest is answered', async () => {
    await live();
    execute(server.databaseFile, 'ALTER TABLE recepts RENAME COLUMN recept_title TO away');
    try {
      const { items, gaps, kinds, summary } = await open();
      assert.deepEqual(gaps, ['prescription']);
      assert.deepEqual(kinds, [...historyKinds]);
      assert.deepEqual(columns(items, 'kind').flat(), ['note', 'payment', 'move', 'visit', 'visit']);
      assert.deepEqual(columns([summary], 'open_prescriptions', 'unpaid'), [[undefined, 12.5]]);
      assert.deepEqual(linesAbout(server, doctor.id, id).at(-1), ['patient-history.opened', 'ok', null]);
      const { status: exported } = await call(server, 'GET', `/api/patient-export?id=${id}`, { token });
      assert.equal(exported, 500, 'an export has no gaps');
    } finally {
      execute(server.databaseFile, 'ALTER TABLE recepts RENAME COLUMN away TO recept_title');
    }
  });

  it('a colleague sees no payments', async () => {
    await live();
    const nurse = await newColleague(server, token);
    const { items, kinds, summary } = await openHistory(server, nurse.token, id);
    assert.deepEqual(kinds, ['visit', 'move', 'prescription', 'note']);
    assert.ok(!columns(items, 'kind').flat().includes('payment'));
    assert.deepEqual(columns([summary], 'unpaid', 'unpaid_formated', 'warning'), [[null, null, 'Alergia na jód']]);
  });

  it('is of the doctor to whom a record belongs: another one gets 404, and of a shared patient only the own part', async () => {
    assert.equal(await status(`id=${id}`), 404);
    pay('paid', 100);
    assert.equal(await status(`id=${id}`), 200);
    await live();
    const other = await newSession(server);
    assert.equal(await status(`id=${id}`, other.token), 404);
    assert.equal(await status('id=999999'), 404);
    server.practice.patients.addPatient(other.doctor.id, id);
    const { items, summary } = await openHistory(server, other.token, id);
    assert.deepEqual(items, []);
    assert.deepEqual(columns([summary], 'warning', 'open_prescriptions', 'unpaid', 'visits_of_year'), [
      [null, 0, 0, 0],
    ]);
  });

  it('refuses what is no cursor of its own, and what is no id', async () => {
    pay('paid', 100);
    // Later pages are not logged: an unsigned cursor could read the whole history without a log line.
    const newest = Buffer.from('2999-01-01T00:00:00.000Z visit 1').toString('base64url');
    for (const before of ['x', newest, `${newest}.x`, 'MjAyNi0']) {
      const { status: refused, body } = await call(server, 'GET', `/api/patient-history?id=${id}&before=${before}`, {
        token,
      });
      assert.equal(refused, 422);
      assert.deepEqual(namesIn(field(body, 'errors')), ['before']);
    }
    assert.equal(await status('id=abc'), 422);
    assert.equal(await status(''), 422);
  });

  it('each opening has its line in the log, a later page has none, and a refusal always', async () => {
    for (let index = 0; index < 201; index += 1) pay('paid', 100);
    const { next } = await open();
    assert.ok(typeof next === 'string');
    await open(next);
    await open();
    const opened = ['patient-history.opened', 'ok', null];
    assert.deepEqual(linesAbout(server, doctor.id, id), [opened, opened]);
    const other = await newSession(server);
    assert.equal(await status(`id=${id}&before=${next}`, other.token), 404);
    assert.deepEqual(linesAbout(server, other.doctor.id, id), [['patient-history.opened', 'refused', '404']]);
  });

  it('each page and the head are read by an index over the person, without a scan', () => {
    const database = connect(server.databaseFile, { isReader: true });
    const asked = new Set<string>();
    const note = (sql: string) => {
      asked.add(sql);
      return [];
    };
    const sources = createHistorySources(
      { ...database, all: note, first: (sql) => void note(sql) },
      createClock('Europe/Bratislava', () => MORNING),
    );
    for (const kind of historyKinds) {
      sources[kind].entriesOf({ doctorId: 1, userId: 1 }, { at: '~', id: 0 }, 201);
      sources[kind].summaryOf({ doctorId: 1, userId: 1 });
    }
    assert.equal(asked.size, 12);
    const plans = [...asked].flatMap((sql) =>
      database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, 1, 1, '~', 0, 1),
    );
    database.close();
    assert.deepEqual(
      plans
        .map(({ detail }) => detail)
        .filter((step) => /^SCAN (tickets|ticket_moves|recepts|payments|patient_notes)/.test(step)),
      [],
    );
  });
});
