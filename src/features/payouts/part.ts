import { computed, signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { FieldErrors } from '../../state/forms/form-submissions';
import { appDataChanged } from '../../state/app-data';
import { defineEvent } from '../../state/events';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';
import { storedFormTexts as texts } from '../../texts/stored-forms';
import { readOnly } from '../../state/part';
import { submissionsPart } from '../../state/forms/submissions';
import type { Client } from '../../api/client';
import { fileInMemory, upload, type UploadOptions } from '../../api/upload';
import { payouts, invoiceUpload, type Payout, type InvoiceRequest } from './contract';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** The payout from which the popup was opened. */
    invoice: { payoutId?: RecordId };
    billing: NoProps;
  }
}

/** An invoice was uploaded in another tab. */
const payoutsChanged = defineEvent('payouts');

/** The payouts, and the upload of invoices. */
export const payoutsPart = definePart(({ client, recovery, appData, otherTabs, popups, part }) => {
  const submissions = part(submissionsPart);
  const loaded = createResource((request) => client.call(payouts, null, request), { recovery });
  const data = computed(() => loaded.data.value?.payouts ?? null);
  const queue = computed(() => appData.data.value?.payoutsQueue ?? []);
  const uploadProgress = signal<number | null>(null);
  otherTabs.on(payoutsChanged, () => loaded.refresh(loaded.reloadForEvent));
  return {
    ...loaded,
    data,
    /** The payouts waiting for an invoice. */
    queue,
    /** The recipient of invoices; `null` if the server does not send it. */
    billing: computed(() => loaded.data.value?.billing ?? null),
    /** The uploaded fraction of the invoice, 0 to 1; `null` if none is being sent. */
    uploadProgress: readOnly(uploadProgress),
    /** Resolves like `submit` of the forms. */
    async uploadInvoice(payoutId: RecordId, file: File): Promise<FieldErrors | null> {
      const before = data.peek();
      const known = before?.find(({ id }) => id === payoutId);
      const wasWaiting = known ? known.status === 'open' : queue.peek().some(({ id }) => id === payoutId);
      const reload = (afterSeconds?: number | null) => {
        loaded.reload(afterSeconds);
        appData.reload(afterSeconds);
        otherTabs.notify(payoutsChanged);
        otherTabs.notify(appDataChanged);
      };
      uploadProgress.value = 0;
      const errors = await submissions.submit(popups.hostOf('invoice'), [payoutId, file], {
        send: (key) =>
          uploadInvoice(client, payoutId, file, { key, onProgress: (part) => (uploadProgress.value = part) }),
        onStored: () => reload(),
        data: { isLoading: loaded.isLoading, reload },
        isStored: () => isInvoiced(data.value, known, payoutId, wasWaiting),
        storedText: known?.status === 'invoiced' ? texts.invoiceReplaced : texts.invoice,
      });
      uploadProgress.value = null;
      return errors;
    },
    clear() {
      loaded.clear();
      uploadProgress.value = null;
    },
  };
});

/** Whether the payout now has an invoice: its first (`wasWaiting`), or another than the `known` payout had. */
function isInvoiced(
  now: readonly Payout[] | null,
  known: Payout | undefined,
  payoutId: RecordId,
  wasWaiting: boolean,
): boolean {
  const invoiced = now?.find(({ id }) => id === payoutId);
  if (invoiced?.status !== 'invoiced') return false;
  return wasWaiting || (known !== undefined && known.invoice_url !== invoiced.invoice_url);
}

/** Uploads the invoice of a payout. */
async function uploadInvoice(client: Client, id: RecordId, file: File, options: UploadOptions): Promise<void> {
  const body = new FormData();
  body.set('payouts_id' satisfies keyof InvoiceRequest, String(id));
  body.set('invoice_file' satisfies keyof InvoiceRequest, await fileInMemory(file, 'invoice_file'));
  await upload(client, invoiceUpload, body, options);
}
