import { highWindow } from '../../ui/style/rules';
import { css } from '../../ui/style/style';

/** The days with the bar: a focused element is scrolled out from under the bar. `--above`: the top of the sticky toolbar. */
export const area = css`
  --above: var(--sticky-top);
  ${highWindow} {
    &:has(> [data-move]) {
      --sticky-bottom: 260px;
    }
  }
`;

/** Sticks to the bottom of the window, except in a low one, where it would cover the days. */
export const bar = css`
  ${highWindow} {
    position: sticky;
    bottom: 8px;
    z-index: 8;
  }
  scroll-margin: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 12px;
  padding: 8px;
  border: 2px solid var(--primary);
  border-radius: 12px;
  background: var(--surface);
  box-shadow: 0 6px 24px rgb(0 0 0 / 18%);
`;

export const text = css`
  flex: 1 1 16em;
  min-width: 0;
`;

export const name = css`
  font-weight: 600;
`;

/** Two rows in a narrow window: the length with the search, and the choice. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  @container ordinacia-main (max-width: 599.98px) {
    display: grid;
    grid-template-columns: auto auto auto 1fr;
    width: 100%;
    & > button {
      padding-inline: 4px;
    }
    & > :nth-child(5) {
      grid-column: span 3;
    }
  }
`;

/** The chosen place of the term. */
export const ghost = css`
  z-index: 5;
  margin: 0 2px 1px 1px;
  padding: 0.1em 0.5em;
  border: 2px solid var(--primary);
  border-radius: 6px;
  overflow: hidden;
  background: color-mix(in srgb, var(--primary-soft) 80%, transparent);
  color: var(--text);
  font-size: 12px;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  pointer-events: none;
  &[data-verdict='refused'],
  &[data-verdict='overlaps'] {
    border-color: var(--danger);
    border-style: dashed;
    background: color-mix(in srgb, var(--surface) 80%, transparent);
  }
`;

/** The current place of the term, as far as it is known. */
export const origin = css`
  z-index: 4;
  border: 2px dashed var(--primary);
  border-radius: 6px;
  pointer-events: none;
`;
