import type { Payment } from './contract';
import { minuteIn, timeOf } from '../../lib/zone';
import { searchKey, type SearchKey } from '../../lib/search';

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
