import { css } from '../../ui/style/style';

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;

export const search = css`
  flex: 1 1 260px;
`;

export const period = css`
  display: flex;
  align-items: center;
  gap: 10px;
  & label {
    color: var(--muted);
    font-size: 14px;
  }
`;

export const days = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px 16px;
  flex: 1 0 100%;
  max-width: 560px;
`;

export const states = css`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 8px;
`;

export const stateButton = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid var(--control-line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const stateCount = css`
  font-variant-numeric: tabular-nums;
`;
