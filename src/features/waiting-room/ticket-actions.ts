import { Check, Trash2, type LucideIcon } from 'lucide-react';
import type { TicketAction } from '../../state/resources/tickets';

interface TicketActionButton {
  action: TicketAction;
  Icon: LucideIcon;
  variant: 'quiet' | 'danger';
}

/** The buttons of a ticket's detail, in their order. What they say stands in the texts, by the same names. */
export const ticketActions: readonly TicketActionButton[] = [
  { action: 'reject', Icon: Trash2, variant: 'danger' },
  { action: 'next', Icon: Check, variant: 'quiet' },
];
