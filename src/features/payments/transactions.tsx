import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { saveFile } from '../../lib/file-tab';
import { euros } from '../../texts/language/money';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { useResource } from '../../state/react/use-resource';
import { commonTexts } from '../../texts/common';
import { paymentTexts as texts } from '../../texts/payments';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { Loading } from '../../ui/feedback/loading';
import { emoji, Message } from '../../ui/feedback/message';
import { ResourceView } from '../../ui/feedback/resource-view';
import { css } from '../../ui/style/style';
import { TransactionDetail } from './transaction-detail';
import { TransactionFilters } from './transaction-filters';
import type { totalsOf } from './transaction';
import { transactionsCsv } from './transaction-text';
import { TransactionsTable } from './transactions-table';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useTransactions } from './use-transactions';
import { paymentsPart } from './part';

/** The payments of patients: filters, order, totals, CSV export. */
export function Transactions() {
  const { clock } = useStore();
  const payments = usePart(paymentsPart);
  useReloadWhenStale(payments);
  const resource = useResource(payments);
  const today = useValue(clock.today);
  const { filters, order, shown, totals, ...view } = useTransactions(resource.data, today, useZone());
  const [openId, setOpenId] = useState<RecordId | null>(null);
  const open = openId === null ? undefined : shown.find(({ id }) => id === openId);
  const search = useRef<HTMLInputElement>(null);

  return (
    <div className={screen}>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<Loading rows={8} />}
        empty={
          <Message emoji={emoji.smiling} title={commonTexts.nothingToShow}>
            <p>{texts.empty}</p>
          </Message>
        }
      >
        {(list) => (
          <>
            <TransactionFilters
              filters={filters}
              search={search}
              counts={view.counts}
              hasOther={view.hasOther}
              onChange={view.change}
            />
            <div className={summary}>
              <p role="status" className={countClass}>
                {view.isFiltered ? texts.shown(shown.length, list.length) : texts.count(shown.length)}
              </p>
              <Sums totals={totals} />
              <Button
                icon={<Download size={18} strokeWidth={1.5} />}
                isDisabled={shown.length === 0}
                onClick={() => {
                  const type = 'text/csv;charset=utf-8';
                  saveFile(new Blob([transactionsCsv(shown)], { type }), texts.file(today));
                }}
              >
                {texts.download}
              </Button>
            </div>
            {shown.length > 0 ? (
              <TransactionsTable
                transactions={shown}
                order={order}
                onOrder={view.setOrder}
                onOpen={setOpenId}
                scrollResetKey={view.scrollResetKey}
              />
            ) : (
              <Message emoji={emoji.hushed} title={texts.noneFound}>
                <p>{texts.noneFoundHint}</p>
                <Button
                  onClick={() => {
                    view.reset();
                    search.current?.focus();
                  }}
                >
                  {texts.endFilters}
                </Button>
              </Message>
            )}
            {open && <TransactionDetail transaction={open} onClose={() => setOpenId(null)} />}
          </>
        )}
      </ResourceView>
    </div>
  );
}

function Sums({ totals: { received, refunded, net } }: { totals: ReturnType<typeof totalsOf> }) {
  const sums = [
    [texts.received, received],
    [texts.refunded, refunded],
    [texts.net, net],
  ] as const;
  return (
    <dl aria-label={texts.totals} className={sumsClass}>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{euros(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const screen = css`
  container: ordinacia-payments / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const summary = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
`;

const countClass = css`
  flex: 1 1 160px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const sumsClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  & dt {
    color: var(--muted);
    font-size: 14px;
  }
  & dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > :last-child dd {
    color: var(--primary);
  }
`;
