import type { RecordId } from '../../api/contract';
import { isFileOrNull, isIdOrNull, isOfShape } from '../../forms/shape';
import type { InvoiceValues } from './invoice.rules';

const isInvoice = isOfShape<InvoiceValues>({ payouts_id: isIdOrNull, invoice_file: isFileOrNull });

/** Whether what was kept is an invoice for this payout: a file that was chosen for another one must not go to it. */
export const isDraftFor = (payoutId: RecordId | undefined, draft: unknown): draft is InvoiceValues =>
  isInvoice(draft) && (payoutId === undefined || draft.payouts_id === payoutId);
