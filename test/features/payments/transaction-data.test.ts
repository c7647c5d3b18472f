import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import type { Payment } from '../../../src/features/payments/contract';
import { periodRange, isWithin } from '../../../src/features/payments/use-transactions';
import {
  transactionOf,
  sortTransactions,
  nextOrder,
  type Order,
  totalsOf,
} from '../../../src/features/payments/transaction';
import { transactionsCsv } from '../../../src/features/payments/transaction-text';
import { ZONE } from '../../support/practice-clock';
import { clockIn } from '../../support/dates';

let last = 0;
function transaction({ patient, ...fields }: Partial<Payment> & { patient?: string } = {}) {
  last += 1;
  const user = patient === undefined ? null : { id: last, attributes: { avatar: null, fullname: patient } };
  const empty = { payment_title: null, amount: null, amount_formated: null, status: 'paid', status_title: null };
  return transactionOf({ id: last, user, created_at: null, created_at_formated: null, ...empty, ...fields }, ZONE);
}

const NONE = { from: '', to: '' };

describe('transaction data', () => {
  it('a period covers whole local days, also across the end of a year; a custom one is limited only by its valid days', () => {
    expect(periodRange('this-month', '2026-11-21', NONE)).to.deep.equal({ from: '2026-11-01', to: '2026-11-31' });
    expect(periodRange('last-month', '2026-11-21', NONE)).to.deep.equal({ from: '2026-10-01', to: '2026-10-31' });
    expect(periodRange('last-month', '2026-01-05', NONE)).to.deep.equal({ from: '2025-12-01', to: '2025-12-31' });
    expect(periodRange('this-year', '2026-11-21', NONE)).to.deep.equal({ from: '2026-01-01', to: '2026-12-31' });
    expect(periodRange('all', '2026-11-21', NONE)).to.deep.equal({ from: null, to: null });
    const ownRange = (from: string, to: string) => periodRange('own', '2026-11-21', { from, to });
    expect(ownRange('2026-02-30', '2026-03-01')).to.deep.equal({ from: null, to: '2026-03-01' });
    expect(ownRange('1.2', '')).to.deep.equal({ from: null, to: null });
  });

  it('a period includes both ends; a transaction without a date is only in „all“', () => {
    const isInside = (day: string | null) => isWithin(day, { from: '2026-10-01', to: '2026-10-31' });
    expect(['2026-10-01', '2026-10-31'].every(isInside)).to.equal(true);
    expect(['2026-09-30', '2026-11-01', null].some(isInside)).to.equal(false);
    expect(isWithin(null, { from: null, to: null })).to.equal(true);
  });

  it('totals: whole cents; a refunded payment was income first, a negative transaction is a refund, too; pending and failed ones do not count', () => {
    const of = (status: string, ...amounts: (number | null)[]) =>
      amounts.map((amount) => transaction({ status, amount }));
    const paid = [...of('paid', 0.1, 0.2, null), ...of('pending', 5), ...of('failed', 7)];
    for (const [all, received, refunded, net] of [
      [[...paid, ...of('refunded', 20)], 20.3, 20, 0.3],
      [[...of('paid', 30), ...of('refunded', -10)], 30, 10, 20],
      [of('paid', 30, -10), 30, 10, 20],
      [of('paid', 0.1, 0.2, 4.35, -1.15), 4.65, 1.15, 3.5],
      [Array.from({ length: 20_000 }, () => transaction({ amount: 1.15 })), 23_000, 0, 23_000],
      [[], 0, 0, 0],
    ] as const)
      expect(totalsOf(all)).to.deep.equal({ received, refunded, net });
  });

  it('sorts names in Slovak order, and missing values last in both directions', () => {
    const all = [undefined, 'Chalupa', 'Hora', 'Čierny', 'Cibuľa'].map((patient) =>
      transaction(patient === undefined ? {} : { patient }),
    );
    const names = (order: Order) => sortTransactions(all, order).map(({ patient }) => patient);
    expect(names({ by: 'patient', isDescending: false })).to.deep.equal(['Cibuľa', 'Čierny', 'Hora', 'Chalupa', null]);
    expect(names({ by: 'patient', isDescending: true })).to.deep.equal(['Chalupa', 'Hora', 'Čierny', 'Cibuľa', null]);
  });

  it('sorts moments by instant, whatever their offset, and amounts as numbers', () => {
    const all = ['2026-11-21T10:00:00+01:00', '2026-11-21T09:30:00Z', null, 'včera'].map((created_at, index) =>
      transaction({ created_at, amount: [9, 100, null, 20][index] ?? null, payment_title: String(index) }),
    );
    const titles = (order: Order) => sortTransactions(all, order).map(({ payment }) => payment.payment_title);
    expect(titles({ by: 'date', isDescending: true })).to.deep.equal(['1', '0', '2', '3']);
    expect(titles({ by: 'amount', isDescending: false })).to.deep.equal(['0', '3', '1', '2']);
  });

  it('accepts only ISO 8601: a browser would swap day and month', () => {
    for (const created_at of ['3. 11. 2026 10:40', '03/11/2026', 'včera', '5', '2026-13-01T10:00:00Z']) {
      expect(transaction({ created_at }).day, created_at).to.equal(null);
    }
    const instant = '2026-11-03T10:40:00.000000+00:00';
    for (const [created_at, day] of [
      ['2026-11-03T10:40:00', '2026-11-03'],
      ['2026-11-03 10:40:00', '2026-11-03'],
      // In the time zone of the machine that runs the test.
      [instant, clockIn(undefined, instant).slice(0, 10)],
    ] as const) {
      expect(transaction({ created_at }).day, created_at).to.equal(day);
    }
  });

  it('choosing a column again reverses it; dates and amounts begin with the highest', () => {
    const byDate = { by: 'date', isDescending: true } as const;
    expect(nextOrder('date', byDate)).to.deep.equal({ by: 'date', isDescending: false });
    expect(nextOrder('amount', byDate)).to.deep.equal({ by: 'amount', isDescending: true });
    expect(nextOrder('patient', byDate)).to.deep.equal({ by: 'patient', isDescending: false });
  });

  it('C10 exports what is known, and no text can run as a formula', () => {
    const created = new Date(2026, 10, 21, 9, 5);
    const rows = [
      transaction({
        patient: '=HYPERLINK("x")',
        payment_title: 'Výpis; "rýchly"',
        amount: -12.5,
        status: 'refunded',
        created_at: created.toISOString(),
      }),
      transaction({ status: 'new', status_title: 'Nová', amount_formated: '5 €', created_at_formated: 'včera' }),
    ];
    expect(transactionsCsv(rows).split('\r\n')).to.deep.equal([
      '\uFEFF"Dátum";"Názov";"Pacient";"Suma (EUR)";"Stav"',
      `"2026-11-21 09:05";"Výpis; ""rýchly""";"'=HYPERLINK(""x"")";-12,5;"Vrátená"`,
      '"včera";;;"5 €";"Nová"',
      '',
    ]);
  });

  it('sorts and adds up 20 000 transactions with a constant number of reads of each', () => {
    const all = Array.from({ length: 20_000 }, (_, index) =>
      transaction({ patient: `Pacient ${index % 700}`, amount: index / 100, created_at: '2026-11-21T10:00:00Z' }),
    );
    let looks = 0;
    const watched = all.map(
      (one) =>
        new Proxy(one, {
          get(target, name, receiver) {
            looks += 1;
            return Reflect.get(target, name, receiver) as unknown;
          },
        }),
    );
    for (const by of ['date', 'patient', 'amount', 'state'] as const)
      sortTransactions(watched, { by, isDescending: true });
    totalsOf(watched);
    expect(looks / all.length).to.be.below(150);
  });
});
