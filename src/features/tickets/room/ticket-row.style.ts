import { stretchedLink, lowWindow } from '../../../ui/style/rules';
import { middleRows, narrowRows, narrowWidth } from '../../../ui/lists/list-with-preview';
import { css } from '../../../ui/style/style';

/** The heights of today's rows, shared with the skeleton. */
export const heights = css`
  --row-min: calc(75px + 2 * var(--row-padding));
  --first-min: 133px;
  ${narrowWidth} {
    --row-min: calc(98px + 2 * var(--row-padding));
    --first-min: 218px;
  }
`;

/** The height of a first row with „Neprišiel“. */
export const tallFirst = css`
  --first-min: 142px;
  ${narrowWidth} {
    --first-min: 266px;
  }
`;

/** The edge has the colour of the ticket's type, which is a class of the row. */
export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 14px;
  min-height: var(--row-min);
  padding: var(--row-padding) 14px var(--row-padding) 16px;
  border: 1px solid var(--line);
  border-left: 5px solid var(--queue);
  border-radius: var(--radius);
  background: var(--surface);
  /* Keeps a focused control clear of the sticky first row and of its bar. */
  & :is(a, button) {
    scroll-margin: calc(var(--sticky-top) + 280px) 0 max(110px, var(--sticky-bottom));
    @media (max-height: 559.98px) {
      scroll-margin-top: calc(var(--sticky-top) + 12px);
    }
    ${narrowWidth} {
      scroll-margin-top: calc(var(--sticky-top) + 12px);
    }
    ${lowWindow} {
      scroll-margin-bottom: 12px;
    }
  }
  &.schedule {
    border-left-color: var(--schedule);
  }
  &.schedule-premium {
    border-left-color: var(--premium);
  }
  &:hover {
    background: var(--raised);
    border-top-color: var(--control-line);
    border-right-color: var(--control-line);
    border-bottom-color: var(--control-line);
  }
`;

/** Rows of a day with times begin with the time. In a list too narrow for that, the time replaces the picture. */
export const timedRow = css`
  grid-template-columns: 3.9em auto minmax(0, 1fr) auto;
  & > :first-child {
    grid-column: 2;
    grid-row: 1;
  }
  ${middleRows} {
    grid-template-columns: 3.9em minmax(0, 1fr) auto;
    & > :first-child {
      grid-column: 1;
      justify-self: center;
    }
    &.has-time > :first-child {
      display: none;
    }
  }
`;

export const time = css`
  grid-column: 1;
  grid-row: 1;
  font-size: 17px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-align: right;
  ${middleRows} {
    text-align: center;
  }
`;

export const chosenRow = css`
  outline: 2px solid var(--primary);
  outline-offset: -1px;
`;

export const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-width: 0;
  .${timedRow} > & {
    grid-column: -3 / -2;
  }
`;

/** The click area is the whole row; controls above it keep their clicks. */
export const name = css`
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: 17px;
  font-weight: 650;
  line-height: 1.25;
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${stretchedLink}
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    color: var(--text);
    font-weight: 600;
  }
`;

/** Cut off; the detail shows the whole note. */
export const note = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--muted);
  font-size: 14px;
  & > svg {
    flex: none;
  }
`;

export const noteText = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const action = css`
  position: relative;
  z-index: 1;
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 4px;
  ${narrowRows} {
    align-self: start;
    grid-auto-flow: row;
  }
`;

/** Icon and label; in a narrow row only the icon. */
export const cancel = css`
  & > svg {
    display: none;
  }
  ${narrowRows} {
    width: 40px;
    padding: 0;
    & > svg {
      display: block;
    }
    & > svg + span {
      display: none;
    }
  }
`;

export const failure = css`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
`;
