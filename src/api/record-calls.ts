/** The calls by which the dashboard, the transactions and the payouts are loaded. All reject with a `Failure`. */
import type { Client } from './client';
import * as contract from './contract';
import { readList, readOptionalList, readRecord } from './read';

/** `GET /api/payments` → the transactions. */
export async function getPayments(client: Client, path: string, signal: AbortSignal): Promise<contract.Payment[]> {
  return readList('payment', contract.paymentSchema, await client.get(path, { signal }));
}

/** `GET /api/payouts` → the payouts by month, and whom to invoice where the server says. */
export async function getPayouts(client: Client, path: string, signal: AbortSignal): Promise<contract.Payouts> {
  const answer = await client.get(path, { signal });
  const { payouts, billing } = hasPayouts(answer)
    ? readRecord(contract.payoutsSchema, answer)
    : { payouts: answer, billing: null };
  return { payouts: readList('payout', contract.payoutSchema, payouts), billing };
}

/** The file of an invoice, by its path below the API's base. */
export const getInvoice = (client: Client, path: string, signal: AbortSignal): Promise<Blob> =>
  client.getFile(path, signal);

/** `{payouts, billing}`, bare or as `{data: …}`; otherwise it is a list. */
function hasPayouts(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'payouts' in answer || ('data' in answer && hasPayouts(answer.data));
}

/** `GET /api/dashboard`. */
export async function getDashboard(client: Client, path: string, signal: AbortSignal): Promise<contract.Dashboard> {
  const { counters, ...lists } = readRecord(contract.dashboardSchema, await client.get(path, { signal }));
  return {
    counters,
    visits_by_day: readOptionalList('day of visits', contract.dayVisitsSchema, lists.visits_by_day),
    earnings_by_month: readOptionalList('month of earnings', contract.monthEarningsSchema, lists.earnings_by_month),
    tickets_by_type: readOptionalList('kind of tickets', contract.kindTicketsSchema, lists.tickets_by_type),
  };
}
