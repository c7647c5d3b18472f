import { css } from '../../ui/style/style';

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 16px;
`;

export const moves = css`
  display: flex;
  align-items: center;
  gap: 4px;
`;

export const title = css`
  flex: 1 1 auto;
  min-width: 9em;
  font-size: 20px;
  font-variant-numeric: tabular-nums;
`;

/** Reserves space for the print button, which loads later, so that the toolbar keeps its height. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > span {
    width: 40px;
  }
`;

export const views = css`
  display: flex;
  max-width: 100%;
`;

/** The buttons are joined into one control; the chosen one is filled, so that the choice does not depend on colour alone. */
export const view = css`
  min-height: 40px;
  padding: 8px 14px;
  border: 1px solid var(--control-line);
  background: var(--surface);
  font-weight: 550;
  cursor: pointer;
  &:first-child {
    border-radius: var(--radius) 0 0 var(--radius);
  }
  &:last-child {
    border-radius: 0 var(--radius) var(--radius) 0;
  }
  & + & {
    margin-left: -1px;
  }
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
