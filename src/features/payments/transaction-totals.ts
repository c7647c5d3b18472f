import { cents } from '../../texts/language/money';
import type { Transaction } from './transaction';

/** In euros. `net` is `received` without `refunded`. */
export interface Totals {
  received: number;
  refunded: number;
  net: number;
}

/**
 * What came in and what went back. A refund is either the payment itself, whose state has changed (it came in and went
 * back), or a negative amount beside the payment (which went back only). What waits or failed is no money.
 */
export function totalsOf(transactions: readonly Transaction[]): Totals {
  let received = 0;
  let refunded = 0;
  for (const { state, payment } of transactions) {
    const amount = cents(payment.amount ?? 0);
    if ((state === 'paid' || state === 'refunded') && amount > 0) received += amount;
    if (state === 'refunded' || (state === 'paid' && amount < 0)) refunded += Math.abs(amount);
  }
  return { received: received / 100, refunded: refunded / 100, net: (received - refunded) / 100 };
}
