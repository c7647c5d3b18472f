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
    /* A long name takes all that the amount leaves, however wide the state below is. */
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

/** In two lines at most, where one has no room for spaced letters or a long name; the detail has the whole. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.3;
`;

/** On a card in one line, unless it is so narrow that the card is higher. */
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

/** The button's click area is the whole row, which its own clipping does not cut: the row is what that is placed in. */
export const opener = css`
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
