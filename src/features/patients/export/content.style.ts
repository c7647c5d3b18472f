import { css } from '../../../ui/style/style';

export const muted = css`
  color: var(--muted);
  overflow-wrap: anywhere;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

export const list = css`
  display: grid;
  font-variant-numeric: tabular-nums;
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding: 6px 0;
  border-bottom: 1px solid var(--line);
`;

export const by = css`
  flex: 1 1 8em;
  overflow-wrap: anywhere;
`;
