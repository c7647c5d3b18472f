import type { ReactNode } from 'react';
import { css } from '../style/style';

/** The fields of a record: a list of {@link Item}s, in two columns if there is room. */
export function Items({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>;
}

interface ItemProps {
  name: string;
  /** Takes the whole width, for a text of any length. */
  isWide?: boolean;
  children: ReactNode;
}

export function Item({ name, isWide, children }: ItemProps) {
  return (
    <div className={isWide ? wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
  gap: 12px 16px;
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

const wide = css`
  grid-column: 1 / -1;
`;
