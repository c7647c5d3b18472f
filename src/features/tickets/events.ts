import type { RecordId } from '../../api/contract/fields';
import type { Ticket, TicketAction } from './contract';
import { defineEvent, type Events } from '../../state/events';

/** A ticket was handled here, or put back into the waiting room. `ticket` as it was there, where that is known. */
export const ticketHandled = defineEvent<{
  id: RecordId;
  action: TicketAction | 'return';
  ticket?: Ticket | undefined;
}>('ticket-handled');
/** Calls back when a ticket has left the waiting room here, so that the same one, made anew, is another one. */
export const onTicketGone = ({ on }: Events, listener: () => void) =>
  on(ticketHandled, ({ action }) => action !== 'return' && listener());

/** A ticket was booked or added here. */
export const ticketAdded = defineEvent<{ id: RecordId }>('ticket-added');
/** The waiting room may have changed at the server. */
export const ticketsOutdated = defineEvent('tickets-outdated');
/** A ticket was opened. */
export const ticketSelected = defineEvent<{ id: RecordId }>('ticket-selected');
