import { css } from '../../ui/style/style';

/** For a view wide enough for columns; otherwise it is a list of days. */
export const wide = '@container ordinacia-week (min-width: 640px)';

export const frame = css`
  container: ordinacia-week / inline-size;
  --hour: 48px;
  --head: 44px;
  display: grid;
  position: relative;
  padding: 4px 16px 12px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
`;

export const axis = css`
  display: none;
  ${wide} {
    display: block;
    position: absolute;
    inset: calc(var(--head) + 16px) 12px auto 12px;
  }
`;

/** A line across the days, after the label of its hour. */
export const hour = css`
  position: absolute;
  top: calc(var(--from) * var(--hour));
  left: 0;
  right: 0;
  height: 0;
  padding-left: 4px;
  color: var(--muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 0;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: 44px;
    right: 0;
    border-top: 1px solid var(--line);
  }
`;

export const days = css`
  position: relative;
  display: grid;
  gap: 4px;
  ${wide} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0;
    margin-left: 40px;
  }
`;

export const day = css`
  min-width: 0;
  padding: 10px 0;
  &:not(:last-child) {
    border-bottom: 1px solid var(--line);
  }
  ${wide} {
    position: relative;
    padding: 0;
    border-radius: var(--radius);
    &:not(:last-child) {
      border-bottom: 0;
    }
    &[aria-current] {
      background: color-mix(in srgb, var(--primary) 7%, transparent);
    }
  }
`;

export const dayName = css`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-bottom: 6px;
  font-size: 14px;
  [aria-current] > & {
    color: var(--primary);
  }
  ${wide} {
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0;
    height: var(--head);
    margin: 0 0 12px;
    font-size: 13px;
    line-height: 1.2;
  }
`;

export const today = css`
  padding: 1px 7px;
  border-radius: 999px;
  background: var(--primary);
  color: var(--on-primary);
  font-size: 12px;
  font-weight: 650;
  ${wide} {
    margin-top: 2px;
  }
`;

export const free = css`
  color: var(--muted);
  font-size: 14px;
  ${wide} {
    padding: 4px;
    font-size: 12px;
    text-align: center;
  }
`;

export const blocks = css`
  display: grid;
  gap: 6px;
  ${wide} {
    display: block;
    position: relative;
    height: calc(var(--hours) * var(--hour));
  }
`;
