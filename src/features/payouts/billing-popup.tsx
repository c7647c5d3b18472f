import { useEffect } from 'react';
import { useResource } from '../../state/react/use-resource';
import { useValue, usePart } from '../../state/react/use-store';
import { billingTexts as texts } from '../../texts/billing';
import { CloseRow } from '../../ui/overlays/close-row';
import { Loading } from '../../ui/feedback/loading';
import { ResourceView } from '../../ui/feedback/resource-view';
import { emoji, Message } from '../../ui/feedback/message';
import { commonTexts } from '../../texts/common';
import { CopyButton } from '../../ui/controls/copy-button';
import { css } from '../../ui/style/style';
import { payoutsPart } from './part';
import type { Billing } from './contract';

/** The popup with the billing data. */
export function BillingPopup({ onClose }: { onClose(): void }) {
  const payouts = usePart(payoutsPart);
  const resource = useResource(payouts);
  const billing = useValue(payouts.billing);
  useEffect(() => {
    if (payouts.data.peek() === null && !payouts.isLoading.peek()) payouts.reload();
  }, [payouts]);
  return (
    <>
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
      <CloseRow onClose={onClose} />
    </>
  );
}

export const billingPopup = { title: texts.title, Content: BillingPopup };

const names = ['company', 'seat', 'company_id', 'tax_id', 'vat_id'] as const satisfies (keyof Billing)[];

/** The billing data of an invoice, with copy buttons. */
function BillingDetails({ billing }: { billing: Billing }) {
  return (
    <>
      <p>{texts.intro}</p>
      <dl className={list}>
        {names.map((name) => {
          const [label, value] = [texts.rows[name], billing[name]];
          return (
            <div key={name} className={pair}>
              <dt>{label}</dt>
              <dd>
                <span className={value === null ? missing : undefined}>{value ?? commonTexts.notGiven}</span>
                {value !== null && (
                  <CopyButton
                    text={value}
                    label={texts.copy(label)}
                    copied={texts.copied(label)}
                    failed={texts.copyFailed(label)}
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

const list = css`
  display: grid;
  margin: 0;
`;

const pair = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  padding: 6px 0;
  border-top: 1px solid var(--line);
  & > dt {
    flex: 0 0 120px;
    color: var(--muted);
  }
  & > dd {
    display: flex;
    flex: 1 1 200px;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-width: 0;
    min-height: 40px;
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const missing = css`
  color: var(--muted);
  font-weight: 400;
`;
