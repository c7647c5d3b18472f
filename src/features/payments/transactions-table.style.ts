import { lowWindow } from '../../ui/style/rules';
import { css } from '../../ui/style/style';

/** For containers too narrow for columns: rows become cards. */
export const cards = '@container ordinacia-payments (max-width: 699.98px)';

export const table = css`
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

export const head = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 2;
  border-bottom: 1px solid var(--line);
  border-radius: 11px 11px 0 0;
  background: var(--sunken);
  ${lowWindow} {
    position: static;
  }
`;

/** The columns of the head and of every row. */
export const line = css`
  display: grid;
  grid-template-columns: 9.6em minmax(0, 1.3fr) minmax(0, 1fr) 7.6em 10.4em;
  align-items: center;
  column-gap: 16px;
  padding: 0 16px;
`;

export const headLine = css`
  min-height: 44px;
  ${cards} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 0;
    padding: 0 10px;
  }
`;

export const titleHead = css`
  color: var(--muted);
  font-size: 14px;
  font-weight: 600;
  ${cards} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const amountHead = css`
  justify-self: end;
  & button {
    flex-direction: row-reverse;
  }
`;

export const sorter = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  margin: 0 -8px;
  padding: 4px 8px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--muted);
  font-size: 14px;
  font-weight: 600;
  cursor: pointer;
  & svg {
    flex: none;
    opacity: 0;
  }
  &:hover {
    color: var(--text);
  }
  &:hover svg,
  &:focus-visible svg {
    opacity: 0.6;
  }
  &[data-sorted] {
    color: var(--primary);
    & svg {
      opacity: 1;
    }
  }
  ${cards} {
    min-height: 44px;
    margin: 0;
    padding: 4px;
    &:not([data-sorted]) svg {
      display: none;
    }
  }
`;

/** All rows have the same height, so that positions can be computed. */
export const body = css`
  --row-height: calc(3.4em * var(--row-scale));
  position: relative;
  ${cards} {
    --row-height: 7em;
  }
  @container ordinacia-payments (max-width: 359.98px) {
    --row-height: 9.6em;
  }
`;

export const list = css`
  position: relative;
  overflow-anchor: none;
`;

/** An element as high as a row: moved to an offset of the list, it is the target of `scrollIntoView`. */
export const marker = css`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: var(--row-height);
  visibility: hidden;
`;
