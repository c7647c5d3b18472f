import { paymentSchema } from '../contract/money';
import { defineCall } from '../define-call';

/** The transactions. */
export const payments = defineCall()({
  name: 'payments',
  method: 'GET',
  path: '/api/payments',
  response: { what: 'payment', list: paymentSchema },
});
