import { lowWindow } from '../style/low-window';
import { css } from '../style/style';

/** Stands below a list, and is seen at the bottom of the window until then: what it says moves no row. */
export const belowClass = css`
  position: sticky;
  bottom: 16px;
  z-index: 3;
  ${lowWindow} {
    position: static;
  }
`;
