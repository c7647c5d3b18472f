import { highWindow } from '../ui/style/rules';
import { css } from '../ui/style/style';

/** The top of sticky content: below the header, which is sticky unless the window is low. */
const belowHeader = `
  ${highWindow} {
    --sticky-top: calc(var(--ordinacia-sticky-top, 0px) + var(--header-height));
  }
`;

export const whole = css`
  min-height: inherit;
`;

export const shell = css`
  display: flex;
  align-items: stretch;
`;

export const skip = css`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 5;
  max-width: calc(100% - 16px);
  min-height: 44px;
  padding: 8px 16px;
  border: 2px solid var(--primary);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  font-weight: 600;
  cursor: pointer;
  /* Hidden without covering anything, but focusable. */
  &:not(:focus) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export const side = css`
  display: none;
  @container ordinacia-panel (min-width: 900px) {
    position: sticky;
    top: var(--sticky-top);
    display: block;
    flex: none;
    width: var(--nav-width);
    height: calc(100dvh - var(--sticky-top));
    overflow: auto;
    border-right: 1px solid var(--line);
    background: var(--surface);
  }
`;

export const column = css`
  container: ordinacia-main / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: inherit;
`;

/** 65 / 35 (specification); if the column is too narrow, the panel covers the screen. */
export const split = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  &.has-panel {
    grid-template-columns: minmax(0, 65fr) minmax(0, 35fr);
  }
  @container ordinacia-main (max-width: 759.98px) {
    &.has-panel {
      grid-template-columns: minmax(0, 1fr);
    }
    &.has-panel > main {
      display: none;
    }
  }
`;

export const screen = css`
  min-height: inherit;
  &:focus-visible {
    outline: none;
  }
`;

export const content = css`
  ${belowHeader}
  width: 100%;
  max-width: 1415px;
  min-height: 0;
  padding: var(--spacing);
  @container ordinacia-main (max-width: 599.98px) {
    padding: min(16px, var(--spacing));
  }
`;

export const office = css`
  ${belowHeader}
  width: 100%;
  max-width: 1415px;
  padding: min(8px, var(--spacing)) var(--spacing) 0;
  &:empty {
    display: none;
  }
  /* The card uses the space above the screen. */
  &:not(:empty) + * > main {
    padding-top: min(16px, var(--spacing));
  }
  @container ordinacia-main (max-width: 599.98px) {
    padding-inline: min(16px, var(--spacing));
  }
`;

export const panel = css`
  --panel-top: var(--sticky-top);
  ${highWindow} {
    --panel-top: calc(var(--sticky-top) + var(--header-height));
  }
  position: sticky;
  top: var(--panel-top);
  align-self: stretch;
  min-height: calc(100dvh - var(--panel-top));
  border-left: 1px solid var(--line);
  background: var(--bg);
  & > * {
    position: sticky;
    top: var(--panel-top);
    max-height: calc(100dvh - var(--panel-top));
    overflow: auto;
    /* The hot panel scrolls by itself: nothing covers its top. */
    --sticky-top: 0px;
  }
`;
