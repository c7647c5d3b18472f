import type { RecordId } from '../../api/contract/fields';
import type { InvoiceValues } from './invoice.rules';

/** Whether a draft belongs to this payout: a file chosen for another payout must not be uploaded. */
export const isDraftFor = (payoutId: RecordId | undefined, draft: InvoiceValues): boolean =>
  payoutId === undefined || draft.payouts_id === payoutId;
