import { memo } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { paymentTexts as texts } from '../../texts/payments';
import { Sensitive } from '../../ui/content/personal';
import { classes } from '../../ui/style/style';
import { Badge } from '../../ui/feedback/badge';
import type { Transaction } from './transaction';
import { amountText, dateText, stateBadges, stateText } from './transaction-text';
import * as style from './transaction-row.style';
import { line } from './transactions-table.style';

/** The number of head rows, which `aria-rowindex` counts. */
export const HEAD_ROWS = 1;

interface TransactionRowProps {
  transaction: Transaction;
  /** The index among all shown transactions, from 0. */
  index: number;
  /** The offset below the top of the first row, in pixels. */
  top: number;
  /** How much of the window's top is covered, in pixels. */
  coveredHeight: number;
  /** This row's button is in the tab order. */
  isActive: boolean;
  onOpen(id: RecordId): void;
}

/** A transaction: a table row on wide screens, a card on narrow ones. A click anywhere opens its detail. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, index, top, coveredHeight, isActive, onOpen } = props;
  const { payment, patient, state } = transaction;
  const { variant, Icon } = stateBadges[state];
  const title = payment.payment_title ?? texts.withoutTitle;
  const isUnsettled = state === 'pending' || state === 'failed';
  return (
    <div
      role="row"
      aria-rowindex={index + HEAD_ROWS + 1}
      className={classes(line, style.row)}
      style={{ top, scrollMarginTop: coveredHeight }}
    >
      <div role="cell" className={classes(style.date, style.twoLines)}>
        {dateText(transaction)}
      </div>
      <div role="cell" className={style.title}>
        <button
          type="button"
          className={style.opener}
          tabIndex={isActive ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={texts.detail.open(title, dateText(transaction))}
          onClick={() => onOpen(transaction.id)}
        >
          <span className={classes(style.twoLines, style.titleText)}>{title}</span>
        </button>
      </div>
      <div role="cell" className={classes(style.patient, style.twoLines)}>
        {patient === null ? (
          <span className={style.muted}>{texts.withoutPatient}</span>
        ) : (
          <Sensitive>{patient}</Sensitive>
        )}
      </div>
      <div
        role="cell"
        className={classes(style.amount, isUnsettled && style.muted, state === 'refunded' && style.struck)}
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
