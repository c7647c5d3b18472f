import type { SentHandledTicket } from '../../src/api/contract/ticket-history';
import type { ColleagueTitle } from '../../src/api/contract/colleagues';
import { addDays } from './calendar';
import type { Clock } from './clock';
import { colleagueLabel } from './colleague-texts';
import type { Database } from './database';
import type { HandledStatus } from './handled-tickets';
import { TICKET_COLUMNS, TICKET_PEOPLE, ticketRecord, type TicketRecord, type TicketRow } from './waiting-list';

export interface HandledTicketRecord extends TicketRecord, SentHandledTicket {}

export interface TicketHistory {
  /** Tickets served, cancelled or missed today, the newest first. */
  handledToday(doctorId: number): HandledTicketRecord[];
}

interface Row extends TicketRow {
  status: HandledStatus;
  called_at: string | null;
  handled_at: string;
  doctor_name: string;
  /** Name of the colleague who handled the ticket; null if the doctor did. */
  colleague_name: string | null;
  colleague_title: ColleagueTitle | null;
}

export function createTicketHistory(database: Database, clock: Clock): TicketHistory {
  const iso = (moment: string) => clock.isoOf(new Date(moment));
  return {
    handledToday(doctorId) {
      const today = clock.today();
      const from = clock.instantOf(today, '00:00').toISOString();
      const to = clock.instantOf(addDays(today, 1), '00:00').toISOString();
      return database.all<Row>(HANDLED, doctorId, from, to).map((row) => ({
        ...ticketRecord(row, clock),
        status: row.status,
        called_at: row.called_at === null ? null : iso(row.called_at),
        handled_at: iso(row.handled_at),
        handled_by: handlerOf(row),
      }));
    },
  };
}

const handlerOf = ({ doctor_name, colleague_name: name, colleague_title: title }: Row) =>
  name === null || title === null ? doctor_name : colleagueLabel({ name, title });

const HANDLED = `SELECT ${TICKET_COLUMNS}, tickets.status, called_at, handled_at, doctor_name,
    colleagues.name AS colleague_name, colleagues.title AS colleague_title
  FROM tickets ${TICKET_PEOPLE} JOIN doctors ON doctors.id = tickets.doctor_id
    LEFT JOIN colleagues ON colleagues.id = handled_colleague_id
  WHERE tickets.doctor_id = ? AND tickets.status <> 'waiting' AND handled_at >= ? AND handled_at < ?
  ORDER BY handled_at DESC, tickets.id DESC`;
