import type { ReactNode } from 'react';
import { css } from '../style/style';

/** Fields side by side, stacked on narrow screens. The controls are aligned, however long the labels are. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  column-gap: 16px;
  margin-bottom: -16px;
  & > * {
    grid-row: span 3;
    grid-template-rows: subgrid;
    margin-bottom: 16px;
  }
`;
