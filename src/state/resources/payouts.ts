import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Billing, Payout, Payouts as PayoutsAnswer } from '../../api/contract';
import { createRecordList, type RecordList } from './record-list';

export interface Payouts extends Omit<RecordList<Payout>, 'put' | 'remove'> {
  /** Whom to invoice; `null` where the server does not tell. */
  readonly billing: ReadonlySignal<Billing | null>;
}

export function createPayouts(load: (signal: AbortSignal) => Promise<PayoutsAnswer>): Payouts {
  const billing = signal<Billing | null>(null);
  const records = createRecordList(async (abort) => {
    const answer = await load(abort);
    billing.value = answer.billing;
    return answer.payouts;
  });
  return {
    ...records,
    billing,
    clear() {
      records.clear();
      billing.value = null;
    },
  };
}
