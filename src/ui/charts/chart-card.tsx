import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { Card } from '../content/card';
import { css } from '../style/style';

interface ChartCardProps {
  title: string;
  chart: ReactNode;
  /** The same numbers as a table. */
  table: ReactNode;
  /** Shows a message instead of the chart. */
  isEmpty: boolean;
}

/** A chart that can be switched to a table. */
export function ChartCard({ title, chart, table, isEmpty }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  if (isEmpty) {
    return (
      <Card title={title}>
        <p className={nothing}>{commonTexts.nothingToShow}</p>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      action={
        <Button
          icon={isTable ? <ChartColumn size={18} strokeWidth={1.5} /> : <Table2 size={18} strokeWidth={1.5} />}
          className={toggle}
          // Distinguishes the buttons of several charts.
          aria-label={`${isTable ? commonTexts.showChart : commonTexts.showTable}: ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? commonTexts.showChart : commonTexts.showTable}
        </Button>
      }
    >
      {isTable ? table : chart}
    </Card>
  );
}

const toggle = css`
  margin: 0 -10px;
  padding: 8px 10px;
  border-color: transparent;
  background: none;
  color: var(--primary);
  font-size: 14px;
`;

const nothing = css`
  display: grid;
  place-items: center;
  min-height: 160px;
  color: var(--muted);
`;
