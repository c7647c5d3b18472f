import { memo, useMemo } from 'react';
import type { MonthEarnings } from './contract';
import { formatMonth } from '../../texts/language/format-day';
import { cents, euros, wholeEuros } from '../../texts/language/money';
import { dashboardTexts } from '../../texts/dashboard';
import { BarChart, type Bar } from '../../ui/charts/bar-chart';
import { ChartCard } from '../../ui/charts/chart-card';
import { DataTable } from '../../ui/charts/data-table';
import { sumAndMax } from './sum-and-max';

const texts = dashboardTexts.earnings;

/** The earnings of the last months; the current one is highlighted. */
export const Earnings = memo(function Earnings({
  earnings,
  today,
}: {
  earnings: readonly MonthEarnings[];
  today: string;
}) {
  const bars = useMemo(
    () =>
      earnings.map(({ month_formated, amount }): Bar => ({
        key: month_formated,
        value: amount,
        name: month_formated,
        amount: euros(amount),
        label: shortMonth(month_formated),
        isMarked: month_formated === formatMonth(today),
      })),
    [earnings, today],
  );
  const { sum, max } = sumAndMax(bars.map((bar) => ({ ...bar, value: cents(bar.value) })));
  return (
    <ChartCard
      title={texts.title}
      isEmpty={!max}
      chart={
        <BarChart
          bars={bars}
          summary={texts.summary(sum / 100, bars.length, (max?.value ?? 0) / 100, max?.name ?? '')}
          cursorLabel={texts.cursor}
          scaleText={wholeEuros}
        />
      }
      table={
        <DataTable
          caption={texts.caption}
          columns={[{ label: texts.month }, { label: texts.amount, isNumber: true }]}
          rows={bars.map(({ name, amount }) => [name, amount]).reverse()}
        />
      }
    />
  );
});

/** „nov“ of „november 2026“; „11/2026“ is left unchanged. */
const shortMonth = (month: string) => /^\p{L}{3}/u.exec(month)?.[0] ?? month;
