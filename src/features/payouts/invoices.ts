import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { Payout } from './contract';
import { getInvoice } from './invoice-file';
import { isFailure } from '../../api/failure';
import { resolveOnBase } from '../../lib/address-on-base';
import type { FileTab } from '../../lib/file-tab';
import { withCode } from '../../texts/failures';
import { payoutTexts } from '../../texts/payments';
import { definePart } from '../../state/parts';

export interface Invoices {
  /** The payout whose invoice is being loaded. */
  readonly opening: ReadonlySignal<RecordId | null>;
  /** `here`: the panel loads and shows the invoice; otherwise a link to it. `null` if there is none. */
  targetOf(payout: Payout): 'here' | { link: string } | null;
  /**
   * Fetches the invoice and shows it in the opened tab as a blob: a link could not carry the token. An invoice that a page may not read,
   * such as one behind a redirect, is opened by its address, without the token.
   */
  open(payout: Payout, openTab: () => FileTab): Promise<void>;
  clear(): void;
}

/** Opens the invoices of payouts. Loads with the list of payouts. */
export const invoicesPart = definePart(({ client, apiBase, toasts }): Invoices => {
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
    opening,
    targetOf(payout) {
      const address = addressOf(payout);
      return address && ('path' in address ? 'here' : address);
    },
    async open(payout, openTab) {
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
