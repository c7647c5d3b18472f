import { css } from '../../../ui/style/style';

/** The gap between two rows. */
export const GAP_PX = 8;

export const searchSpace = css`
  height: 60px;
`;

export const days = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${GAP_PX}px;
  scroll-margin-top: calc(var(--sticky-top) + 8px);
`;

export const oneDay = css`
  display: grid;
  gap: 12px;
  margin-top: calc(var(--gap) - 8px);
  &:first-child {
    margin-top: 0;
  }
`;

export const rows = css`
  display: grid;
  gap: ${GAP_PX}px;
`;

/** Has no box of its own, so that the sticky first row stays within the whole list. */
export const throughout = css`
  display: contents;
`;

export const separator = css`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--muted);
  font-size: 15px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
