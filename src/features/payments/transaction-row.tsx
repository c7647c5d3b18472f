import { CircleCheck, CircleHelp, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { paymentTexts as texts } from '../../texts/payments';
import { Sensitive } from '../../ui/content/sensitive';
import { classes } from '../../ui/style/style';
import { Badge } from '../../ui/feedback/badge';
import type { PaymentState, Transaction } from './transaction';
import { amountText, dateText, stateText } from './transaction-text';
import * as style from './transactions-table.style';

interface TransactionRowProps {
  transaction: Transaction;
  /** Among all shown transactions, from 0. */
  index: number;
  /** In pixels below the table's first row. */
  top: number;
}

/** One transaction: a table row on wide screens, a card on narrow ones. */
export const TransactionRow = memo(function TransactionRow({ transaction, index, top }: TransactionRowProps) {
  const { payment, patient, state } = transaction;
  const { variant, Icon } = stateBadges[state];
  const isNoMoney = state === 'pending' || state === 'failed';
  return (
    // Row 1 is the header.
    <div role="row" aria-rowindex={index + 2} className={classes(style.line, style.row)} style={{ top }}>
      <div role="cell" className={classes(style.date, style.oneLine)}>
        {dateText(transaction)}
      </div>
      <div role="cell" className={classes(style.title, style.oneLine)} title={payment.payment_title ?? undefined}>
        {payment.payment_title ?? texts.withoutTitle}
      </div>
      <div role="cell" className={classes(style.patient, style.oneLine)} title={patient ?? undefined}>
        {patient === null ? (
          <span className={style.muted}>{texts.withoutPatient}</span>
        ) : (
          <Sensitive>{patient}</Sensitive>
        )}
      </div>
      <div
        role="cell"
        className={classes(style.amount, isNoMoney && style.muted, state === 'refunded' && style.struck)}
      >
        {amountText(payment)}
      </div>
      <div role="cell" className={style.state}>
        <Badge variant={variant} Icon={Icon}>
          {stateText(transaction)}
        </Badge>
      </div>
    </div>
  );
});

type Appearance = Pick<ComponentProps<typeof Badge>, 'variant'> & { Icon: LucideIcon };

const stateBadges: Readonly<Record<PaymentState, Appearance>> = {
  paid: { variant: 'good', Icon: CircleCheck },
  pending: { variant: 'waiting', Icon: Clock },
  refunded: { variant: 'queue', Icon: Undo2 },
  failed: { variant: 'bad', Icon: CircleX },
  other: { variant: 'plain', Icon: CircleHelp },
};
