import { create } from 'vest';
import type { RecordId } from '../../api/contract/fields';
import { INVOICE_MAX_BYTES } from '../../constants';
import { check } from '../../forms/rules/check';
import { fileKinds, isOfKind, size, type FileKinds } from '../../forms/rules/file-rules';
import { required } from '../../forms/rules/rule';
import { invoiceTexts as texts } from '../../texts/invoice';

export interface InvoiceValues {
  /** The payout's id. */
  payouts_id: RecordId | null;
  invoice_file: File | null;
}

/** Whether a draft belongs to this payout: a file chosen for another payout must not be uploaded. */
export const isDraftFor = (payoutId: RecordId | undefined, draft: InvoiceValues): boolean =>
  payoutId === undefined || draft.payouts_id === payoutId;

declare module '../../state/forms/drafts' {
  interface DraftValues {
    invoice: InvoiceValues;
  }
}

const { PDF, JPG, PNG } = fileKinds;
export const invoiceKinds: FileKinds = { PDF, JPG, PNG };

export const createInvoiceRules = () =>
  create(({ payouts_id, invoice_file }: InvoiceValues) => {
    check('payouts_id', texts.month, payouts_id, required);
    check('invoice_file', texts.file, invoice_file, required, ...isOfKind(invoiceKinds), size(INVOICE_MAX_BYTES));
  });
