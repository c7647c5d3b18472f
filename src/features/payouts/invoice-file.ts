import type { Client } from '../../api/client';
import { isFailure } from '../../api/failure';
import { payouts } from './contract';

/**
 * Loads the file of an invoice, by its path below the API's base; `null` if only a browser tab can load it: behind a redirect, or on
 * another origin that forbids this page to read it.
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
    // A response that the page may not read looks like an unreachable server: the browser reports no more.
    const mayBeUnreadable = isFailure(caught) && caught.kind === 'offline' && new URL(apiBase).origin !== self.origin;
    if (mayBeUnreadable && (await isReachable(client, signal))) return null;
    throw caught;
  }
}

/** Whether the server is reachable, checked by the list of payouts, which the page may read. */
const isReachable = (client: Client, signal: AbortSignal): Promise<boolean> =>
  client.call(payouts, null, { signal, retries: 0 }).then(
    () => true,
    () => false,
  );
