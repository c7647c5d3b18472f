import { css } from '../../ui/style/style';

const narrow = '@container ordinacia-payments (max-width: 859.98px)';

export const list = css`
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  & > li:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
`;

/** Payouts that need an action of the doctor. */
export const waitingList = css`
  border-left: 4px solid var(--warning);
`;

/** Follows the columns of a wide row. */
const line = `
  display: grid;
  align-items: center;
  gap: 8px 20px;
  min-height: 64px;
  padding: 11px 16px;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const row = css`
  grid-template-columns: minmax(0, 1fr) minmax(7em, auto) 11.5em 27em;
  ${line}
`;

export const waitingRow = css`
  grid-template-columns: minmax(0, 1fr) auto auto;
  ${line}
`;

export const month = css`
  font-weight: 600;
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const amount = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;

export const state = css`
  min-width: 0;
  ${narrow} {
    grid-column: 1 / -1;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  &:empty {
    display: none;
  }
  ${narrow} {
    grid-column: 1 / -1;
    justify-content: stretch;
    & > * {
      flex: 1 1 160px;
    }
  }
`;
