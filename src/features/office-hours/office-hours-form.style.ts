import { css } from '../../ui/style/style';

/** For rows too narrow to have the buttons beside the times. */
export const narrow = '@container ordinacia-hours-row (max-width: 339.98px)';

/** A row of the schedule. */
export const row = css`
  container: ordinacia-hours-row / inline-size;
`;

/** Days and times share a line if there is room; otherwise the days are above the times. */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  min-width: 0;
  & > * {
    flex: 1 1 270px;
    min-width: 0;
  }
`;

export const times = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto auto;
  align-items: start;
  column-gap: 4px;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
`;

export const dash = css`
  line-height: 44px;
  color: var(--muted);
`;

export const actions = css`
  display: contents;
  ${narrow} {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;
