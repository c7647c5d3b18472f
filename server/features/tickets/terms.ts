import type { CalendarRequest, Term, TermState, WalkIns } from '../../../src/features/calendar/contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { MOVED } from './ticket-order';
import { TICKET_COLUMNS, TICKET_PEOPLE, ticketRecord, type TicketRecord, type TicketRow } from './waiting-list';

/** An appointment of the calendar as it is sent. */
interface TermRecord extends TicketRecord, Pick<Term, 'starts_at' | 'ends_at' | 'state' | 'version'> {}

export type Terms = ReturnType<typeof createTerms>;

/** Appointments of any day and state, for the calendar. Both days of a range are inclusive. */
export function createTerms(database: Database, clock: Clock) {
  const iso = (moment: number) => clock.isoOf(new Date(moment));

  const termRecord = (row: TermRow): TermRecord => {
    const start = Date.parse(row.scheduled_at);
    const { status, duration_minutes: minutes, version } = row;
    const ends_at = minutes === null ? null : iso(start + minutes * MINUTE_MS);
    return Object.assign(ticketRecord(row, clock), { starts_at: iso(start), ends_at, state: status, version });
  };

  return {
    /** Sorted by start. */
    termsOf: (doctorId: number, { from, to }: CalendarRequest) =>
      database.all<TermRow>(TERMS, doctorId, from, to).map(termRecord),
    /** Throws when the doctor has no such appointment. */
    termOf(doctorId: number, id: number) {
      const row = database.first<TermRow>(TERM, doctorId, id);
      if (!row) throw new Error('There is no such appointment.');
      return termRecord(row);
    },
    /** Numbers of waiting and served queue tickets by day. Days without any are left out. */
    walkInsOf: (doctorId: number, { from, to }: CalendarRequest) =>
      database.all<WalkIns>(
        ...sql`SELECT date, count(*) AS count FROM tickets
          WHERE doctor_id = ${doctorId} AND type = 'queue' AND status IN ('waiting', 'served')
            AND date BETWEEN ${from} AND ${to} GROUP BY date ORDER BY date`,
      ),
  };
}

interface TermRow extends TicketRow {
  scheduled_at: string;
  status: TermState;
  duration_minutes: number | null;
  version: number;
}

const MINUTE_MS = 60_000;

const TERM_COLUMNS = `SELECT ${TICKET_COLUMNS}, is_urgent, ${MOVED} AS is_moved, tickets.status, duration_minutes, version
  FROM tickets ${TICKET_PEOPLE} WHERE tickets.doctor_id = ? AND type <> 'queue'`;

const TERMS = `${TERM_COLUMNS} AND date BETWEEN ? AND ? ORDER BY scheduled_at, tickets.id`;

const TERM = `${TERM_COLUMNS} AND tickets.id = ?`;
