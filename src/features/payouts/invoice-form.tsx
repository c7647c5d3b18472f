import type { RecordId } from '../../api/contract/fields';
import { INVOICE_MAX_BYTES } from '../../constants';
import { PopupForm } from '../../forms/popup-form';
import { acceptOf, notOfKind } from '../../forms/rules/file-rules';
import { usePopupForm } from '../../forms/use-popup-form';
import { fileSize } from '../../texts/language/file-size';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { formTexts } from '../../texts/forms';
import { invoiceTexts as texts } from '../../texts/invoice';
import { FileField } from '../../ui/controls/file-field';
import { ProgressBar } from '../../ui/charts/progress-bar';
import { Select } from '../../ui/controls/select';
import { submissionsPart } from '../../state/forms/submissions';
import type { Option } from '../../ui/controls/select-list';
import { createInvoiceRules, invoiceKinds, isDraftFor, type InvoiceValues } from './invoice.rules';
import { payoutsPart } from './part';
import type { Payout } from './contract';
import type { PayoutQueueItem } from './queue.contract';

export function InvoiceForm({ payoutId, onClose }: { payoutId: RecordId | undefined; onClose(): void }) {
  const { appData, drafts } = useStore();
  const submissions = usePart(submissionsPart);
  const payouts = usePart(payoutsPart);
  const isKnown = useValue(appData.admin) !== null;
  const isLoading = useValue(appData.isLoading);
  const queue = useValue(payouts.queue);
  const list = useValue(payouts.data);
  const progress = useValue(payouts.uploadProgress);
  const isSending = useValue(submissions.sending).has('invoice');
  const form = usePopupForm({
    draft: drafts.of('invoice'),
    initial: { payouts_id: payoutId ?? onlyOne(queue), invoice_file: null },
    createRules: createInvoiceRules,
    // While an invoice is being sent, any payout's popup shows that one: once stored, it closes the popup and discards the draft.
    isDraftRelevant: (draft) => isSending || isDraftFor(payoutId, draft),
  });
  const { payouts_id } = form.values;
  const isReplaced = list?.find(({ id }) => id === payouts_id)?.status === 'invoiced';
  return (
    <PopupForm
      onSubmit={form.handleSubmit(send)}
      onCancel={onClose}
      submitLabel={texts.submit}
      sendingLabel={texts.sending}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartOver={form.onStartOver}
    >
      <Select
        {...form.field('payouts_id')}
        label={texts.month}
        info={isReplaced ? texts.replaces : undefined}
        data={invoiceMonths(queue, list, isSending ? payouts_id : (payoutId ?? payouts_id))}
        state={isKnown ? 'ready' : isLoading ? 'loading' : 'failed'}
        onRetry={appData.retry}
        required
      />
      <FileField
        {...form.field('invoice_file')}
        label={texts.file}
        info={texts.fileInfo(fileSize(INVOICE_MAX_BYTES))}
        accept={acceptOf(invoiceKinds)}
        refusal={notOfKind(invoiceKinds)}
        required
      />
      {isSending && <ProgressBar label={texts.uploading} value={progress} />}
    </PopupForm>
  );

  async function send({ payouts_id: id, invoice_file: file }: InvoiceValues) {
    // Both are set by the rules.
    if (id === null || !file) return null;
    const errors = await payouts.uploadInvoice(id, file);
    if (errors?.['invoice_file']?.includes(formTexts.file.changed)) form.field('invoice_file').onChange(null);
    return errors;
  }
}

const onlyOne = (queue: readonly { id: RecordId }[]): RecordId | null =>
  queue.length === 1 ? (queue[0]?.id ?? null) : null;

/** The payouts as options: those waiting for an invoice, and the requested one. */
function invoiceMonths(
  queue: readonly PayoutQueueItem[],
  payouts: readonly Payout[] | null,
  requestedId: RecordId | null,
): Option<RecordId>[] {
  const waiting = queue.map(({ id, month_formated }) => ({ value: id, option: month_formated }));
  if (requestedId === null || waiting.some(({ value }) => value === requestedId)) return waiting;
  const payout = payouts?.find(({ id }) => id === requestedId);
  return [...waiting, { value: requestedId, option: payout?.month_formated ?? texts.chosenPayout }];
}
