import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, column, field, newSession, listIn } from './support/calls';
import { sharedPractice } from './support/test-practice';
import type { NewTicket } from '../../server/features/tickets/tickets';

describe('transactions and payouts', () => {
  // A Saturday, 11:30 in Bratislava.
  const server = sharedPractice({ now: () => new Date('2026-11-21T10:30:00Z') });
  const get = (path: string, token: string) => call(server, 'GET', path, { token });

  it('C10 transactions have every field the panel reads, the newest first, and each state its Slovak title', async () => {
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    const user = server.practice.people.createUser({ fullname: 'Ján Novák' });
    const older = server.practice.payments.addPayment(doctor.id, {
      payment_title: 'Vodičský preukaz',
      amount_cents: 123_450,
      status: 'refunded',
      user_id: user.id,
      created_at: new Date('2026-10-24T07:00:00Z'),
    });
    const add = (status: 'failed' | 'pending' | 'paid') =>
      server.practice.payments.addPayment(doctor.id, { payment_title: 'A', amount_cents: 5, status });
    const [, , newer] = [add('failed'), add('pending'), add('paid')];
    const { status, body } = await get('/api/payments', token);
    assert.equal(status, 200);
    assert.ok(Array.isArray(body));
    const titles = ['Zaplatená', 'Čaká na úhradu', 'Neúspešná', 'Vrátená'];
    assert.deepEqual(column(body, 'status_title'), titles);
    assert.equal(field(body[0], 'id'), newer.id);
    assert.deepEqual(body[3], {
      id: older.id,
      payment_title: 'Vodičský preukaz',
      user: { id: user.id, attributes: { avatar: null, fullname: 'Ján Novák' } },
      amount: 1234.5,
      amount_formated: '1\u00A0234,50\u00A0€',
      status: 'refunded',
      status_title: 'Vrátená',
      created_at: '2026-10-24T09:00:00+02:00',
      created_at_formated: 'sobota 24. októbra o 9:00',
    });
    assert.deepEqual([field(body[0], 'user'), field(body[0], 'amount_formated')], [null, '0,05\u00A0€']);
    assert.deepEqual((await get('/api/payments', stranger.token)).body, []);
  });

  it('C11 payouts are by month, the newest first, with the billing info', async () => {
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    const ids = { company_id: '1', tax_id: '2', vat_id: 'SK2' };
    const billing = { company: 'Portál, s. r. o.', seat: 'Štúrova 1, Bratislava', ...ids };
    server.practice.payouts.setBilling(doctor.id, billing);
    const invoice = { file_name: 'f.pdf', media_type: 'application/pdf', content: new Uint8Array([1]) };
    const add = (month: string, status: 'open' | 'invoiced' | 'paid', more: object = { invoice }) =>
      server.practice.payouts.addPayout(doctor.id, { month, status, amount_cents: 100, ...more }).id;
    const paid = add('2025-12', 'paid');
    const open = add('2026-10', 'open', { amount_cents: 209_970 });
    const invoiced = add('2026-09', 'invoiced');
    const { status, body } = await get('/api/payouts', token);
    assert.equal(status, 200);
    assert.deepEqual(field(body, 'billing'), billing);
    const euro = { amount: 1, amount_formated: '1,00\u00A0€' };
    assert.deepEqual(field(body, 'payouts'), [
      {
        id: open,
        month: '2026-10',
        month_formated: 'október 2026',
        amount: 2099.7,
        amount_formated: '2\u00A0099,70\u00A0€',
        status: 'open',
        status_title: 'Čaká na faktúru',
        invoice_url: null,
      },
      {
        id: invoiced,
        month: '2026-09',
        month_formated: 'september 2026',
        ...euro,
        status: 'invoiced',
        status_title: 'Faktúra odoslaná',
        invoice_url: `/api/invoices/${invoiced}`,
      },
      {
        id: paid,
        month: '2025-12',
        month_formated: 'december 2025',
        ...euro,
        status: 'paid',
        status_title: 'Vyplatená',
        invoice_url: `/api/invoices/${paid}`,
      },
    ]);
    const init = await get('/api/administration-init', token);
    assert.deepEqual(field(init.body, 'payoutsQueue'), [{ id: open, month_formated: 'október 2026' }]);
    assert.deepEqual((await get('/api/payouts', stranger.token)).body, { payouts: [], billing: null });
    assert.deepEqual(field((await get('/api/administration-init', stranger.token)).body, 'payoutsQueue'), []);
  });
});

describe('the dashboard', () => {
  // A Saturday, half past midnight in Bratislava: the day before in UTC.
  const server = sharedPractice({ now: () => new Date('2026-11-20T23:30:00Z') });
  const dashboard = async (token: string) => (await call(server, 'GET', '/api/dashboard', { token })).body;
  const add = (doctorId: number, ticket: NewTicket, outcome?: 'served' | 'rejected' | 'missed') => {
    const { id } = server.practice.tickets.addTicket(doctorId, ticket);
    if (outcome === 'served') server.practice.handledTickets.nextTicket(doctorId, id);
    if (outcome === 'rejected') server.practice.handledTickets.rejectTicket(doctorId, id);
    if (outcome === 'missed') server.practice.handledTickets.missTicket(doctorId, id);
  };

  it('C5 a new doctor’s dashboard has every field, all zero', async () => {
    const { token } = await newSession(server);
    const body = await dashboard(token);
    assert.deepEqual(field(body, 'counters'), { tickets_today: 0, served_today: 0, patients: 0, recepts_pending: 0 });
    const visits = listIn(body, 'visits_by_day');
    assert.equal(visits.length, 30);
    assert.deepEqual(visits[0], { day: '2026-10-23', count: 0 });
    assert.deepEqual(visits[29], { day: '2026-11-21', count: 0 });
    const earnings = listIn(body, 'earnings_by_month');
    assert.equal(earnings.length, 12);
    assert.deepEqual(earnings[0], { month_formated: 'december 2025', amount: 0 });
    assert.deepEqual(earnings[11], { month_formated: 'november 2026', amount: 0 });
    assert.deepEqual(field(body, 'tickets_by_type'), [
      { type: 'queue', count: 0 },
      { type: 'schedule', count: 0 },
      { type: 'schedule-premium', count: 0 },
    ]);
  });

  it('C5 visits are served tickets by the practice’s days; cancelled and missed ones do not count', async () => {
    const { doctor, token } = await newSession(server);
    const stranger = await newSession(server);
    add(doctor.id, { type: 'queue' }, 'served');
    add(doctor.id, { type: 'queue' }, 'rejected');
    add(doctor.id, { type: 'queue' }, 'missed');
    add(doctor.id, { type: 'schedule', time: '10:00' });
    add(doctor.id, { type: 'schedule-premium', date: '2026-10-23', time: '10:00' }, 'served');
    add(doctor.id, { type: 'schedule', date: '2026-10-22', time: '10:00' }, 'served');
    add(doctor.id, { type: 'schedule', date: '2026-11-22', time: '10:00' });
    add(stranger.doctor.id, { type: 'queue' }, 'served');
    const { id } = server.practice.people.createUser({ fullname: 'Ján Novák' });
    server.practice.patients.addPatient(doctor.id, id);
    const recept = () => server.practice.recepts.addRecept(doctor.id, { user_id: id, recept_title: 'A' }).id;
    recept();
    server.practice.recepts.acceptRecept(doctor.id, recept());
    const body = await dashboard(token);
    const counters = { tickets_today: 2, served_today: 1, patients: 1, recepts_pending: 1 };
    assert.deepEqual(field(body, 'counters'), counters);
    const counted = listIn(body, 'visits_by_day').filter((visit) => field(visit, 'count') !== 0);
    assert.deepEqual(counted, [
      { day: '2026-10-23', count: 1 },
      { day: '2026-11-21', count: 1 },
    ]);
    assert.deepEqual(column(listIn(body, 'tickets_by_type'), 'count'), [1, 1, 1]);
  });

  it('C5 earnings are paid and unrefunded payments, by the months of the practice’s clock', async () => {
    const { doctor, token } = await newSession(server);
    const pay = (amount_cents: number, at: string, status: 'paid' | 'pending' | 'refunded' | 'failed' = 'paid') => {
      const payment = { payment_title: 'A', amount_cents, status, created_at: new Date(at) };
      server.practice.payments.addPayment(doctor.id, payment);
    };
    // The same half an hour before midnight UTC: already November in Bratislava.
    pay(1999, '2026-10-31T23:30:00Z');
    pay(1, '2026-11-20T23:00:00Z');
    pay(50_000, '2026-11-10T12:00:00Z', 'pending');
    pay(50_000, '2026-11-10T12:00:00Z', 'refunded');
    pay(50_000, '2026-11-10T12:00:00Z', 'failed');
    pay(1500, '2025-11-30T23:00:00Z');
    pay(70_000, '2025-11-30T22:59:59Z');
    const amounts = column(listIn(await dashboard(token), 'earnings_by_month'), 'amount');
    assert.deepEqual(amounts, [15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]);
  });
});
