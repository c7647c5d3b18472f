import type { RecordId } from '../../api/contract/fields';
import type { Ticket, TicketAction } from './contract';
import { defineEvent, type Events } from '../../state/events';

/** This panel handled a ticket, or returned it to the waiting room. `ticket`: as it was in the waiting room, if known. */
export const ticketHandled = defineEvent<{
  id: RecordId;
  action: TicketAction | 'return';
  ticket?: Ticket | undefined;
}>('ticket-handled');
/** Calls back when this panel has removed a ticket: an identical form sent later is then a new request, not a repeated one. */
export const onTicketGone = ({ on }: Events, listener: () => void) =>
  on(ticketHandled, ({ action }) => action !== 'return' && listener());

/** This panel booked or added a ticket. */
export const ticketAdded = defineEvent<{ id: RecordId }>('ticket-added');
/** The waiting room may have changed on the server. */
export const ticketsOutdated = defineEvent('tickets-outdated');
/** A ticket was opened. */
export const ticketSelected = defineEvent<{ id: RecordId }>('ticket-selected');
