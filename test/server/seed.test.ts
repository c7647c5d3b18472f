import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { weekdayOf, workingDaysAfter } from '../../server/lib/calendar';
import type { Doctor } from '../../server/features/doctors/store';
import { DEMO_LOGIN } from '../../server/seed/seed-demo';
import { hoursDays } from '../../src/features/office-hours/contract';
import { call, column, columns, field, logIn } from './support/calls';
import { openHistory } from './support/patient-histories';
import { newDoctor, startTestPractice, type TestPractice } from './support/test-practice';

/** A Thursday. */
const NOW = '2026-11-19T09:00:00Z';
const demoAt = (now: string, databaseFile?: string) =>
  startTestPractice({ demo: true, now: () => new Date(now), ...(databaseFile ? { databaseFile } : {}) });

const NOTHING_OPEN = { today: null, warning: null, open_prescriptions: 0, unpaid: 0, unpaid_formated: '0,00\u00a0€' };

/** Patients of each kind, with the summary at the head of their history. */
const FIVE_PATIENTS: readonly (readonly [kind: string, fullname: string, summary: object])[] = [
  ['a healthy regular', 'Eva Žiaková', { ...NOTHING_OPEN, visits_of_year: 1, missed_of_year: 0 }],
  ['a frequent no-show', 'Emil Bartoš', { ...NOTHING_OPEN, visits_of_year: 2, missed_of_year: 7 }],
  [
    'an allergy',
    'Ján Novák',
    {
      birth_date: '1964-03-12',
      insurance_title: 'VšZP',
      phone: '+421 900 000 101',
      today: { title: 'Lístok 1', note: 'Bolesť hrdla a horúčka od včera večera.' },
      last_visit_at: '2026-08-17T11:22:00+02:00',
      warning: 'Alergia na penicilín: po Augmentine vyrážka a opuch tváre. Makrolidy znáša.',
      open_prescriptions: 1,
      visits_of_year: 2,
      missed_of_year: 0,
      unpaid: 15,
      unpaid_formated: '15,00\u00a0€',
    },
  ],
  [
    'a first visit',
    'Tomáš Ďurica',
    {
      ...NOTHING_OPEN,
      today: { title: 'Očkovanie proti chrípke', note: 'Očkovanie pred zimou, u nás je prvýkrát.' },
      last_visit_at: null,
      visits_of_year: 0,
      missed_of_year: 0,
    },
  ],
  [
    'a patient of ninety',
    'Terézia Bočková',
    {
      birth_date: '1936-09-12',
      warning: 'Užíva Warfarin: pred každým zákrokom overiť INR.',
      open_prescriptions: 1,
      visits_of_year: 19,
      unpaid: 12.5,
    },
  ],
];

/** The values of a field, each once. */
const kindsIn = (records: unknown, name: string) => [...new Set(column(records, name))].sort().join(' ');

describe('the demo', { timeout: 300_000 }, () => {
  let server: TestPractice;
  let token: string;
  let doctors: Doctor[];
  let first: Doctor;
  let second: Doctor;
  let used: NodeJS.CpuUsage;
  before(async () => {
    // CPU time, which does not depend on the load of the machine.
    const start = process.cpuUsage();
    server = await demoAt(NOW);
    used = process.cpuUsage(start);
    token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    doctors = server.practice.doctors.doctors();
    const [one, other, ...more] = doctors;
    assert.ok(one && other && more.length === 0);
    [first, second] = [one, other];
  });

  it('C2 C12 two practices, with tickets of every kind today and on the coming days', async () => {
    assert.equal(first.email, DEMO_LOGIN.email);
    const groups = server.practice.waitingList.ticketsOf(first.id);
    assert.deepEqual((await call(server, 'GET', '/api/tickets', { token })).body, groups);
    const counts = groups.slice(0, 5).map(({ day, tickets }) => `${day} ${tickets.length}`);
    assert.equal(counts.slice(0, 2).join(), 'Dnes 9,Zajtra 5');
    assert.equal(counts.slice(2).join(), 'pondelok 23. novembra 4,utorok 24. novembra 6,streda 25. novembra 4');
    const today = groups[0]?.tickets ?? [];
    assert.equal(kindsIn(today, 'type'), 'queue schedule schedule-premium');
    assert.ok(today.some(({ user, is_patient }) => user && is_patient));
    assert.ok(today.some(({ user, is_patient }) => user && !is_patient));
    assert.ok(today.some(({ user, user_alternate }) => !user && user_alternate));
    assert.ok(today.some(({ user, user_alternate, origin_title }) => !user && !user_alternate && origin_title));
    assert.ok(today.some(({ exchange_list_formated }) => exchange_list_formated?.startsWith('Výmenný lístok č. ')));
    assert.ok(today.some(({ event_note }) => event_note));
    assert.ok(today.some(({ user }) => (user?.attributes.fullname.length ?? 0) > 45));
    assert.ok(today.every(({ created_at }) => new Date(created_at) <= new Date(NOW)));
    assert.ok(server.practice.waitingList.ticketsOf(second.id).length > 1);
    const names = (id: number) => server.practice.patients.patientsOf(id).map(({ attributes }) => attributes.fullname);
    const theirs = names(second.id);
    for (const name of names(first.id)) assert.ok(!theirs.includes(name), name);
  });

  const idOf = (fullname: string) => {
    const id = server.practice.patients
      .patientsOf(first.id)
      .find(({ attributes }) => attributes.fullname === fullname)?.id;
    assert.ok(id, fullname);
    return id;
  };

  it('the head of a history has the essentials of each patient', async () => {
    for (const [kind, fullname, summary] of FIVE_PATIENTS) {
      const opened = await openHistory(server, token, idOf(fullname));
      const actual = Object.fromEntries(Object.keys(summary).map((name) => [name, field(opened.summary, name)]));
      assert.deepEqual([kind, opened.gaps, actual], [kind, [], summary]);
    }
  });

  it('an allergy was corrected once, and the remark after it does not warn', async () => {
    const { items } = await openHistory(server, token, idOf('Ján Novák'));
    const notes = items.filter((item) => field(item, 'kind') === 'note');
    assert.deepEqual(columns(notes, 'is_warning', 'state'), [
      [false, 'current'],
      [true, 'current'],
      [true, 'superseded'],
    ]);
    const corrections = column(notes, 'replaces_id').map((id) => id !== null);
    assert.deepEqual(corrections, [false, true, false]);
  });

  it('a patient of ninety has four hundred visits in twenty years, and nobody comes each week', async () => {
    const id = idOf('Terézia Bočková');
    const kinds = new Map<unknown, number>();
    const visits: string[] = [];
    let next: string | undefined;
    do {
      const page = await openHistory(server, token, id, next);
      for (const item of page.items) {
        const kind = field(item, 'kind');
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (kind === 'visit' && field(item, 'state') === 'served') visits.push(String(field(item, 'at')));
      }
      next = typeof page.next === 'string' ? page.next : undefined;
    } while (next !== undefined);
    assert.ok(visits.length >= 400, String(visits.length));
    assert.ok((visits.at(-1) ?? '') < '2008', visits.at(-1));
    assert.deepEqual(new Set(visits.map((at) => weekdayOf(at.slice(0, 10)))), new Set([1, 2, 3, 4, 5]));
    assert.ok((kinds.get('prescription') ?? 0) > 100 && (kinds.get('payment') ?? 0) > 10);
    for (const { id: patientId, attributes } of server.practice.patients.patientsOf(first.id)) {
      const { summary } = await openHistory(server, token, patientId);
      const count = field(summary, 'visits_of_year');
      assert.ok(typeof count === 'number' && count <= 25, `${attributes.fullname}: ${String(count)}`);
    }
  });

  it('the calendar has past appointments of every state, and two weeks ahead, none over another, with free slots each day', () => {
    for (const { id } of doctors) {
      const { terms, slots } = server.practice.calendar.calendarOf(id, { from: '2026-10-24', to: '2026-12-03' });
      assert.equal(kindsIn(terms, 'state'), 'missed rejected served waiting');
      assert.ok(terms.every(({ ends_at }) => ends_at !== null));
      const ahead = terms.filter(({ starts_at }) => starts_at > '2026-11-20');
      const days = workingDaysAfter('2026-11-19', 10);
      assert.deepEqual([...new Set(ahead.map(({ starts_at }) => starts_at.slice(0, 10)))], days);
      for (const day of days) {
        const free = slots.filter(({ starts_at, is_free }) => is_free && starts_at.startsWith(day));
        assert.ok(free.length >= 6, `${day}: ${free.length}`);
      }
      ahead.reduce((end, { starts_at, ends_at }) => {
        assert.ok(starts_at >= end, starts_at);
        return ends_at ?? '';
      }, '');
    }
  });

  it('B4 fills an empty database in less than two seconds', () => {
    const { user, system } = used;
    assert.ok(user + system < 2_000_000, `${Math.round((user + system) / 1000)} ms`);
  });

  it('C5 visits are on working days only, and every month has earnings', () => {
    for (const { id } of doctors) {
      const { counters, visits_by_day, earnings_by_month, tickets_by_type } = server.practice.dashboard.dashboardOf(id);
      assert.ok(counters.tickets_today > 0 && counters.recepts_pending >= 6);
      const [monday, sunday] = ['2026-11-16', '2026-11-15'].map((day) => visits_by_day.find((one) => one.day === day));
      assert.ok((monday?.count ?? 0) >= 4);
      assert.equal(sunday?.count, 0);
      for (const { amount } of earnings_by_month) assert.ok(amount > 100 && amount < 5000, String(amount));
      assert.ok(tickets_by_type.every(({ count }) => count > 10));
    }
  });

  it('C10 a few hundred transactions in all four states, none in the future', () => {
    for (const { id } of doctors) {
      const payments = server.practice.payments.paymentsOf(id);
      assert.ok(payments.length >= 200 && payments.length <= 1000, String(payments.length));
      assert.equal(kindsIn(payments, 'status'), 'failed paid pending refunded');
      assert.ok(payments.every(({ created_at, amount }) => new Date(created_at) <= new Date(NOW) && amount > 0));
      assert.ok(payments.filter(({ user }) => user).length > payments.length / 2);
    }
  });

  it('C11 payouts of twelve months match the payments; two wait for an invoice', () => {
    for (const { id } of doctors) {
      const payouts = server.practice.payouts.payoutsOf(id);
      assert.deepEqual(column(payouts, 'status'), ['open', 'open', 'invoiced', ...Array<string>(9).fill('paid')]);
      assert.deepEqual([payouts[0]?.month, payouts.at(-1)?.month], ['2026-10', '2025-11']);
      assert.equal(server.practice.payouts.payoutsQueueOf(id).length, 2);
      const earnings = server.practice.dashboard.dashboardOf(id).earnings_by_month;
      assert.equal(earnings.at(-2)?.amount, payouts[0]?.amount);
      for (const payout of payouts) {
        const invoice = server.practice.payouts.invoiceOf(id, payout.id);
        assert.equal(invoice !== undefined, payout.status !== 'open');
        assert.equal(payout.invoice_url === null, payout.status === 'open');
        if (invoice) assert.ok(Buffer.from(invoice.content).toString('latin1').startsWith('%PDF-1.4\n'));
      }
      assert.ok(server.practice.payouts.billingOf(id)?.company);
    }
  });

  it('C15 six to eight prescriptions are pending, with and without notes, from people of the demo', () => {
    for (const { id } of doctors) {
      const recepts = server.practice.recepts.receptsOf(id);
      assert.ok(recepts.length >= 6 && recepts.length <= 8);
      assert.ok(recepts.every(({ user }) => user));
      assert.ok(recepts.some(({ recept_note }) => recept_note) && recepts.some(({ recept_note }) => !recept_note));
    }
  });

  it('C4 notifications of all four kinds from the last hours', () => {
    for (const { id } of doctors) {
      const notifications = server.practice.notifications.notificationsOf(id);
      assert.equal(kindsIn(notifications, 'category'), 'queue recept schedule schedule-premium');
      for (const { created_at } of notifications) {
        const hours = (Date.parse(NOW) - Date.parse(created_at)) / 3_600_000;
        assert.ok(hours > 0 && hours < 4, created_at);
      }
    }
  });

  it('C7 the first doctor has about forty patients, who were not all added at once', () => {
    const patients = server.practice.patients.patientsOf(first.id);
    assert.ok(patients.length >= 38 && patients.length <= 45);
    assert.equal(new Set(patients.map(({ attributes }) => attributes.email)).size, patients.length);
    assert.equal(new Set(patients.map(({ attributes }) => attributes.phone)).size, patients.length);
    assert.ok(new Set(patients.map(({ created_at_formated }) => created_at_formated)).size > 30);
    for (const { attributes } of patients) {
      const [head = ''] = (attributes.id_number ?? '').split('/');
      const month = Number(head.slice(2, 4)) % 50;
      const written = `${head.slice(0, 2)}-${String(month).padStart(2, '0')}-${head.slice(4)}`;
      assert.equal(attributes.birth_date?.slice(2), written, attributes.fullname);
    }
    assert.ok(first.specialization && first.phone && first.about);
  });

  it('C18 C27 both doctors have hours of every type, and days that can be booked', async () => {
    const { practice } = server;
    for (const { id } of doctors) {
      const hours = practice.officeHours.officeHoursOf(id);
      assert.equal(kindsIn(hours, 'hours_type'), 'other queue schedule schedule-premium');
      assert.ok(hours.every(({ time_schedules }) => time_schedules.length >= 1 && time_schedules.length <= 7));
      for (const type of ['schedule', 'schedule-premium'] as const) {
        assert.ok(practice.appointments.freeDays(id, type).length >= 35, type);
      }
    }
    const { body } = await call(server, 'GET', '/api/schedules', { token });
    assert.equal(Array.isArray(body) && field(body[0], 'value'), '2026-11-19');
  });

  it('C23 upcoming appointments are within hours of their type', () => {
    const { practice } = server;
    for (const { id } of doctors) {
      const [, ...coming] = practice.waitingList.ticketsOf(id);
      const appointments = coming.flatMap(({ date, tickets }) => tickets.map((ticket) => ({ ...ticket, date })));
      assert.ok(appointments.some(({ type }) => type === 'schedule-premium'));
      for (const { type, date, scheduled_at, ticket_title } of appointments) {
        if (scheduled_at === null) continue;
        const day = hoursDays[(weekdayOf(date) + 6) % 7];
        const time = scheduled_at.slice(11, 16);
        const hours = practice.officeHours.officeHoursOf(id).filter(({ hours_type }) => hours_type === type);
        const rows = hours.flatMap(({ time_schedules }) => time_schedules).filter(({ hours_day }) => hours_day === day);
        const isWithin = rows.some((row) => row.hours_time_from <= time && time < row.hours_time_to);
        assert.ok(isWithin, `${ticket_title} ${date} ${time}`);
      }
    }
  });

  it('another start on the same day has the same, and a later one adds what has happened since, and changes no existing record', async () => {
    const changed = await demoAt(NOW);
    for (const { id } of doctors) {
      assert.deepEqual(changed.practice.dashboard.dashboardOf(id), server.practice.dashboard.dashboardOf(id));
      assert.deepEqual(changed.practice.payouts.payoutsOf(id), server.practice.payouts.payoutsOf(id));
    }
    const doctor = first;
    const [gone] = changed.practice.patients.patientsOf(doctor.id);
    const [recept, ...recepts] = changed.practice.recepts.receptsOf(doctor.id);
    assert.ok(gone && recept);
    changed.practice.patients.removePatient(doctor.id, gone.id);
    changed.practice.recepts.acceptRecept(doctor.id, recept.id);
    changed.practice.notifications.clearNotifications(doctor.id);
    changed.practice.profile.storeProfileField(doctor.id, 'about', null);
    const [served] = changed.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets ?? [];
    const [hours, ...otherHours] = changed.practice.officeHours.officeHoursOf(doctor.id);
    assert.ok(served && hours);
    changed.practice.handledTickets.nextTicket(doctor.id, served.id);
    changed.practice.officeHours.removeOfficeHours(doctor.id, hours.id);
    const tickets = changed.practice.waitingList.ticketsOf(doctor.id);
    const payments = changed.practice.payments.paymentsOf(doctor.id);
    const pastOf = ({ practice }: TestPractice) =>
      practice.history.wholeHistoryOf({ doctorId: doctor.id, userId: idOf('Terézia Bočková') });
    const past = pastOf(changed);
    const payouts = changed.practice.payouts.payoutsOf(doctor.id);
    await changed.close();

    const sameDay = await demoAt(NOW, changed.databaseFile);
    assert.deepEqual(sameDay.practice.payments.paymentsOf(doctor.id), payments);
    assert.deepEqual(sameDay.practice.notifications.notificationsOf(doctor.id), []);
    assert.deepEqual(sameDay.practice.waitingList.ticketsOf(doctor.id), tickets);
    assert.deepEqual(sameDay.practice.officeHours.officeHoursOf(doctor.id), otherHours);
    assert.equal(sameDay.practice.doctors.doctors().length, 2);
    await sameDay.close();

    const later = await demoAt('2027-02-24T09:00:00Z', changed.databaseFile);
    assert.ok((later.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets.length ?? 0) > 5);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    assert.ok(!ids(later.practice.patients.patientsOf(doctor.id)).includes(gone.id), 'a deleted patient stays deleted');
    const stillWaiting = ids(later.practice.recepts.receptsOf(doctor.id));
    assert.deepEqual(stillWaiting, ids(recepts), 'those that wait still wait, and no more');
    assert.equal(later.practice.doctors.doctorOf(doctor.id)?.about, null);
    assert.ok(later.practice.notifications.notificationsOf(doctor.id).length > 0);
    assert.deepEqual(ids(later.practice.payments.paymentsOf(doctor.id)).slice(-payments.length), ids(payments));
    assert.deepEqual(later.practice.payouts.payoutsOf(doctor.id).slice(-payouts.length), payouts);
    const newest = later.practice.payouts.payoutsOf(doctor.id).slice(0, 4);
    assert.deepEqual(column(newest, 'month'), ['2027-01', '2026-12', '2026-11', '2026-10']);
    assert.deepEqual(column(newest, 'status'), ['open', 'open', 'invoiced', 'open']);
    assert.deepEqual(pastOf(later), past, 'a history is not told twice');
    const visits = later.practice.dashboard.dashboardOf(doctor.id).visits_by_day;
    assert.ok(visits.filter(({ count }) => count > 0).length >= 15);
  });

  /** Checks that the day of each doctor is plausible at this moment. */
  function isSensible({ practice }: TestPractice, now: Date) {
    const minutesAgo = (moment: string) => Math.round((now.getTime() - Date.parse(moment)) / 60_000);
    for (const doctor of practice.doctors.doctors()) {
      const said = `${doctor.code} ${now.toISOString()}`;
      const [today] = practice.waitingList.ticketsOf(doctor.id);
      const tickets = today?.tickets ?? [];
      assert.ok(tickets.length >= 3, said);
      const waits = tickets.map(({ created_at, scheduled_at }) => minutesAgo(scheduled_at ?? created_at));
      assert.ok(Math.max(...waits) <= 60, `${said} longest wait ${Math.max(...waits)}`);
      const { delayMinutes } = practice.outlook.outlookOf(doctor);
      assert.ok((delayMinutes ?? 0) <= 90, `${said} delay ${delayMinutes}`);
      for (const { created_at, scheduled_at: time } of tickets) {
        assert.ok(new Date(created_at) <= now, `${said} no ticket was taken in the future`);
        if (time !== null)
          assert.ok(time.startsWith(today?.date ?? '-') && time.slice(11, 16) >= '07:30', `${said} ${time}`);
      }
    }
  }

  it('the day stands around now, whatever the hour and the day of the first start and of a later one', async () => {
    isSensible(server, new Date(NOW));
    // In Bratislava: the beginning and the evening of a Friday, and a Sunday.
    let first: TestPractice | undefined;
    for (const now of ['2026-11-19T23:01:00Z', '2026-11-20T16:31:00Z', '2026-11-22T09:31:00Z']) {
      const started = await demoAt(now);
      isSensible(started, new Date(now));
      await started.close();
      first ??= started;
    }
    // Later starts: on the same day, on the next day and at the end of Sunday.
    for (const now of ['2026-11-20T18:20:00Z', '2026-11-21T18:20:00Z', '2026-11-22T22:58:00Z']) {
      const later = await demoAt(now, first?.databaseFile);
      isSensible(later, new Date(now));
      await later.close();
    }
  });

  it('leaves a database with other doctors alone', async () => {
    const own = await startTestPractice();
    const doctor = await newDoctor(own);
    await own.close();
    const seeded = await startTestPractice({ demo: true, databaseFile: own.databaseFile });
    assert.deepEqual(column(seeded.practice.doctors.doctors(), 'email'), [doctor.email]);
    assert.deepEqual(seeded.practice.waitingList.ticketsOf(doctor.id)[0]?.tickets, []);
    assert.deepEqual(seeded.practice.officeHours.officeHoursOf(doctor.id), []);
    assert.deepEqual(seeded.practice.absences.absencesOf(doctor.id), []);
  });

  it('C21 pass the same validation as the form', async () => {
    for (const { id } of doctors) {
      for (const hours of server.practice.officeHours.officeHoursOf(id)) {
        const body = { ...hours, id: null };
        assert.equal((await call(server, 'POST', '/api/office-hours-add', { token, body })).status, 200);
      }
    }
  });

  it('C22 one absence is ahead, with a substitute; once over, there is a new one', async () => {
    const times = { absence_from: '2026-12-10T00:00:00+01:00', absence_to: '2026-12-14T23:59:00+01:00' };
    const absence = { id: 1, ...times, supplier_id: second.id, supplier_name: null };
    assert.deepEqual(server.practice.absences.absencesOf(first.id), [absence]);
    assert.deepEqual(server.practice.absences.absencesOf(second.id), []);
    const hours = server.practice.officeHours.officeHoursOf(first.id);
    const away = server.practice.appointments.freeDays(first.id, 'schedule').map(({ date }) => date);
    assert.ok(away.includes('2026-12-09') && away.includes('2026-12-15') && !away.includes('2026-12-10'));
    await server.close();
    const during = await demoAt('2026-12-12T09:00:00Z', server.databaseFile);
    assert.equal(during.practice.absences.absencesOf(first.id).length, 1);
    await during.close();
    const after = await demoAt('2026-12-20T09:00:00Z', server.databaseFile);
    assert.equal(after.practice.absences.absencesOf(first.id).length, 2);
    assert.deepEqual(after.practice.officeHours.officeHoursOf(first.id), hours);
  });
});
