import { CalendarClock, Star, Ticket, type LucideIcon } from 'lucide-react';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { classes, css } from '../../ui/style';

/** A ticket's kind: a colour and a word, never the colour alone. */
export function KindLabel({ type }: { type: string }) {
  const kind = kinds[type] ?? { text: waitingRoomTexts.otherKind, Icon: Ticket, look: queue };
  return (
    <span className={classes(label, kind.look)}>
      <kind.Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {kind.text}
    </span>
  );
}

/** The style class of a ticket's kind (specification: the type is used as a style class). */
export const kindClass = (type: string): string => type.replace(/[^\w-]+/g, '-');

const label = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 2px 8px;
  border-radius: 6px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
`;

const queue = css`
  background: var(--queue-soft);
  color: var(--queue);
`;

const schedule = css`
  background: var(--schedule-soft);
  color: var(--schedule);
`;

const premium = css`
  background: var(--premium-soft);
  color: var(--premium);
`;

const texts = waitingRoomTexts.kinds;
const kinds: Readonly<Record<string, { text: string; Icon: LucideIcon; look: string }>> = {
  queue: { text: texts.queue, Icon: Ticket, look: queue },
  schedule: { text: texts.schedule, Icon: CalendarClock, look: schedule },
  'schedule-premium': { text: texts['schedule-premium'], Icon: Star, look: premium },
};
