import { css } from '../../ui/style/style';

export const screen = css`
  container: ordinacia-hours / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  /* Keeps the absences below the window while the list loads: the loaded list would push them down. */
  &:has(> [role='status']:only-child) {
    align-content: start;
    min-height: 100vh;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The week view is beside the list if its days are wide enough to read. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 32px;
  @container ordinacia-hours (min-width: 1000px) {
    grid-template-columns: minmax(320px, 2fr) minmax(0, 5fr);
    gap: 28px;
  }
`;

export const list = css`
  display: grid;
  gap: 10px;
`;

export const row = css`
  display: grid;
  gap: 12px;
  padding: 14px 16px 12px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
`;

export const name = css`
  min-width: 0;
  font-size: 16px;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const days = css`
  display: grid;
  gap: 2px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
`;

export const hours = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const facts = css`
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
