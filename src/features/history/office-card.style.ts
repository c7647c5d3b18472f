import { css } from '../../ui/style/style';
import { hidden } from './narrow';

export const card = css`
  container: ordinacia-office / inline-size;
  display: grid;
  gap: 8px;
  padding: 8px 12px 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-visible {
    outline: none;
  }
`;

const narrow = '@container ordinacia-office (max-width: 519.98px)';

export const line = css`
  display: flex;
  align-items: center;
  gap: 6px 16px;
  ${narrow} {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** Two lines at the most, whatever is told: what comes later moves nothing that stands below. */
export const person = css`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 0 8px;
  min-width: 0;
  height: 40px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  & > svg {
    grid-row: 1 / span 2;
    color: var(--primary);
  }
  & > :not(svg) {
    grid-column: 2;
  }
  ${narrow} {
    flex: none;
    height: 48px;
  }
`;

export const whole = css`
  & > * {
    -webkit-line-clamp: none !important;
  }
  & > div * {
    display: block;
    white-space: pre-line;
  }
`;

export const who = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  &:not(:last-child) {
    -webkit-line-clamp: 1;
  }
`;

export const unknown = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--danger);
  &:not(:nth-child(2)) {
    -webkit-line-clamp: 1;
  }
`;

export const label = css`
  color: var(--muted);
`;

/** The sign says it, too. */
export const wideLabel = css`
  ${hidden}
`;

export const name = css`
  font-weight: 650;
`;

export const old = css`
  color: var(--warning);
`;

export const actions = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${narrow} {
    gap: 4px;
    & > button {
      padding: 8px 10px;
      font-size: 14px;
    }
    & > [aria-expanded] > svg {
      display: none;
    }
  }
`;

export const failure = css`
  flex: 1 0 100%;
`;

/** The words of its buttons leave room for who it is. */
export const wideOnly = css`
  @container ordinacia-office (max-width: 899.98px) {
    display: none;
  }
`;
