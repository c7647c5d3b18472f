import type { Client } from '../../api/client';
import type { RecordId } from '../../api/contract/fields';
import { fileInMemory } from '../../api/file-in-memory';
import { type UploadOptions, upload } from '../../api/upload';
import { invoiceUpload, type InvoiceRequest } from './contract';

/** Uploads the invoice of a payout. */
export async function uploadInvoice(client: Client, id: RecordId, file: File, options: UploadOptions): Promise<void> {
  const body = new FormData();
  body.set('payouts_id' satisfies keyof InvoiceRequest, String(id));
  body.set('invoice_file' satisfies keyof InvoiceRequest, await fileInMemory(file, 'invoice_file'));
  await upload(client, invoiceUpload, body, options);
}
