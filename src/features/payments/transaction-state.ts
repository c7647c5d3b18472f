import { CircleCheck, CircleHelp, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import type { BadgeVariant } from '../../ui/feedback/badge';
import type { PaymentState } from './transaction';

interface Appearance {
  variant: BadgeVariant;
  Icon: LucideIcon;
}

/** The badge of each state. */
export const stateBadges: Readonly<Record<PaymentState, Appearance>> = {
  paid: { variant: 'good', Icon: CircleCheck },
  pending: { variant: 'waiting', Icon: Clock },
  refunded: { variant: 'queue', Icon: Undo2 },
  failed: { variant: 'bad', Icon: CircleX },
  other: { variant: 'plain', Icon: CircleHelp },
};
