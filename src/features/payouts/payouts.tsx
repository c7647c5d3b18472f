import { Building2 } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from '../../state/react/store-context';
import { useResource } from '../../state/react/use-resource';
import { useValue } from '../../state/react/use-value';
import { commonTexts } from '../../texts/common';
import { payoutTexts as texts } from '../../texts/payments';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/content/page-header';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { PayoutQueue } from './payout-queue';
import { PayoutRow } from './payout-row';
import * as style from './payouts.style';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { usePart } from '../../state/react/use-part';
import { payoutsPart } from './part';

/** The monthly payouts, and the months waiting for an invoice. */
export function Payouts() {
  const { popups } = useStore();
  const payouts = usePart(payoutsPart);
  useReloadWhenStale(payouts);
  const resource = useResource(payouts);
  const billing = useValue(payouts.billing);
  // Read here, so that this component re-renders, and restores the focus, when a row is removed.
  const queue = useValue(payouts.queue);
  const area = useRef<HTMLDivElement>(null);
  const focusRestore = useRowFocusRestore(area, useRowIndexes(area));

  return (
    <div ref={area} className={screen} tabIndex={-1} {...focusRestore}>
      <PayoutQueue queue={queue} />
      <ResourceView resource={resource} failedTitle={texts.loadFailed} skeleton={<Loading rows={6} />}>
        {(list) => (
          <section>
            <PageHeader title={texts.all}>
              {billing && (
                <Button
                  icon={<Building2 size={18} strokeWidth={1.5} />}
                  aria-haspopup="dialog"
                  onClick={() => popups.show('billing', {})}
                >
                  {texts.billing}
                </Button>
              )}
            </PageHeader>
            {list.length > 0 ? (
              <ul aria-label={texts.all} className={style.list}>
                {list.map((payout) => (
                  <PayoutRow key={payout.id} payout={payout} />
                ))}
              </ul>
            ) : (
              <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
                <p>{texts.empty}</p>
              </Message>
            )}
          </section>
        )}
      </ResourceView>
    </div>
  );
}

const screen = css`
  container: ordinacia-payments / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 1080px;
  &:focus-visible {
    outline: none;
  }
`;
