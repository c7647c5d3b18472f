import * as v from 'valibot';
import { optionalNumber, optionalText, recordId } from '../../api/contract/fields';
import { person } from '../../api/contract/person';
import { defineCall } from '../../api/define-call';

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

export const payments = defineCall()({
  name: 'payments',
  method: 'GET',
  path: '/api/payments',
  response: { what: 'payment', list: paymentSchema },
});
