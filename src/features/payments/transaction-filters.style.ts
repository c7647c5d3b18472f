import { css } from '../../ui/style/style';

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;

export const frame = css`
  display: flex;
  flex: 1 1 260px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding-left: 12px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--muted);
  & > svg {
    flex: none;
  }
  &:focus-within {
    outline: 3px solid var(--primary);
    outline-offset: 1px;
  }
`;

export const control = css`
  flex: 1;
  min-width: 0;
  min-height: 42px;
  padding: 8px 10px;
  border: 0;
  background: none;
  color: var(--text);
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
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

export const selectPlace = css`
  position: relative;
  display: inline-grid;
  & > svg {
    position: absolute;
    top: 13px;
    right: 10px;
    color: var(--muted);
    pointer-events: none;
  }
`;

export const select = css`
  appearance: none;
  min-height: 44px;
  padding: 4px 36px 4px 12px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
  cursor: pointer;
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
