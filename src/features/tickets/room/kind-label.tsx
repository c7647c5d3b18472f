import { CalendarClock, Star, Ticket, type LucideIcon } from 'lucide-react';
import { ownValue } from '../../../lib/own-properties';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Badge, type BadgeVariant } from '../../../ui/feedback/badge';

/** A ticket's type; unknown types get a default label. */
export function KindLabel({ type }: { type: string }) {
  const { text, Icon, variant } = ownValue(kinds, type) ?? other;
  return (
    <Badge variant={variant} Icon={Icon}>
      {text}
    </Badge>
  );
}

/** The style class of a ticket's kind (specification: the type is used as a style class). */
export const kindClass = (type: string): string => type.replace(/[^\w-]+/g, '-');

interface Kind {
  text: string;
  Icon: LucideIcon;
  variant: BadgeVariant;
}

const texts = waitingRoomTexts.kinds;
const other: Kind = { text: waitingRoomTexts.otherKind, Icon: Ticket, variant: 'queue' };
const kinds: Readonly<Record<string, Kind>> = {
  queue: { text: texts.queue, Icon: Ticket, variant: 'queue' },
  schedule: { text: texts.schedule, Icon: CalendarClock, variant: 'schedule' },
  'schedule-premium': { text: texts['schedule-premium'], Icon: Star, variant: 'premium' },
};
