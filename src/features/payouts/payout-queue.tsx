import { Upload } from 'lucide-react';
import type { PayoutQueueItem } from './queue.contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { payoutTexts as texts } from '../../texts/payments';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/controls/button';
import { PageHeader } from '../../ui/content/page-header';
import { classes } from '../../ui/style/style';
import { payoutAmount } from './payout-text';
import * as style from './payouts.style';
import { usePart } from '../../state/react/use-part';
import { payoutsPart } from './part';

/** The months waiting for the doctor's invoice. */
export function PayoutQueue({ queue }: { queue: readonly PayoutQueueItem[] }) {
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
