import { css } from '../../../ui/style/style';

export const list = css`
  display: grid;
  gap: 8px;
  padding-top: 4px;
  border-top: 1px solid var(--line);
`;

export const counts = css`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

/** Limited in height: a long list must not push the waiting room out of view. */
export const rows = css`
  display: grid;
  max-height: min(50vh, 440px);
  overflow: auto;
`;

export const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding: 8px 2px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

export const time = css`
  min-width: 44px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

export const text = css`
  display: grid;
  justify-items: start;
  gap: 3px;
  min-width: 0;
`;

export const name = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px 10px;
  min-width: 0;
  color: var(--muted);
  font-size: 14px;
  overflow-wrap: anywhere;
`;

export const failure = css`
  grid-column: 1 / -1;
`;
