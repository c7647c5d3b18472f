import * as v from 'valibot';
import { integer, rule } from './request-fields';

export { INVOICE_MAX_BYTES } from '../../constants';
export { JPEG_EXTENSIONS } from '../../lib/jpeg-extensions';

/** `POST /api/invoice-upload`, multipart: `payouts_id` is the payout's id. */
export const invoiceRequestSchema = v.object({ payouts_id: integer, invoice_file: v.file(rule('file')) });
export type InvoiceRequest = v.InferInput<typeof invoiceRequestSchema>;
