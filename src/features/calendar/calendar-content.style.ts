import { css, keyframes } from '../../ui/style/style';

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const empty = css`
  padding: 4px 0;
  color: var(--muted);
  & > strong {
    color: var(--text);
  }
`;

export const gridContainer = css`
  position: relative;
`;

/** Covers the days, below their heads. */
export const overlay = css`
  position: absolute;
  inset: 4.5em 14px 14px 48px;
  pointer-events: none;
`;

const breathe = keyframes`
  50% {
    opacity: 0.4;
  }
`;

/** Looks like a few scattered terms. */
export const blocks = css`
  position: absolute;
  inset: 0;
  border-radius: 8px;
  background:
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 1% 8% / 12% 9% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 18% 26% / 12% 6% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 50% 12% / 12% 12% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 34% 44% / 12% 8% no-repeat,
    linear-gradient(light-dark(#e3e9e8, #222d2b) 0 0) 66% 30% / 12% 7% no-repeat;
  animation: ${breathe} 1400ms ease-in-out infinite;
`;

export const slow = css`
  position: absolute;
  inset: auto 0 50% 0;
  color: var(--muted);
  text-align: center;
`;
