import { lowWindow } from '../style/rules';
import { css } from '../style/style';

/** A list's header, sticky unless the window is too low. */
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
