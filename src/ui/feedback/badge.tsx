import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, css } from '../style/style';

export type BadgeVariant = 'queue' | 'schedule' | 'premium' | 'good' | 'waiting' | 'bad' | 'plain';

/** A type or state: colour, icon and text, never colour alone. */
export function Badge({ variant, Icon, children }: { variant: BadgeVariant; Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={classes(badge, badgeVariants[variant])}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** The colours of each variant. */
export const badgeVariants: Readonly<Record<BadgeVariant, string>> = {
  queue: css`
    background: var(--queue-soft);
    color: var(--queue);
  `,
  schedule: css`
    background: var(--schedule-soft);
    color: var(--schedule);
  `,
  premium: css`
    background: var(--premium-soft);
    color: var(--premium);
  `,
  good: css`
    background: var(--success-soft);
    color: var(--success);
  `,
  waiting: css`
    background: var(--warning-soft);
    color: var(--warning);
  `,
  bad: css`
    background: var(--danger-soft);
    color: var(--danger);
  `,
  plain: css`
    background: var(--sunken);
    color: var(--muted);
  `,
};

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: 13px;
  font-weight: 600;
  & svg {
    flex: none;
  }
  & span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
