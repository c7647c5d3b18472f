import type { InvoiceRequest } from '../contract/money.requests';
import { defineCall } from '../define-call';

/** Multipart. */
export const invoiceUpload = defineCall<InvoiceRequest>()({
  name: 'invoiceUpload',
  method: 'POST',
  path: '/api/invoice-upload',
});
