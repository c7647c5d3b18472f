import { css } from '../style/style';

/** A sticky header of a list, unless the window is too low for it. */
export const stickyHeadClass = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 2;
  margin-top: -16px;
  padding: 16px 0 12px;
  background: var(--bg);
  @media (max-height: 439.98px) {
    position: static;
  }
`;
