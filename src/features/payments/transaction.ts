import type { Payment } from './contract';
import { minuteIn, timeOf } from '../../lib/zone';
import { searchKey, type SearchKey } from '../../lib/search';
import { bySurname, nameParts } from '../../texts/language/surname';
import { cents } from '../../texts/language/money';

export const paymentStates = ['paid', 'pending', 'refunded', 'failed', 'other'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment, with derived values for search, order and totals. */
export interface Transaction {
  id: Payment['id'];
  payment: Payment;
  state: PaymentState;
  /** Milliseconds; `null` without a readable time. */
  time: number | null;
  /** The practice's time zone, and the time on its clock: `YYYY-MM-DDTHH:mm`. */
  zone: string;
  moment: string | null;
  /** The day of `moment`, `YYYY-MM-DD`. */
  day: string | null;
  patient: string | null;
  key: SearchKey;
}

/** Cached by payment: unchanged payments keep their identity. */
const known = new WeakMap<Payment, Transaction>();

export function transactionOf(payment: Payment, zone: string): Transaction {
  const before = known.get(payment);
  if (before?.zone === zone) return before;
  const time = timeOf(payment.created_at);
  const moment = time === null ? null : minuteIn(zone, time);
  const patient = payment.user?.attributes.fullname ?? null;
  const transaction: Transaction = {
    id: payment.id,
    payment,
    state: paymentStates.find((state) => state === payment.status) ?? 'other',
    time,
    zone,
    moment,
    day: moment?.slice(0, 'YYYY-MM-DD'.length) ?? null,
    patient,
    key: searchKey([patient, payment.payment_title]),
  };
  known.set(payment, transaction);
  return transaction;
}

export type SortColumn = 'date' | 'patient' | 'amount' | 'state';

export interface Order {
  by: SortColumn;
  isDescending: boolean;
}

export const newestFirst: Order = { by: 'date', isDescending: true };

/** The next order when a column is clicked: toggles the direction; dates and amounts start descending. */
export const nextOrder = (column: SortColumn, { by, isDescending }: Order): Order => ({
  by: column,
  isDescending: by === column ? !isDescending : column === 'date' || column === 'amount',
});

/** Returns a sorted copy (stable). Missing values come last in both directions. */
export function sortTransactions(
  transactions: readonly Transaction[],
  { by, isDescending }: Order,
): readonly Transaction[] {
  const valueOf = by === 'patient' ? rankByPatient(transactions) : values[by];
  const direction = isDescending ? -1 : 1;
  return [...transactions].sort((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  });
}

type ValueOf = (transaction: Transaction) => number | null;

const values: Readonly<Record<Exclude<SortColumn, 'patient'>, ValueOf>> = {
  date: ({ time }) => time,
  amount: ({ payment }) => payment.amount,
  state: ({ state }) => paymentStates.indexOf(state),
};

/** Ranks distinct names, so that the collator compares each only once. */
function rankByPatient(all: readonly Transaction[]): ValueOf {
  const names = [...new Set(all.flatMap(({ patient }) => patient ?? []))].map((name) => ({
    name,
    parts: nameParts(name, null),
  }));
  names.sort((one, other) => bySurname(one.parts, other.parts));
  const ranks = new Map(names.map(({ name }, rank) => [name, rank]));
  return ({ patient }) => (patient === null ? null : (ranks.get(patient) ?? null));
}

/**
 * Received and refunded amounts. A refund is either a payment in the state `refunded`, which counts in both sums, or a negative
 * amount, which counts as refunded only. Pending and failed payments are ignored. The sums are in euros.
 */
export function totalsOf(transactions: readonly Transaction[]) {
  let received = 0;
  let refunded = 0;
  for (const { state, payment } of transactions) {
    const amount = cents(payment.amount ?? 0);
    if ((state === 'paid' || state === 'refunded') && amount > 0) received += amount;
    if (state === 'refunded' || (state === 'paid' && amount < 0)) refunded += Math.abs(amount);
  }
  return { received: received / 100, refunded: refunded / 100, net: (received - refunded) / 100 };
}
