import { Check, Trash2, UserX, type LucideIcon } from 'lucide-react';
import type { TicketAction } from '../contract';

interface TicketActionButton {
  action: TicketAction;
  Icon: LucideIcon;
  variant: 'quiet' | 'danger';
}

/** The buttons of a ticket's detail, in order; their texts are in `waitingRoomTexts.actions`. `no-show` is not always offered. */
export const ticketActions: readonly TicketActionButton[] = [
  { action: 'reject', Icon: Trash2, variant: 'danger' },
  { action: 'no-show', Icon: UserX, variant: 'quiet' },
  { action: 'next', Icon: Check, variant: 'quiet' },
];
