import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Doctor } from '../../host/server/practice/doctors';
import { startTestPractice, type TestPractice } from './support/test-practice';

const NOW = '2026-11-19T09:00:00Z';
const at = (now: string, databaseFile?: string) => ({
  demo: true,
  now: () => new Date(now),
  ...(databaseFile === undefined ? {} : { databaseFile }),
});

describe('the demo’s past year', { timeout: 300_000 }, () => {
  let server: TestPractice;
  let doctors: Doctor[];
  before(async () => {
    server = await startTestPractice(at(NOW));
    doctors = server.practice.doctors();
  });
  it('B4 fills an empty database in less than two seconds, with the same for the same day', async () => {
    const before = process.cpuUsage();
    const again = await startTestPractice(at(NOW));
    // CPU time, so that a busy machine does not matter.
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 2_000_000, `${Math.round((user + system) / 1000)} ms`);
    for (const { id } of doctors) {
      assert.deepEqual(again.practice.dashboardOf(id), server.practice.dashboardOf(id));
      assert.deepEqual(again.practice.payoutsOf(id), server.practice.payoutsOf(id));
    }
  });

  it('C5 visits are on working days only, and every month has earnings', () => {
    for (const { id } of doctors) {
      const { counters, visits_by_day, earnings_by_month, tickets_by_type } = server.practice.dashboardOf(id);
      assert.ok(counters.tickets_today > 0 && counters.recepts_pending >= 6);
      const [monday, sunday] = ['2026-11-16', '2026-11-15'].map((day) => visits_by_day.find((one) => one.day === day));
      assert.ok((monday?.count ?? 0) >= 4);
      assert.equal(sunday?.count, 0);
      assert.ok(
        earnings_by_month.every(({ amount }) => amount > 100 && amount < 5000),
        JSON.stringify(earnings_by_month),
      );
      assert.ok(tickets_by_type.every(({ count }) => count > 10));
    }
  });

  it('C10 a few hundred transactions in all four states, none in the future', () => {
    for (const { id } of doctors) {
      const payments = server.practice.paymentsOf(id);
      assert.ok(payments.length >= 200 && payments.length <= 1000, String(payments.length));
      assert.deepEqual(
        new Set(payments.map(({ status }) => status)),
        new Set(['paid', 'pending', 'refunded', 'failed']),
      );
      assert.ok(payments.every(({ created_at, amount }) => new Date(created_at) <= new Date(NOW) && amount > 0));
      assert.ok(payments.filter(({ user }) => user).length > payments.length / 2);
    }
  });

  it('C11 payouts of twelve months match the payments; two wait for an invoice', () => {
    for (const { id } of doctors) {
      const payouts = server.practice.payoutsOf(id);
      assert.deepEqual(
        payouts.map(({ status }) => status),
        ['open', 'open', 'invoiced', ...Array<string>(9).fill('paid')],
      );
      assert.deepEqual([payouts[0]?.month, payouts.at(-1)?.month], ['2026-10', '2025-11']);
      assert.equal(server.practice.payoutsQueueOf(id).length, 2);
      const earnings = server.practice.dashboardOf(id).earnings_by_month;
      assert.equal(earnings.at(-2)?.amount, payouts[0]?.amount);
      for (const payout of payouts) {
        const invoice = server.practice.invoiceOf(id, payout.id);
        assert.equal(invoice !== undefined, payout.status !== 'open');
        assert.equal(payout.invoice_url === null, payout.status === 'open');
        if (invoice) assert.ok(Buffer.from(invoice.content).toString('latin1').startsWith('%PDF-1.4\n'));
      }
      assert.ok(server.practice.billingOf(id)?.company);
    }
  });

  it('C15 six to eight prescriptions are pending, with and without notes, from people of the demo', () => {
    for (const { id } of doctors) {
      const recepts = server.practice.receptsOf(id);
      assert.ok(recepts.length >= 6 && recepts.length <= 8);
      assert.ok(recepts.every(({ user }) => user));
      assert.ok(recepts.some(({ recept_note }) => recept_note) && recepts.some(({ recept_note }) => !recept_note));
    }
  });

  it('C4 notifications of all four kinds from the last hours', () => {
    for (const { id } of doctors) {
      const notifications = server.practice.notificationsOf(id);
      assert.deepEqual(
        new Set(notifications.map(({ category }) => category)),
        new Set(['queue', 'schedule', 'schedule-premium', 'recept']),
      );
      for (const { created_at } of notifications) {
        const hours = (Date.parse(NOW) - Date.parse(created_at)) / 3_600_000;
        assert.ok(hours > 0 && hours < 4, created_at);
      }
    }
  });

  it('C7 the first doctor has about forty patients, who were not all added at once', () => {
    const [first] = doctors;
    assert.ok(first);
    const patients = server.practice.patientsOf(first.id);
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

  it('a later start adds what has happened since, and changes no existing record', async () => {
    const first = await startTestPractice(at(NOW));
    const [doctor] = first.practice.doctors();
    assert.ok(doctor);
    const [gone] = first.practice.patientsOf(doctor.id);
    const [recept, ...recepts] = first.practice.receptsOf(doctor.id);
    assert.ok(gone && recept);
    first.practice.removePatient(doctor.id, gone.id);
    first.practice.acceptRecept(doctor.id, recept.id);
    first.practice.clearNotifications(doctor.id);
    first.practice.storeProfileField(doctor.id, 'about', null);
    const [served] = first.practice.ticketsOf(doctor.id)[0]?.tickets ?? [];
    const [hours, ...otherHours] = first.practice.officeHoursOf(doctor.id);
    assert.ok(served && hours);
    first.practice.nextTicket(doctor.id, served.id);
    first.practice.removeOfficeHours(doctor.id, hours.id);
    const tickets = first.practice.ticketsOf(doctor.id);
    const payments = first.practice.paymentsOf(doctor.id);
    const payouts = first.practice.payoutsOf(doctor.id);
    await first.close();

    const sameDay = await startTestPractice(at(NOW, first.databaseFile));
    assert.deepEqual(sameDay.practice.paymentsOf(doctor.id), payments);
    assert.deepEqual(sameDay.practice.notificationsOf(doctor.id), []);
    assert.deepEqual(sameDay.practice.ticketsOf(doctor.id), tickets);
    assert.deepEqual(sameDay.practice.officeHoursOf(doctor.id), otherHours);
    assert.equal(sameDay.practice.doctors().length, 2);
    await sameDay.close();

    const later = await startTestPractice(at('2027-02-24T09:00:00Z', first.databaseFile));
    assert.ok((later.practice.ticketsOf(doctor.id)[0]?.tickets.length ?? 0) > 5);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    assert.ok(!ids(later.practice.patientsOf(doctor.id)).includes(gone.id), 'a deleted patient stays deleted');
    assert.deepEqual(ids(later.practice.receptsOf(doctor.id)), ids(recepts), 'those that wait still wait, and no more');
    assert.equal(later.practice.doctorOf(doctor.id)?.about, null);
    assert.ok(later.practice.notificationsOf(doctor.id).length > 0);
    assert.deepEqual(ids(later.practice.paymentsOf(doctor.id)).slice(-payments.length), ids(payments));
    assert.deepEqual(later.practice.payoutsOf(doctor.id).slice(-payouts.length), payouts);
    assert.deepEqual(
      later.practice
        .payoutsOf(doctor.id)
        .map(({ month, status }) => `${month} ${status}`)
        .slice(0, 4),
      ['2027-01 open', '2026-12 open', '2026-11 invoiced', '2026-10 open'],
    );
    const visits = later.practice.dashboardOf(doctor.id).visits_by_day;
    assert.ok(visits.filter(({ count }) => count > 0).length >= 15);
  });
});
