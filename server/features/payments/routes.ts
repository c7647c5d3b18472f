import { payments } from '../../../src/features/payments/contract';
import { type CallRoute, type Handle, recordsOf } from '../../http/handle';
import type { Stores } from '../../stores';

export function paymentRoutes(stores: Pick<Stores, 'payments'>, handle: Handle): CallRoute[] {
  return [
    handle(
      payments,
      { log: { action: 'payments.opened', oncePer: 'hour' }, right: 'payments' },
      recordsOf(stores.payments.paymentsOf),
    ),
  ];
}
