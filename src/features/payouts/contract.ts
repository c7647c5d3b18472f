import * as v from 'valibot';
import { optionalNumber, optionalText, recordId } from '../../api/contract/fields';
import { integer, rule } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { readList, readRecord } from '../../api/read';

/** `status` is `open`, `invoiced` or `paid`; `amount` in EUR. */
export const payoutSchema = v.object({
  id: recordId,
  month_formated: optionalText,
  amount: optionalNumber,
  amount_formated: optionalText,
  status: optionalText,
  status_title: optionalText,
  invoice_url: optionalText,
});

export type Payout = v.InferOutput<typeof payoutSchema>;

/** The recipient of invoices. */
export const billingSchema = v.object({
  company: optionalText,
  seat: optionalText,
  company_id: optionalText,
  tax_id: optionalText,
  vat_id: optionalText,
});

export type Billing = v.InferOutput<typeof billingSchema>;

/** The response of `GET /api/payouts`, unless it is a bare list. */
export const payoutsSchema = v.object({
  payouts: v.unknown(),
  billing: v.fallback(v.nullish(billingSchema, null), null),
});

export interface Payouts extends Record<keyof v.InferOutput<typeof payoutsSchema>, unknown> {
  payouts: readonly Payout[];
  billing: Billing | null;
}

/** `POST /api/invoice-upload`, multipart: `payouts_id` is the payout's id. */
export const invoiceRequestSchema = v.object({ payouts_id: integer, invoice_file: v.file(rule('file')) });

export type InvoiceRequest = v.InferInput<typeof invoiceRequestSchema>;

/** The payouts by month, and the recipient of invoices, if the server sends it. */
export const payouts = defineCall()({
  name: 'payouts',
  method: 'GET',
  path: '/api/payouts',
  response(body: unknown): Payouts {
    const { payouts: list, billing } = hasPayouts(body)
      ? readRecord(payoutsSchema, body)
      : { payouts: body, billing: null };
    return { payouts: readList('payout', payoutSchema, list), billing };
  },
});

/** Whether the response is `{payouts, billing}`, bare or as `{data: …}`; otherwise it is a list. */
function hasPayouts(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return 'payouts' in body || ('data' in body && hasPayouts(body.data));
}

/** Multipart. */
export const invoiceUpload = defineCall<InvoiceRequest>()({
  name: 'invoiceUpload',
  method: 'POST',
  path: '/api/invoice-upload',
});
