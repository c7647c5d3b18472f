import { memo, useMemo } from 'react';
import type { KindTickets, MonthEarnings, DayVisits } from './contract';
import { formatCount } from '../../texts/language/format-count';
import { percents } from '../../lib/charts';
import { dashboardTexts } from '../../texts/dashboard';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { ChartCard, DataTable } from '../../ui/charts/chart-card';
import { ShareChart, type Share } from '../../ui/charts/share-chart';
import { formatMonth, formatDay, isWeekend, formatShortDay } from '../../texts/language/format-day';
import { cents, euros, wholeEuros } from '../../texts/language/money';
import { BarChart, type Bar } from '../../ui/charts/bar-chart';

const { visits: visitTexts, earnings: earningTexts, kinds: kindTexts } = dashboardTexts;

/** The visits of the last days. Weekends are paler, today is highlighted. */
export const Visits = memo(function Visits({ visits, today }: { visits: readonly DayVisits[]; today: string }) {
  const bars = useMemo(
    () =>
      visits.map(({ day, count }): Bar => ({
        key: day,
        value: count,
        name: formatDay(day),
        amount: visitTexts.amount(count),
        label: day === today ? dashboardTexts.today : formatShortDay(day),
        isMarked: day === today,
        isFaint: isWeekend(day),
      })),
    [visits, today],
  );
  const { sum, max } = sumAndMax(bars);
  return (
    <ChartCard
      title={visitTexts.title}
      isEmpty={!max}
      chart={
        <BarChart
          bars={bars}
          summary={visitTexts.summary(sum, bars.length, max?.value ?? 0, max?.name ?? '')}
          cursorLabel={visitTexts.cursor}
          scaleText={formatCount}
        />
      }
      table={
        <DataTable
          caption={visitTexts.caption}
          columns={[{ label: visitTexts.day }, { label: visitTexts.count, isNumber: true }]}
          rows={bars.map(({ name, value }) => [name, formatCount(value)]).reverse()}
        />
      }
    />
  );
});

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
      title={earningTexts.title}
      isEmpty={!max}
      chart={
        <BarChart
          bars={bars}
          summary={earningTexts.summary(sum / 100, bars.length, (max?.value ?? 0) / 100, max?.name ?? '')}
          cursorLabel={earningTexts.cursor}
          scaleText={wholeEuros}
        />
      }
      table={
        <DataTable
          caption={earningTexts.caption}
          columns={[{ label: earningTexts.month }, { label: earningTexts.amount, isNumber: true }]}
          rows={bars.map(({ name, amount }) => [name, amount]).reverse()}
        />
      }
    />
  );
});

/** „nov“ of „november 2026“; „11/2026“ is left unchanged. */
const shortMonth = (month: string) => /^\p{L}{3}/u.exec(month)?.[0] ?? month;

/** The shares of ticket types in the last days, in the colours of the waiting room. */
export const Kinds = memo(function Kinds({ kinds }: { kinds: readonly KindTickets[] }) {
  const shares = sharesOf(kinds);
  const percentages = percents(shares.map(({ value }) => value)).map(kindTexts.percent);
  const { sum, max } = sumAndMax(shares);
  const descriptions = shares.map(
    ({ label, value }, index) => `${label} ${formatCount(value)} (${percentages[index] ?? ''})`,
  );
  return (
    <ChartCard
      title={kindTexts.title}
      isEmpty={!max}
      chart={<ShareChart shares={shares} summary={kindTexts.summary(sum, descriptions)} />}
      table={
        <DataTable
          caption={kindTexts.caption}
          columns={[
            { label: kindTexts.kind },
            { label: kindTexts.count, isNumber: true },
            { label: kindTexts.part, isNumber: true },
          ]}
          rows={shares.map(({ label, value }, index) => [label, formatCount(value), percentages[index] ?? ''])}
        />
      }
    />
  );
});

/** Unknown types are summed up as „other“. */
function sharesOf(kinds: readonly KindTickets[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const { type, count } of kinds) {
    const known = kindRows.find((row) => row.type === type) ?? OTHER;
    const value = Math.max(count, 0) + (shares.get(known.type)?.value ?? 0);
    shares.set(known.type, {
      key: known.type,
      label: known.label,
      colour: known.colour,
      value,
      amount: kindTexts.amount(value),
    });
  }
  return [...shares.values()];
}

const names = waitingRoomTexts.kinds;
const kindRows = [
  { type: 'queue', label: names.queue, colour: 'var(--queue)' },
  { type: 'schedule', label: names.schedule, colour: 'var(--schedule)' },
  { type: 'schedule-premium', label: names['schedule-premium'], colour: 'var(--premium)' },
];
const OTHER = { type: 'other', label: waitingRoomTexts.otherKind, colour: 'var(--control-line)' };

/** The sum, and the item with the highest value: the last of equal ones, `null` when all are 0. */
function sumAndMax<T extends { value: number }>(items: readonly T[]): { sum: number; max: T | null } {
  let sum = 0;
  let max: T | null = null;
  for (const item of items) {
    sum += item.value;
    if (item.value > 0 && item.value >= (max?.value ?? 0)) max = item;
  }
  return { sum, max };
}
