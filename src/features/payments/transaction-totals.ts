import { cents } from '../../texts/language/money';
import type { Transaction } from './transaction';

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
