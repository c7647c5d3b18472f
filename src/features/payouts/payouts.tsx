import { Building2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { commonTexts } from '../../texts/common';
import { payoutTexts as texts } from '../../texts/payments';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/content/page-header';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css, classes } from '../../ui/style/style';
import { useRowFocusRestore } from '../../ui/lists/use-row-focus-restore';
import { useRowIndexes } from '../../ui/lists/use-row-indexes';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { shellTexts } from '../../texts/shell';
import { PayoutRow, payoutAmount } from './payout-row';
import * as style from './payouts.style';
import { payoutsPart } from './part';
import type { PayoutQueueItem } from './queue.contract';

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

/** The months waiting for the doctor's invoice. */
function PayoutQueue({ queue }: { queue: readonly PayoutQueueItem[] }) {
  const { popups } = useStore();
  const payouts = usePart(payoutsPart);
  const list = useValue(payouts.data);
  if (queue.length === 0) return null;
  return (
    <section>
      <PageHeader title={texts.waiting} description={texts.waitingHint(queue.length)} />
      <ul aria-label={texts.waiting} className={classes(style.list, style.waitingList)}>
        {queue.map(({ id, month_formated }) => {
          const payout = list?.find((one) => one.id === id);
          return (
            <li key={id} className={style.waitingRow}>
              <span className={style.month}>{month_formated}</span>
              <span className={style.amount}>{payout && payoutAmount(payout)}</span>
              <span className={style.actions}>
                <Button
                  variant="primary"
                  icon={<Upload size={18} strokeWidth={1.5} />}
                  data-open
                  aria-haspopup="dialog"
                  aria-label={texts.uploadOf(month_formated)}
                  onClick={() => popups.show('invoice', { payoutId: id })}
                >
                  {shellTexts.actions.uploadInvoice}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
