import { BarChart } from '../../../src/ui/charts/bar-chart';
import { ChartCard, DataTable } from '../../../src/ui/charts/chart-card';
import { ShareChart } from '../../../src/ui/charts/share-chart';
import { State, States } from './state';

const bars = (value: (index: number) => number) =>
  Array.from({ length: 30 }, (_, index) => ({
    key: String(index),
    label: `${index + 1}.`,
    value: value(index),
    name: `${index + 1}. november`,
    amount: `${value(index)} návštev`,
    isMarked: index === 29,
    isFaint: index % 7 > 4,
  }));

const shares = [
  { key: 'queue', label: 'Čakací lístok', value: 40, amount: '40 (40 %)', colour: 'var(--queue)' },
  { key: 'schedule', label: 'Termín', value: 59, amount: '59 (59 %)', colour: 'var(--schedule)' },
  { key: 'other', label: 'Iné', value: 1, amount: '1 (1 %)', colour: 'var(--muted)' },
];

const table = (
  <DataTable
    caption="Návštevy po dňoch"
    columns={[{ label: 'Deň' }, { label: 'Počet návštev', isNumber: true }]}
    rows={bars((index) => index).map(({ name, value }) => [name, String(value)])}
  />
);

const chart = (value: (index: number) => number) => (
  <BarChart bars={bars(value)} summary="Návštevy za 30 dní" cursorLabel="Návštevy po dňoch: deň" scaleText={String} />
);

export const Charts = () => (
  <States wide>
    <State name="bars">
      <ChartCard title="Návštevy" chart={chart((index) => (index * 7) % 23)} table={table} isEmpty={false} />
    </State>
    <State name="bars, one of them large">{chart((index) => (index === 4 ? 123_456 : index % 3))}</State>
    <State name="bars, nothing to count">{chart(() => 0)}</State>
    <State name="chart, empty">
      <ChartCard title="Príjmy" chart={null} table={null} isEmpty />
    </State>
    <State name="shares">
      <ShareChart shares={shares} summary="100 tiketov za 30 dní" />
    </State>
    <State name="table">{table}</State>
  </States>
);
