import { CircleCheck, CircleHelp, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { paymentTexts as texts } from '../../texts/payments';
import { Personal } from '../../ui/content/personal';
import { classes } from '../../ui/style/style';
import { Badge } from '../../ui/feedback/badge';
import type { PaymentState, Transaction } from './transaction';
import { amountWords, dateWords, stateWords } from './transaction-words';
import * as style from './transactions-table.style';

interface TransactionRowProps {
  transaction: Transaction;
  /** Among all that are shown, from 0. */
  place: number;
  /** In pixels below the table's first row. */
  top: number;
}

/** One transaction: a row of the table where there is room, a card elsewhere. */
export const TransactionRow = memo(function TransactionRow({ transaction, place, top }: TransactionRowProps) {
  const { payment, patient, state } = transaction;
  const { look, Icon } = looks[state];
  const isNoMoney = state === 'pending' || state === 'failed';
  return (
    // The head is the first row.
    <div role="row" aria-rowindex={place + 2} className={classes(style.line, style.row)} style={{ top }}>
      <div role="cell" className={classes(style.date, style.oneLine)}>
        {dateWords(transaction)}
      </div>
      <div role="cell" className={classes(style.title, style.oneLine)} title={payment.payment_title ?? undefined}>
        {payment.payment_title ?? texts.withoutTitle}
      </div>
      <div role="cell" className={classes(style.patient, style.oneLine)} title={patient ?? undefined}>
        {patient === null ? (
          <span className={style.muted}>{texts.withoutPatient}</span>
        ) : (
          <Personal>{patient}</Personal>
        )}
      </div>
      <div
        role="cell"
        className={classes(style.amount, isNoMoney && style.muted, state === 'refunded' && style.struck)}
      >
        {amountWords(payment)}
      </div>
      <div role="cell" className={style.state}>
        <Badge look={look} Icon={Icon}>
          {stateWords(transaction)}
        </Badge>
      </div>
    </div>
  );
});

type Look = Pick<ComponentProps<typeof Badge>, 'look'> & { Icon: LucideIcon };

const looks: Readonly<Record<PaymentState, Look>> = {
  paid: { look: 'good', Icon: CircleCheck },
  pending: { look: 'waiting', Icon: Clock },
  refunded: { look: 'queue', Icon: Undo2 },
  failed: { look: 'bad', Icon: CircleX },
  other: { look: 'plain', Icon: CircleHelp },
};
