import type { ReactNode } from 'react';
import { css } from '../style/style';

/** The fields of a record: a list of {@link Item}s. */
export function Items({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>;
}

export function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css`
  display: grid;
  gap: 12px;
  & dt {
    color: var(--muted);
    font-size: 14px;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
