import * as v from 'valibot';
import { optionalNumber, optionalText, recordId } from './fields';
import { person } from './person';

/** A transaction. `amount` is in EUR, `created_at` ISO 8601, `status` is `paid`, `pending`, `refunded` or `failed`. */
export const paymentSchema = v.object({
  id: recordId,
  payment_title: optionalText,
  user: person,
  amount: optionalNumber,
  amount_formated: optionalText,
  status: optionalText,
  status_title: optionalText,
  created_at: optionalText,
  created_at_formated: optionalText,
});
export type Payment = v.InferOutput<typeof paymentSchema>;

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

/** Whom to invoice. */
export const billingSchema = v.object({
  company: optionalText,
  seat: optionalText,
  company_id: optionalText,
  tax_id: optionalText,
  vat_id: optionalText,
});
export type Billing = v.InferOutput<typeof billingSchema>;

/** `GET /api/payouts`, where it is not a bare list. */
export const payoutsSchema = v.object({
  payouts: v.unknown(),
  billing: v.fallback(v.nullish(billingSchema, null), null),
});
export interface Payouts extends Record<keyof v.InferOutput<typeof payoutsSchema>, unknown> {
  payouts: readonly Payout[];
  billing: Billing | null;
}
