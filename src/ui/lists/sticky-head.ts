import { lowWindow } from '../style/low-window';
import { css } from '../style/style';

/** A sticky header of a list, unless the window is too low for it. */
export const stickyHeadClass = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 2;
  margin-top: -16px;
  padding: 16px 0 12px;
  background: var(--bg);
  ${lowWindow} {
    position: static;
  }
`;
