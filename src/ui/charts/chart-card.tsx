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

interface Column {
  label: string;
  isNumber?: boolean;
}

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  /** The cells of each row; the first one is its header. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart as a table. A long table scrolls inside its box. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={wrapper} role="group" aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            // Not the name: two rows may have the same, where a server sends months without their year.
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.label} data-number={columns[index + 1]?.isNumber}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

const wrapper = css`
  max-height: 320px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & > caption {
    padding: 10px 12px 4px;
    color: var(--muted);
    font-size: 13px;
    text-align: left;
  }
  & th,
  & td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
  }
  & tr:last-child > :where(tbody > tr > *) {
    border-bottom: 0;
  }
  & > thead th {
    position: sticky;
    top: 0;
    background: var(--surface);
    color: var(--muted);
    font-size: 13px;
    font-weight: 600;
  }
  & [data-number='true'] {
    text-align: right;
    white-space: nowrap;
  }
`;
