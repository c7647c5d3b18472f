import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { requiredInteger } from './field-rules';
import { answerFile } from './file-answer';
import { fileTypeOf, isNamedAs, JPEG, PDF, PNG } from './file-types';
import { invalid, noRecord } from './problems';
import { fileIn, fileTooLarge, formOf } from './upload-body';

export const LARGEST_INVOICE_BYTES = 10 * 1024 * 1024;

/** GET /api/payouts */
export function payouts(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    return c.json({ payouts: practice.payoutsOf(doctorId), billing: practice.billingOf(doctorId) });
  };
}

/** POST /api/invoice-upload, multipart {invoice_file, payouts_id} → the payout. */
export function uploadInvoice(practice: Practice): Handler<ServerEnv> {
  return async (c) => {
    const fields = await formOf(c);
    const file = await fileIn(fields, 'invoice_file');
    if (file && file.content.length > LARGEST_INVOICE_BYTES) return fileTooLarge(c);
    const id = requiredInteger(fields, 'payouts_id');
    const type = file && fileTypeOf(file.content, [PDF, JPEG, PNG]);
    const errors: Record<string, string[]> = {};
    if ('error' in id) errors['payouts_id'] = [id.error];
    if (!file) errors['invoice_file'] = [fields.get('invoice_file') ? 'The invoice file must be a file.' : MISSING];
    else if (!type || !isNamedAs(type, file.name)) errors['invoice_file'] = [WRONG_TYPE];
    if ('error' in id || !file || !type || 'invoice_file' in errors) return invalid(c, errors);

    const { doctorId } = c.get('session');
    const invoice = { file_name: file.name, media_type: type.media_type, content: file.content };
    const outcome = practice.storeInvoice(doctorId, id.value, invoice);
    if (outcome === 'unknown') return invalid(c, { payouts_id: ['The selected payouts id is invalid.'] });
    if (outcome === 'paid') return invalid(c, { payouts_id: ['The payout has already been paid.'] });
    return c.json(practice.payoutsOf(doctorId).find((payout) => payout.id === id.value) ?? {});
  };
}

/** GET /api/invoices/{payout}: the file, for its doctor only. */
export function invoice(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const id = Number(/^\d{1,15}$/.exec(c.req.param('payout') ?? '')?.[0] ?? 0);
    const found = practice.invoiceOf(c.get('session').doctorId, id);
    return found ? answerFile(c, found, found.file_name) : noRecord(c, 'Invoice', id);
  };
}

const MISSING = 'The invoice file field is required.';
const WRONG_TYPE = 'The invoice file must be a file of type: pdf, jpg, png.';
