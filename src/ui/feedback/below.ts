import { lowWindow } from '../style/low-window';
import { css } from '../style/style';

/** A notice below a list, which sticks to the bottom of the window: it moves no row when it appears. */
export const belowClass = css`
  position: sticky;
  bottom: 16px;
  z-index: 3;
  ${lowWindow} {
    position: static;
  }
`;
