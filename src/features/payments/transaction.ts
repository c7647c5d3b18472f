import type { Payment } from '../../api/contract';
import { dayKey } from '../../lib/dates';
import { timeOf } from '../../lib/local-time';
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
  /** Its local day, `YYYY-MM-DD`. */
  day: string | null;
  patient: string | null;
  key: SearchKey;
}

/** Cached by payment: unchanged payments keep their identity. */
const known = new WeakMap<Payment, Transaction>();

export function transactionOf(payment: Payment): Transaction {
  const before = known.get(payment);
  if (before) return before;
  const time = timeOf(payment.created_at);
  const patient = payment.user?.attributes.fullname ?? null;
  const transaction: Transaction = {
    id: payment.id,
    payment,
    state: paymentStates.find((state) => state === payment.status) ?? 'other',
    time,
    day: time === null ? null : dayKey(new Date(time)),
    patient,
    key: searchKey([patient, payment.payment_title]),
  };
  known.set(payment, transaction);
  return transaction;
}
