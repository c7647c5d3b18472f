import { signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { isFailure } from '../../api/failure';
import { resolveOnBase } from '../../lib/address-on-base';
import type { FileTab } from '../../lib/file-tab';
import { withCode } from '../../texts/failures';
import { payoutTexts } from '../../texts/payments';
import { readOnly } from '../../state/part';
import { definePart } from '../../state/parts';
import type { Client } from '../../api/client';
import { payouts, type Payout } from './contract';

/** Opens the invoices of payouts. Loads with the list of payouts. */
export const invoicesPart = definePart(({ client, apiBase, toasts }) => {
  const opening = signal<RecordId | null>(null);
  const releases = new Set<() => void>();
  let running: { controller: AbortController; tab: FileTab } | null = null;

  const addressOf = ({ invoice_url }: Payout) => (invoice_url === null ? null : resolveOnBase(invoice_url, apiBase));

  function stop(): void {
    running?.controller.abort();
    running?.tab.close();
    running = null;
    opening.value = null;
  }

  return {
    /** The payout whose invoice is being loaded. */
    opening: readOnly(opening),
    /** `here`: the panel loads and shows the invoice; otherwise a link to it. `null` if there is none. */
    targetOf(payout: Payout): 'here' | { link: string } | null {
      const address = addressOf(payout);
      return address && ('path' in address ? 'here' : address);
    },
    /**
     * Fetches the invoice and shows it in the opened tab as a blob: a link could not carry the token. An invoice that a page may not read,
     * such as one behind a redirect, is opened by its address, without the token.
     */
    async open(payout: Payout, openTab: () => FileTab): Promise<void> {
      const address = addressOf(payout);
      if (!address || !('path' in address)) return;
      stop();
      const request = { controller: new AbortController(), tab: openTab() };
      running = request;
      opening.value = payout.id;
      try {
        const file = await getInvoice(client, apiBase, address.path, request.controller.signal);
        if (running !== request) return;
        if (file === null) request.tab.go(apiBase + address.path);
        else releases.add(request.tab.show(file, payoutTexts.invoiceFile.name(payout.month_formated)));
      } catch (caught) {
        if (!isFailure(caught)) reportError(caught);
        if (running !== request) return;
        request.tab.close();
        toasts.danger(withCode(payoutTexts.invoiceFile.failed, isFailure(caught) ? caught : null));
      }
      running = null;
      opening.value = null;
    },
    clear() {
      stop();
      releases.forEach((release) => release());
      releases.clear();
    },
  };
});

/**
 * Loads the file of an invoice, by its path below the API's base; `null` if only a browser tab can load it: behind a redirect, or on
 * another origin that forbids this page to read it.
 */
async function getInvoice(client: Client, apiBase: string, path: string, signal: AbortSignal): Promise<Blob | null> {
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
