import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { call, column, field, newSession } from './support/calls';
import { sharedPractice } from './support/test-practice';

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
