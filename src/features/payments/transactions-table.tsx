import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { RecordId } from '../../api/contract/fields';
import { paymentTexts as texts } from '../../texts/payments';
import { screenTexts } from '../../texts/screens';
import { indexAfterKey } from '../../ui/lists/use-roving-rows';
import { classes } from '../../ui/style/style';
import { useEqualRows } from '../../ui/lists/use-equal-rows';
import { type Transaction, nextOrder, type Order, type SortColumn } from './transaction';
import { HEAD_ROWS, TransactionRow } from './transaction-row';
import * as style from './transactions-table.style';

interface TransactionsTableProps {
  transactions: readonly Transaction[];
  order: Order;
  onOrder(order: Order): void;
  onOpen(id: RecordId): void;
  /** A change scrolls back to the first row. */
  scrollResetKey: string;
}

/**
 * A virtual table with a sticky header. Each row has a button; one button is in the tab order, and the arrows, Home, End and the page keys
 * move to the others.
 */
export function TransactionsTable({ transactions, order, onOrder, onOpen, scrollResetKey }: TransactionsTableProps) {
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const count = transactions.length;
  const [activeId, setActiveId] = useState<RecordId | null>(null);
  const foundIndex = activeId === null ? 0 : transactions.findIndex(({ id }) => id === activeId);
  const activeIndex = Math.max(0, foundIndex);
  // The row in the tab order is always rendered, so that the focus is never lost.
  const rows = useEqualRows({ head, list, marker }, count, activeIndex, scrollResetKey);

  function focusRow(index: number): void {
    const transaction = transactions[index];
    if (!transaction) return;
    flushSync(() => setActiveId(transaction.id));
    const row = list.current?.querySelector<HTMLElement>(`[aria-rowindex="${index + HEAD_ROWS + 1}"]`);
    if (!row) return;
    row.querySelector('button')?.focus({ preventScroll: true });
    rows.scrollToRow(row);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = indexAfterKey(event.key, activeIndex, count, rows.pageSize());
    if (next === null) return;
    event.preventDefault();
    focusRow(next);
  }

  return (
    <div
      role="table"
      aria-label={screenTexts.transactions.title}
      aria-rowcount={count + HEAD_ROWS}
      className={style.table}
    >
      <Head ref={head} order={order} onOrder={onOrder} />
      <div className={style.body}>
        <span ref={marker} className={style.marker} />
        {/* Key and focus events bubble up from the rows' buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={list}
          role="rowgroup"
          className={style.list}
          style={{ height: count * rows.rowHeight }}
          onKeyDown={handleKey}
          onFocus={({ target }) => setActiveId(transactions[indexOf(target)]?.id ?? null)}
        >
          {rows.indexes.map((index) => {
            const transaction = transactions[index];
            return (
              transaction && (
                <TransactionRow
                  key={transaction.id}
                  transaction={transaction}
                  index={index}
                  top={index * rows.rowHeight}
                  coveredHeight={rows.coveredHeight}
                  isActive={index === activeIndex}
                  onOpen={onOpen}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

const indexOf = (target: Element): number => Number(target.closest('[role="row"]')?.ariaRowIndex) - HEAD_ROWS - 1;

function Head({
  ref,
  order,
  onOrder,
}: Pick<TransactionsTableProps, 'order' | 'onOrder'> & { ref: Ref<HTMLDivElement> }) {
  const column = (by: SortColumn) => <Column by={by} order={order} onSort={() => onOrder(nextOrder(by, order))} />;
  return (
    <div ref={ref} role="rowgroup" className={style.head}>
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
  );
}

function Column({ by, order, onSort }: { by: SortColumn; order: Order; onSort(): void }) {
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
