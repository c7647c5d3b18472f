import { useEffect } from 'react';
import { useResource } from '../../state/react/use-resource';
import { useValue } from '../../state/react/use-value';
import { billingTexts as texts } from '../../texts/billing';
import { CloseRow } from '../../ui/overlays/close-row';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { emoji, Message } from '../../ui/feedback/message';
import { BillingDetails } from './billing-details';
import { usePart } from '../../state/react/use-part';
import { payoutsPart } from './part';

/** The popup with the billing data. */
export function BillingPopup({ onClose }: { onClose(): void }) {
  return (
    <>
      <Content />
      <CloseRow onClose={onClose} />
    </>
  );
}

export const billingPopup = { title: texts.title, Content: BillingPopup };

function Content() {
  const payouts = usePart(payoutsPart);
  const resource = useResource(payouts);
  const billing = useValue(payouts.billing);
  useEffect(() => {
    if (payouts.data.peek() === null && !payouts.isLoading.peek()) payouts.reload();
  }, [payouts]);
  return (
    <ResourceView resource={resource} failedTitle={texts.failed} skeleton={<Loading rows={5} />} stale={null}>
      {() =>
        billing ? (
          <BillingDetails billing={billing} />
        ) : (
          <Message emoji={emoji.hushed} title={texts.empty}>
            <p>{texts.emptyHint}</p>
          </Message>
        )
      }
    </ResourceView>
  );
}
