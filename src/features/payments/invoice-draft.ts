import type { RecordId } from '../../api/contract';
import type { InvoiceValues } from './invoice.rules';

/** Whether what was kept is an invoice for this payout: a file that was chosen for another one must not go to it. */
export const isDraftFor = (payoutId: RecordId | undefined, draft: InvoiceValues): boolean =>
  payoutId === undefined || draft.payouts_id === payoutId;
