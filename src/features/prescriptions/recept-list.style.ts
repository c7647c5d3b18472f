import { stretchedLink, highWindow } from '../../ui/style/rules';
import { fullWidth, narrowWidth } from '../../ui/lists/list-with-preview';
import { css } from '../../ui/style/style';

/** Keeps a row that is scrolled to clear of the sticky toolbar, with its part below the name in view. */
const belowHead = `
  scroll-margin: calc(var(--sticky-top) + 12px) 0 var(--sticky-bottom);
  ${highWindow} {
    scroll-margin: calc(var(--sticky-top) + 220px) 0 calc(var(--sticky-bottom) + 100px);
  }
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: 6px 12px;
  padding: var(--row-padding) 14px var(--row-padding) 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${belowHead}
  &:hover {
    border-color: var(--control-line);
    background: var(--raised);
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${fullWidth} {
    grid-template-columns: auto auto minmax(0, 1fr) fit-content(40%);
  }
  ${narrowWidth} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const openRow = css`
  outline: 2px solid var(--primary);
  outline-offset: -1px;
`;

export const check = css`
  position: relative;
  z-index: 1;
`;

export const picture = css`
  display: grid;
  ${narrowWidth} {
    display: none;
  }
`;

export const text = css`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/** The click area is the whole row; controls above it keep their clicks. */
export const name = css`
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: 16px;
  font-weight: 650;
  line-height: 1.3;
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${belowHead}
  ${stretchedLink}
`;

export const medicine = css`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const note = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: var(--muted);
  font-size: 14px;
`;

export const moment = css`
  grid-column: 3;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${fullWidth} {
    grid-column: auto;
    align-self: start;
    padding-top: 2px;
  }
  ${narrowWidth} {
    grid-column: 2;
  }
`;

export const failure = css`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  padding-left: 8px;
`;
