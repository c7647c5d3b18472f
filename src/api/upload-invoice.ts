import { invoiceUpload } from './calls/invoice-upload';
import type { Client } from './client';
import type { InvoiceRequest, RecordId } from './contract';
import { fileInMemory } from './file-in-memory';
import { upload, type UploadOptions } from './upload';

/** Uploads the invoice of a payout. */
export async function uploadInvoice(client: Client, id: RecordId, file: File, options: UploadOptions): Promise<void> {
  const body = new FormData();
  body.set('payouts_id' satisfies keyof InvoiceRequest, String(id));
  body.set('invoice_file' satisfies keyof InvoiceRequest, await fileInMemory(file, 'invoice_file'));
  await upload(client, invoiceUpload, body, options);
}
