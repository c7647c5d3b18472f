import type { ReactNode } from 'react';
import { classes, css } from '../style/style';
import { lowWindow } from '../style/rules';

interface NoticeProps {
  variant: 'info' | 'warning' | 'danger';
  /** `alert` is announced at once, `status` politely; without a role nothing is announced. */
  role?: 'alert' | 'status';
  children: ReactNode;
  action?: ReactNode;
}

/** An inline message with an optional action. */
export function Notice({ variant, role, children, action }: NoticeProps) {
  return (
    <div className={classes(line, variants[variant])} role={role}>
      <span className={textClass}>{children}</span>
      {action}
    </div>
  );
}

/** A notice below a list, which sticks to the bottom of the window: it moves no row when it appears. */
export const belowClass = css`
  position: sticky;
  bottom: 16px;
  z-index: 3;
  ${lowWindow} {
    position: static;
  }
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 14px;
  border: 1px solid currentColor;
  border-radius: var(--radius);
`;

const textClass = css`
  flex: 1 1 200px;
  overflow-wrap: anywhere;
`;

const variants = {
  info: css`
    background: var(--primary-soft);
    color: var(--primary);
  `,
  warning: css`
    background: var(--warning-soft);
    color: var(--warning);
  `,
  danger: css`
    background: var(--danger-soft);
    color: var(--danger);
  `,
};
