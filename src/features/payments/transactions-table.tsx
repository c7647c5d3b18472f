import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { paymentTexts as texts } from '../../texts/payments';
import { screenTexts } from '../../texts/screens';
import { classes } from '../../ui/style/style';
import { useVirtualRows } from '../../ui/lists/use-virtual-rows';
import type { Transaction } from './transaction';
import { nextOrder, type Order, type SortColumn } from './transaction-order';
import { TransactionRow } from './transaction-row';
import * as style from './transactions-table.style';

interface TransactionsTableProps {
  transactions: readonly Transaction[];
  order: Order;
  onOrder(order: Order): void;
  /** A change scrolls back to the first row. */
  scrollResetKey: string;
}

/** A virtual table with a sticky header. */
export function TransactionsTable({ transactions, order, onOrder, scrollResetKey }: TransactionsTableProps) {
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const count = transactions.length;
  // Rows are not focusable: no active row.
  const rows = useVirtualRows({ head, list, marker }, count, count);

  const scrollToStart = useEffectEvent(rows.scrollToStart);
  useLayoutEffect(() => scrollToStart(), [scrollResetKey]);

  const column = (by: SortColumn) => <Column by={by} order={order} onSort={() => onOrder(nextOrder(by, order))} />;
  return (
    <div role="table" aria-label={screenTexts.transactions.title} aria-rowcount={count + 1} className={style.table}>
      <div ref={head} role="rowgroup" className={style.head}>
        <div role="row" aria-rowindex={1} className={classes(style.line, style.headLine)}>
          {column('date')}
          <div role="columnheader" className={style.titleHead}>
            {texts.columns.title}
          </div>
          {column('patient')}
          {column('amount')}
          {column('state')}
        </div>
      </div>
      <div className={style.body}>
        <span ref={marker} className={style.marker} />
        <div ref={list} role="rowgroup" className={style.list} style={{ height: count * rows.rowHeight }}>
          {rows.indexes.map((index) => {
            const transaction = transactions[index];
            return (
              transaction && (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  index={index}
                  top={index * rows.rowHeight}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface ColumnProps {
  by: SortColumn;
  order: Order;
  onSort(): void;
}

function Column({ by, order, onSort }: ColumnProps) {
  const isSorted = order.by === by;
  const { isDescending } = isSorted ? order : nextOrder(by, order);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={by === 'amount' ? style.amountHead : undefined}
    >
      <button type="button" className={style.sorter} data-sorted={isSorted || undefined} onClick={onSort}>
        {texts.columns[by]}
        <Arrow size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
