import { lowWindow } from '../../ui/style/low-window';
import { css } from '../../ui/style/style';

export const head = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 6;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 1px;
  height: var(--head);
  min-width: 0;
  padding: 0 2px;
  overflow: hidden;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${lowWindow} {
    position: static;
  }
`;

export const dayName = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 6px;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 6px;
  border: 0;
  border-radius: 8px;
  background: none;
  @container ordinacia-main (max-width: 599.98px) {
    flex-direction: column;
    align-items: center;
    padding: 0 3px;
  }
  button& {
    cursor: pointer;
  }
  button&:hover {
    background: var(--sunken);
  }
  [aria-current] > & {
    background: var(--primary);
    color: var(--on-primary);
  }
  @media (forced-colors: active) {
    [aria-current] > & {
      outline: 2px solid Highlight;
    }
  }
`;

export const weekday = css`
  font-size: 13px;
  text-transform: capitalize;
`;

export const date = css`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** Hidden in a narrow column. */
export const wideOnly = css`
  @container ordinacia-main (max-width: 599.98px) {
    display: none;
  }
`;

export const walkIns = css`
  max-width: 100%;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--queue-soft);
  color: var(--queue);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 1.5;
  /* The head has room for two lines, with a wide letter spacing, too. */
  text-align: center;
`;
