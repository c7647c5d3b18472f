import { useEffect, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { invoiceTexts as texts } from '../../texts/invoice';
import { CloseRow } from '../../ui/overlays/close-row';
import { emoji, Message } from '../../ui/feedback/message';
import { InvoiceForm } from './invoice-form';
import { payoutsPart } from './part';

interface InvoicePopupProps {
  /** The payout from which the popup was opened. */
  payoutId?: RecordId;
  onClose(): void;
}

/** Uploads an invoice, unless no payout is waiting for one. */
export function InvoicePopup({ payoutId, onClose }: InvoicePopupProps) {
  const { appData, drafts } = useStore();
  const payouts = usePart(payoutsPart);
  const isKnown = useValue(appData.admin) !== null;
  const queue = useValue(payouts.queue);
  const [draft] = useState(() => drafts.of('invoice').read());
  const requestedId = payoutId ?? draft?.payouts_id ?? null;
  useEffect(() => {
    // The list has the payout's month, and tells whether the upload replaces an invoice.
    if (requestedId !== null && payouts.data.peek() === null && !payouts.isLoading.peek()) payouts.reload();
  }, [requestedId, payouts]);

  if (isKnown && queue.length === 0 && requestedId === null) {
    return (
      <>
        <Message emoji={emoji.smiling} title={texts.none}>
          <p>{texts.noneHint}</p>
        </Message>
        <CloseRow onClose={onClose} />
      </>
    );
  }
  return <InvoiceForm payoutId={payoutId} onClose={onClose} />;
}

export const invoicePopup = { title: texts.title, Content: InvoicePopup };
