import { Check, Trash2, type LucideIcon } from 'lucide-react';
import type { TicketAction } from '../../state/resources/tickets';

interface TicketActionButton {
  action: TicketAction;
  Icon: LucideIcon;
  variant: 'quiet' | 'danger';
}

/** The buttons of a ticket's detail, in order; their texts are in `waitingRoomTexts.actions`. */
export const ticketActions: readonly TicketActionButton[] = [
  { action: 'reject', Icon: Trash2, variant: 'danger' },
  { action: 'next', Icon: Check, variant: 'quiet' },
];
