import { useEffect } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { billingTexts as texts } from '../../texts/billing';
import { failureText } from '../../texts/failures';
import { CloseRow } from '../../ui/overlays/close-row';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { BillingDetails } from './billing-details';

/** Whom to invoice, in each of its states. */
export function BillingPopup({ onClose }: { onClose(): void }) {
  return (
    <>
      <Content />
      <CloseRow onClose={onClose} />
    </>
  );
}

function Content() {
  const { payouts } = useStore();
  const billing = useValue(payouts.billing);
  const isKnown = useValue(payouts.data) !== null;
  const failure = useValue(payouts.failure);
  const isLoading = useValue(payouts.isLoading);
  useEffect(() => {
    if (payouts.data.peek() === null && !payouts.isLoading.peek()) payouts.reload();
  }, [payouts]);
  if (billing) return <BillingDetails billing={billing} />;
  if (isKnown) {
    return (
      <Message emoji={emoji.hushed} title={texts.empty}>
        <p>{texts.emptyHint}</p>
      </Message>
    );
  }
  if (!failure) return <Loading rows={5} />;
  return (
    <Failed
      title={texts.failed}
      hint={failureText(failure.kind, failure.retryAfterSeconds)}
      isRetrying={isLoading}
      onRetry={payouts.reload}
    />
  );
}
