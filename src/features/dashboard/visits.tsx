import { memo, useMemo } from 'react';
import type { DayVisits } from './contract';
import { formatDay, isWeekend, formatShortDay } from '../../texts/language/format-day';
import { formatCount } from '../../texts/language/format-count';
import { dashboardTexts } from '../../texts/dashboard';
import { BarChart, type Bar } from '../../ui/charts/bar-chart';
import { ChartCard } from '../../ui/charts/chart-card';
import { DataTable } from '../../ui/charts/data-table';
import { sumAndMax } from './sum-and-max';

const texts = dashboardTexts.visits;

/** The visits of the last days. Weekends are paler, today is highlighted. */
export const Visits = memo(function Visits({ visits, today }: { visits: readonly DayVisits[]; today: string }) {
  const bars = useMemo(
    () =>
      visits.map(({ day, count }): Bar => ({
        key: day,
        value: count,
        name: formatDay(day),
        amount: texts.amount(count),
        label: day === today ? dashboardTexts.today : formatShortDay(day),
        isMarked: day === today,
        isFaint: isWeekend(day),
      })),
    [visits, today],
  );
  const { sum, max } = sumAndMax(bars);
  return (
    <ChartCard
      title={texts.title}
      isEmpty={!max}
      chart={
        <BarChart
          bars={bars}
          summary={texts.summary(sum, bars.length, max?.value ?? 0, max?.name ?? '')}
          cursorLabel={texts.cursor}
          scaleText={formatCount}
        />
      }
      table={
        <DataTable
          caption={texts.caption}
          columns={[{ label: texts.day }, { label: texts.count, isNumber: true }]}
          rows={bars.map(({ name, value }) => [name, formatCount(value)]).reverse()}
        />
      }
    />
  );
});
