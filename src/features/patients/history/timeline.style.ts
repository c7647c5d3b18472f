import { css } from '../../../ui/style/style';

/** The gap between two rows, in pixels. */
export const GAP_PX = 4;

export const tools = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: 8px;
`;

export const area = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${GAP_PX}px;
  /* The rows' own spacing keeps the visible rows in place: the browser's scroll anchoring would move them twice. */
  overflow-anchor: none;
`;

export const year = css`
  display: grid;
  gap: ${GAP_PX}px;
`;

export const yearHead = css`
  padding-top: 8px;
  color: var(--muted);
  font-size: 14px;
`;

export const rows = css`
  display: grid;
  gap: ${GAP_PX}px;
`;

export const row = css`
  display: grid;
  gap: 2px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
`;

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 28px;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

export const action = css`
  display: inline-flex;
  margin-left: auto;
  & button {
    width: 28px;
    height: 28px;
  }
`;

export const title = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const superseded = css`
  color: var(--muted);
  text-decoration: line-through;
`;

export const by = css`
  color: var(--muted);
  font-size: 14px;
`;

export const count = css`
  color: var(--muted);
  font-size: 14px;
`;
