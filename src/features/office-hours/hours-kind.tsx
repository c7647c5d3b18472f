import { CalendarClock, CalendarDays, Star, Ticket, type LucideIcon } from 'lucide-react';
import { officeHoursTexts } from '../../texts/office-hours';
import { classes, css } from '../../ui/style';

interface HoursKind {
  text: string;
  Icon: LucideIcon;
  /** Its colours, for what stands on them. */
  look: string;
}

/** What kind of hours these are: a colour, an icon and a word. */
export function kindOf(type: string | null): HoursKind {
  return kinds[type ?? 'other'] ?? other;
}

export function KindBadge({ type }: { type: string | null }) {
  const { text, Icon, look } = kindOf(type);
  return (
    <span className={classes(badge, look)}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

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

const schedule = css`
  background: var(--schedule-soft);
  color: var(--schedule);
`;

const premium = css`
  background: var(--premium-soft);
  color: var(--premium);
`;

const queue = css`
  background: var(--queue-soft);
  color: var(--queue);
`;

const plain = css`
  background: var(--sunken);
  color: var(--muted);
`;

const { types } = officeHoursTexts;
const other: HoursKind = { text: types.other, Icon: CalendarDays, look: plain };
const kinds: Readonly<Record<string, HoursKind>> = {
  schedule: { text: types.schedule, Icon: CalendarClock, look: schedule },
  'schedule-premium': { text: types['schedule-premium'], Icon: Star, look: premium },
  queue: { text: types.queue, Icon: Ticket, look: queue },
  other,
};
