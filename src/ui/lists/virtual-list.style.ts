import { narrowWidth } from './list-with-preview';
import { css } from '../style/style';

/** All rows have the same height, so that positions can be computed. */
export const body = css`
  --row-height: calc(4.4em * var(--row-scale));
  position: relative;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  ${narrowWidth} {
    --row-height: 5.6em;
  }
`;

export const list = css`
  position: relative;
  overflow-anchor: none;
  &:focus-visible {
    outline: none;
  }
`;

/** An element as high as a row: moved to an offset of the list, it is the target of `scrollIntoView`. */
export const marker = css`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: var(--row-height);
  scroll-margin-bottom: var(--sticky-bottom);
  visibility: hidden;
`;

export const row = css`
  position: absolute;
  left: 0;
  display: grid;
  align-items: center;
  width: 100%;
  height: var(--row-height);
  padding: 0 14px;
  border-bottom: 1px solid var(--line);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  &[aria-posinset='1'] {
    border-radius: 11px 11px 0 0;
  }
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
    z-index: 1;
  }
  &[aria-selected='true'] {
    background: var(--primary-soft);
    box-shadow: inset 4px 0 var(--primary);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const lastRow = css`
  border-bottom-color: transparent;
  border-radius: 0 0 11px 11px;
`;
