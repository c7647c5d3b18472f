import { css } from '../../ui/style/style';

export const days = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const day = css`
  scroll-margin-top: calc(var(--sticky-top) + 12px);
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  @container ordinacia-main (max-width: 599.98px) {
    padding: 12px;
  }
`;

export const todayDay = css`
  border-color: var(--primary);
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
`;

export const dayName = css`
  font-size: 16px;
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const today = css`
  padding: 1px 7px;
  border-radius: 999px;
  background: var(--primary);
  color: var(--on-primary);
  font-size: 12px;
`;

export const counts = css`
  margin-left: auto;
  color: var(--muted);
  font-size: 14px;
  font-weight: 400;
`;

export const walkIns = css`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 10px;
  padding: 6px 12px;
  border-radius: 8px;
  background: var(--queue-soft);
  color: var(--queue);
  font-size: 14px;
  font-weight: 600;
`;

export const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin-top: 10px;
`;

const line = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: 8px;
  text-align: left;
`;

export const term = css`
  ${line}
  border: 1px solid var(--line);
  background: var(--surface);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
`;

export const past = css`
  color: var(--muted);
`;

export const time = css`
  flex: none;
  min-width: 7.6em;
  font-variant-numeric: tabular-nums;
  font-weight: 550;
`;

export const name = css`
  flex: 1 1 8em;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    color: var(--muted);
    font-size: 13px;
    font-weight: 400;
  }
`;

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const free = css`
  ${line}
  border: 1px dashed var(--control-line);
  background: none;
  color: var(--primary);
  cursor: pointer;
  & svg {
    transition: transform 120ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  &:hover {
    background: var(--primary-soft);
  }
`;

export const freeCount = css`
  flex: 1;
  font-weight: 600;
`;

export const slots = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px 0 4px;
`;

export const slot = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 72px;
  min-height: 40px;
  padding: 4px 14px;
  border: 1px solid var(--control-line);
  border-radius: 8px;
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
  }
`;

export const premiumSlot = css`
  border-color: var(--premium);
`;

export const absence = css`
  ${line}
  border-left: 4px solid var(--control-line);
  background: var(--sunken);
  font-weight: 600;
`;
