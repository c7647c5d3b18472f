import { css } from '../ui/style/style';

export const results = css`
  max-height: min(50dvh, 420px);
  overflow: auto;
  &[hidden] {
    display: none;
  }
`;

export const result = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  min-height: 40px;
  padding: 8px 10px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
`;

export const activeResult = css`
  outline: 2px solid var(--primary);
  outline-offset: -2px;
  background: var(--primary-soft);
`;

export const name = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const kindClass = css`
  flex: none;
  color: var(--muted);
  font-size: 14px;
`;

export const hint = css`
  color: var(--muted);
`;
