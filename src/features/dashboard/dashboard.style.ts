import { css } from '../../ui/style/style';

const wide = '@container ordinacia-dashboard (min-width: 760px)';

export const screen = css`
  container: ordinacia-dashboard / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

/** Four columns if there is room, otherwise two. */
export const counters = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--gap);
  }
`;

const twoColumns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const today = css`
  ${twoColumns}
`;

export const aside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gap);
`;

export const pair = css`
  align-items: start;
  ${twoColumns}
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

/** As high as a counter, so that nothing shifts when the counters load. */
export const counterSkeleton = css`
  min-height: 104px;
  & > div {
    height: 100%;
  }
`;
