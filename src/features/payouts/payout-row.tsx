import { CircleCheck, CircleHelp, Clock, ExternalLink, FileCheck, FileText, RefreshCw } from 'lucide-react';
import { memo } from 'react';
import type { Payout } from './contract';
import { openFileTab } from '../../lib/file-tab';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { payoutTexts as texts } from '../../texts/payments';
import { Button, buttonLinkClass } from '../../ui/controls/button';
import * as style from './payouts.style';
import { Badge } from '../../ui/feedback/badge';
import { euros } from '../../texts/language/money';
import { invoicesPart } from './invoices';

/** The payout of one month: amount, state, invoice. */
export const PayoutRow = memo(function PayoutRow({ payout }: { payout: Payout }) {
  const { popups } = useStore();
  const month = payoutMonth(payout);
  const { state, variant, Icon } = stateBadges.find((one) => one.state === payout.status) ?? otherVariant;
  return (
    <li className={style.row}>
      <span className={style.month}>{month}</span>
      <span className={style.amount}>{payoutAmount(payout)}</span>
      <span className={style.state}>
        <Badge variant={variant} Icon={Icon}>
          {payout.status_title ?? texts.states[state]}
        </Badge>
      </span>
      <span className={style.actions}>
        <InvoiceLink payout={payout} month={month} />
        {state === 'invoiced' && (
          <Button
            icon={<RefreshCw size={18} strokeWidth={1.5} />}
            data-open
            aria-haspopup="dialog"
            aria-label={texts.replaceOf(month)}
            onClick={() => popups.show('invoice', { payoutId: payout.id })}
          >
            {texts.replace}
          </Button>
        )}
      </span>
    </li>
  );
});

function InvoiceLink({ payout, month }: { payout: Payout; month: string }) {
  const invoices = usePart(invoicesPart);
  const isOpening = useValue(invoices.opening) === payout.id;
  const target = invoices.targetOf(payout);
  if (!target) return null;
  if (target !== 'here') {
    return (
      <a
        href={target.link}
        target="_blank"
        rel="noopener noreferrer"
        data-open
        aria-label={`${texts.showOf(month)}, ${texts.newTab}`}
        className={buttonLinkClass}
      >
        <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.show}
      </a>
    );
  }
  return (
    <Button
      icon={<FileText size={18} strokeWidth={1.5} />}
      isBusy={isOpening}
      data-open
      aria-label={texts.showOf(month)}
      onClick={() => void invoices.open(payout, () => openFileTab(texts.openingInvoice))}
    >
      {texts.show}
    </Button>
  );
}

const stateBadges = [
  { state: 'open', variant: 'waiting', Icon: Clock },
  { state: 'invoiced', variant: 'queue', Icon: FileCheck },
  { state: 'paid', variant: 'good', Icon: CircleCheck },
] as const;

const otherVariant = { state: 'other', variant: 'plain', Icon: CircleHelp } as const;

export const payoutAmount = ({ amount, amount_formated }: Payout): string =>
  amount === null ? (amount_formated ?? texts.withoutAmount) : euros(amount);

const payoutMonth = ({ month_formated }: Payout): string => month_formated ?? texts.withoutMonth;
