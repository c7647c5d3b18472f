import type { Client } from '../../api/client';
import { isFailure } from '../../api/failure';
import { payouts } from './contract';

/**
 * The file of an invoice, by its path below the API's base; `null` where only a tab gets there: behind a redirect, or where a server on
 * another origin does not let this page read it.
 */
export async function getInvoice(
  client: Client,
  apiBase: string,
  path: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  try {
    return await client.getFile(path, signal);
  } catch (caught) {
    // As if the server was not there. A browser does not say more of a response that the page may not read.
    const mayBeUnreadable = isFailure(caught) && caught.kind === 'offline' && new URL(apiBase).origin !== self.origin;
    if (mayBeUnreadable && (await isThere(client, signal))) return null;
    throw caught;
  }
}

/** Whether the list of payouts, which the page may read, is there. */
const isThere = (client: Client, signal: AbortSignal): Promise<boolean> =>
  client.call(payouts, null, { signal, retries: 0 }).then(
    () => true,
    () => false,
  );
