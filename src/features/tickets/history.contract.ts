/** Tickets handled today, of a server with the capability `ticket-history`. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { ticketFields, withUser, type Ticket } from './contract';

export const handledStatuses = ['served', 'rejected', 'missed'] as const;

/** `rejected`: cancelled; `missed`: nobody came. */
export type HandledStatus = (typeof handledStatuses)[number];

/** A ticket of `GET /api/tickets-history` with its outcome. Moments are ISO 8601. */
const handledFields = v.object({
  ...ticketFields.entries,
  status: v.picklist(handledStatuses),
  handled_at: requiredText,
  /** When the ticket was called; also set if it was called and then missed. */
  called_at: optionalText,
  /** The name of the person who handled it. */
  handled_by: optionalText,
});

export type HandledTicket = Ticket & Omit<v.InferOutput<typeof handledFields>, keyof Ticket>;

export const handledTicketSchema = v.pipe(
  handledFields,
  v.transform((fields): HandledTicket => withUser(fields)),
);

/** The fields that a server sends in addition to those of every ticket. */
export interface SentHandledTicket {
  status: HandledStatus;
  handled_at: string;
  called_at: string | null;
  handled_by: string | null;
}

/** Today's served, cancelled and missed tickets, the newest first. */
export const ticketsHistory = defineCall()({
  method: 'GET',
  path: '/api/tickets-history',
  capability: 'ticket-history',
  response: { what: 'handled ticket', list: handledTicketSchema },
});
