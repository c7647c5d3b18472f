import { CalendarClock, CalendarDays, Star, Ticket, type LucideIcon } from 'lucide-react';
import { ownValue } from '../../lib/own-properties';
import { officeHoursTexts } from '../../texts/office-hours';
import type { BadgeVariant } from '../../ui/feedback/badge';

interface HoursKind {
  text: string;
  Icon: LucideIcon;
  variant: BadgeVariant;
}

/** The badge of a type of office hours; unknown types are `other`. */
export const kindOf = (type: string | null): HoursKind => ownValue(kinds, type ?? 'other') ?? other;

const { types } = officeHoursTexts;
const other: HoursKind = { text: types.other, Icon: CalendarDays, variant: 'plain' };
const kinds: Readonly<Record<string, HoursKind>> = {
  schedule: { text: types.schedule, Icon: CalendarClock, variant: 'schedule' },
  'schedule-premium': { text: types['schedule-premium'], Icon: Star, variant: 'premium' },
  queue: { text: types.queue, Icon: Ticket, variant: 'queue' },
  other,
};
