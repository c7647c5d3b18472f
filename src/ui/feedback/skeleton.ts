import { css, keyframes } from '../style/style';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** The placeholder of a row. */
export const skeletonClass = css`
  /* The list sets the height of its rows. */
  height: var(--row-min, 66px);
  border-radius: var(--radius);
  background: light-dark(#e3e9e8, #222d2b);
  animation: ${breathe} 1400ms ease-in-out infinite;
  &[data-size='large'] {
    height: var(--first-min, 132px);
  }
`;
