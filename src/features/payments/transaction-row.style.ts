import { css } from '../../ui/style/style';
import { cards } from './transactions-table.style';

export const row = css`
  position: absolute;
  left: 0;
  width: 100%;
  height: var(--row-height);
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  &:last-child {
    border-bottom-color: transparent;
  }
  &:hover {
    background: var(--sunken);
  }
  ${cards} {
    /* A long name gets all the space beside the amount, independent of the width of the state below. */
    grid-template:
      'patient patient amount' auto
      'title title title' auto
      'date state state' auto
      / minmax(40%, 1fr) auto auto;
    align-content: center;
    gap: 2px 12px;
    padding: 0 14px;
  }
`;

/** At most two lines, for wide letter spacing or a long name; the detail shows the full text. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.3;
`;

/** Clamped to one line on a card, to two on a very narrow card, which is higher. */
export const titleText = css`
  ${cards} {
    -webkit-line-clamp: 1;
  }
  @container ordinacia-payments (max-width: 359.98px) {
    -webkit-line-clamp: 2;
  }
`;

export const date = css`
  color: var(--muted);
  ${cards} {
    grid-area: date;
    font-size: 14px;
  }
`;

/** The button's click area is the whole row: the row is its positioned ancestor, so the button's own clipping does not cut it. */
export const opener = css`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--primary);
    outline-offset: -3px;
  }
`;

export const title = css`
  min-width: 0;
  ${cards} {
    grid-area: title;
  }
`;

export const patient = css`
  font-weight: 600;
  ${cards} {
    grid-area: patient;
  }
`;

export const amount = css`
  font-weight: 600;
  text-align: right;
  white-space: nowrap;
  ${cards} {
    grid-area: amount;
  }
`;

export const state = css`
  min-width: 0;
  & span > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  ${cards} {
    grid-area: state;
    justify-self: end;
    max-width: 100%;
  }
`;

export const muted = css`
  color: var(--muted);
  font-weight: 400;
`;

export const struck = css`
  color: var(--muted);
  text-decoration: line-through;
`;
