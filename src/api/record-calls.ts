/** The calls by which the dashboard, the transactions and the payouts are loaded. All reject with a `Failure`. */
import type { CallOptions, Client } from './client';
import * as contract from './contract';
import { isFailure } from './failure';
import { readList, readOptionalList, readRecord } from './read';

/** `GET /api/payments` → the transactions. */
export async function getPayments(client: Client, path: string, options: CallOptions): Promise<contract.Payment[]> {
  return readList('payment', contract.paymentSchema, await client.get(path, options));
}

/** `GET /api/payouts` → the payouts by month, and whom to invoice where the server says. */
export async function getPayouts(client: Client, path: string, options: CallOptions): Promise<contract.Payouts> {
  const answer = await client.get(path, options);
  const { payouts, billing } = hasPayouts(answer)
    ? readRecord(contract.payoutsSchema, answer)
    : { payouts: answer, billing: null };
  return { payouts: readList('payout', contract.payoutSchema, payouts), billing };
}

/**
 * The file of an invoice, by its path below the API's base; `null` where only a tab gets there: behind a redirect, or where a server on
 * another origin does not let this page read it. `payouts` is the path of the list, which the page may read.
 */
export async function getInvoice(
  client: Client,
  { apiBase, payouts }: { apiBase: string; payouts: string },
  path: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  try {
    return await client.getFile(path, signal);
  } catch (caught) {
    // As if the server was not there. A browser does not say more of an answer that the page may not read.
    const mayBeUnreadable = isFailure(caught) && caught.kind === 'offline' && new URL(apiBase).origin !== self.origin;
    if (mayBeUnreadable && (await isThere(client, payouts, signal))) return null;
    throw caught;
  }
}

const isThere = (client: Client, path: string, signal: AbortSignal): Promise<boolean> =>
  client.get(path, { signal, retries: 0 }).then(
    () => true,
    () => false,
  );

/** `{payouts, billing}`, bare or as `{data: …}`; otherwise it is a list. */
function hasPayouts(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'payouts' in answer || ('data' in answer && hasPayouts(answer.data));
}

/** `GET /api/dashboard`. */
export async function getDashboard(client: Client, path: string, options: CallOptions): Promise<contract.Dashboard> {
  const { counters, ...lists } = readRecord(contract.dashboardSchema, await client.get(path, options));
  return {
    counters,
    visits_by_day: readOptionalList('day of visits', contract.dayVisitsSchema, lists.visits_by_day),
    earnings_by_month: readOptionalList('month of earnings', contract.monthEarningsSchema, lists.earnings_by_month),
    tickets_by_type: readOptionalList('kind of tickets', contract.kindTicketsSchema, lists.tickets_by_type),
  };
}
