import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, css } from '../../ui/style';

interface StateBadgeProps {
  look: 'good' | 'waiting' | 'sent' | 'bad' | 'plain';
  Icon: LucideIcon;
  children: ReactNode;
}

/** How money stands: a colour, an icon and a word, never the colour alone. */
export function StateBadge({ look, Icon, children }: StateBadgeProps) {
  return (
    <span className={classes(badge, looks[look])}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

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
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const looks = {
  good: css`
    background: var(--success-soft);
    color: var(--success);
  `,
  waiting: css`
    background: var(--warning-soft);
    color: var(--warning);
  `,
  sent: css`
    background: var(--queue-soft);
    color: var(--queue);
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
