import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, css } from './style';

export type KindLook = 'queue' | 'schedule' | 'premium' | 'plain';

/** Of what kind something is: a colour, an icon and a word, never the colour alone. */
export function KindBadge({ look, Icon, children }: { look: KindLook; Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className={classes(badge, kindLooks[look])}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </span>
  );
}

/** The colours of each kind, for what stands on them. */
export const kindLooks: Readonly<Record<KindLook, string>> = {
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
  plain: css`
    background: var(--sunken);
    color: var(--muted);
  `,
};

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
`;
