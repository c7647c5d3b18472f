import { memo } from 'react';
import type { KindTickets } from './contract';
import { formatCount } from '../../texts/language/format-count';
import { percents } from '../../lib/shares';
import { dashboardTexts } from '../../texts/dashboard';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { ChartCard } from '../../ui/charts/chart-card';
import { DataTable } from '../../ui/charts/data-table';
import { ShareChart, type Share } from '../../ui/charts/share-chart';
import { sumAndMax } from './sum-and-max';

const texts = dashboardTexts.kinds;

/** The shares of ticket types in the last days, in the colours of the waiting room. */
export const Kinds = memo(function Kinds({ kinds }: { kinds: readonly KindTickets[] }) {
  const shares = sharesOf(kinds);
  const percentages = percents(shares.map(({ value }) => value)).map(texts.percent);
  const { sum, max } = sumAndMax(shares);
  const descriptions = shares.map(
    ({ label, value }, index) => `${label} ${formatCount(value)} (${percentages[index] ?? ''})`,
  );
  return (
    <ChartCard
      title={texts.title}
      isEmpty={!max}
      chart={<ShareChart shares={shares} summary={texts.summary(sum, descriptions)} />}
      table={
        <DataTable
          caption={texts.caption}
          columns={[
            { label: texts.kind },
            { label: texts.count, isNumber: true },
            { label: texts.part, isNumber: true },
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
      amount: texts.amount(value),
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
