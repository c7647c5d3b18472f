import { css, keyframes } from '../style/style';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** The placeholder of a row. */
export const skeletonClass = css`
  height: 66px;
  border-radius: var(--radius);
  background: light-dark(#e3e9e8, #202b29);
  animation: ${breathe} 1400ms ease-in-out infinite;
  &[data-size='large'] {
    height: 132px;
  }
`;
