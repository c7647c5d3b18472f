import type { Payment } from '../../api/contract';
import { dayKey } from '../../lib/dates';
import { timeOf } from '../../lib/local-time';
import { searchKey, type SearchKey } from '../../lib/search';

export const paymentStates = ['paid', 'pending', 'refunded', 'failed', 'other'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment, with what it is found, sorted and counted by. */
export interface Transaction {
  id: Payment['id'];
  payment: Payment;
  state: PaymentState;
  /** Milliseconds; `null` where the server tells no readable time. */
  time: number | null;
  /** Its local day, `YYYY-MM-DD`. */
  day: string | null;
  patient: string | null;
  key: SearchKey;
}

/** Payments that did not change stay the very same objects, and so do their transactions. */
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
