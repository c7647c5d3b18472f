import { payoutSchema, payoutsSchema, type Payouts } from '../contract/money';
import { defineCall } from '../define-call';
import { readList, readRecord } from '../read';

/** The payouts by month, and whom to invoice where the server says. */
export const payouts = defineCall()({
  name: 'payouts',
  method: 'GET',
  path: '/api/payouts',
  response(answer: unknown): Payouts {
    const { payouts: list, billing } = hasPayouts(answer)
      ? readRecord(payoutsSchema, answer)
      : { payouts: answer, billing: null };
    return { payouts: readList('payout', payoutSchema, list), billing };
  },
});

/** Whether the response is `{payouts, billing}`, bare or as `{data: …}`; otherwise it is a list. */
function hasPayouts(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'payouts' in answer || ('data' in answer && hasPayouts(answer.data));
}
