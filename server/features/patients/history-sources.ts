import type { HistoryItem, HistoryKind, HistorySummary } from '../../../src/features/patients/history.contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { amountLabel, type HandlerColumns, handlerOf, inEuros } from '../../lib/records';
import { IS_SUPERSEDED, warningOf, type PersonOf } from './store';

/** An entry as it is sent, and the stored moment by which entries are sorted. */
export interface Entry {
  item: HistoryItem & { id: number };
  at: string;
}

/** A position in the entries of one source. Older entries are before the moment, or at it with a lower id. */
export interface Position {
  at: string;
  id: number;
}

/** Reads the entries of one kind, and this kind's part of the summary. */
interface HistorySource {
  /** The newest first; without a limit if it is negative. */
  entriesOf(person: PersonOf, before: Position, limit: number): Entry[];
  summaryOf(person: PersonOf): Partial<HistorySummary>;
}

export type HistorySources = Readonly<Record<HistoryKind, HistorySource>>;

export function createHistorySources(database: Database, clock: Clock): HistorySources {
  const iso = (moment: string) => clock.isoOf(new Date(moment));

  const entryOf = (kind: HistoryKind, row: EntryRow): Entry => {
    const { id, title, at, state = null, detail = null, amount = null, replaces_id = null } = row;
    const { from_at = null, to_at = null, session = null } = row;
    return {
      at,
      item: {
        id,
        kind,
        at: iso(at),
        title,
        state,
        // Unknown without a session: written by the demo, a command, or an earlier version of the program.
        by: session === null ? null : handlerOf(row),
        detail,
        from_at: from_at && iso(from_at),
        to_at: to_at && iso(to_at),
        amount_formated: amount === null ? null : amountLabel(amount),
        is_warning: row.is_warning === 1,
        replaces_id,
      },
    };
  };

  const source = (
    kind: HistoryKind,
    sql: string,
    summaryOf: (doctorId: number, userId: number) => Partial<HistorySummary>,
  ): HistorySource => ({
    entriesOf: ({ doctorId, userId }, { at, id }, limit) =>
      database.all<EntryRow>(sql, doctorId, userId, at, id, limit).map((row) => entryOf(kind, row)),
    summaryOf: ({ doctorId, userId }) => summaryOf(doctorId, userId),
  });

  const visits = (doctorId: number, userId: number) => {
    const today = clock.today();
    const sinceMidnight = clock.instantOf(today, '00:00').toISOString();
    const last = database.first<{ at: string }>(LAST_SERVED, doctorId, userId);
    return {
      today:
        database.first<Today>(WAITING_TODAY, doctorId, userId, today) ??
        database.first<Today>(HANDLED_TODAY, doctorId, userId, sinceMidnight, today) ??
        null,
      last_visit_at: last ? iso(last.at) : null,
      ...database.first<YearCounts>(YEAR_COUNTS, doctorId, userId, yearBefore(clock.now()).toISOString()),
    };
  };

  return {
    visit: source('visit', VISITS, visits),
    move: source('move', MOVES, () => ({})),
    prescription: source('prescription', RECEPTS, (...person) => ({
      open_prescriptions: database.first<{ count: number }>(PENDING_RECEPTS, ...person)?.count ?? 0,
    })),
    payment: source('payment', PAYMENTS, (...person) => {
      const cents = database.first<{ cents: number | null }>(PENDING_PAYMENTS, ...person)?.cents ?? 0;
      return { unpaid: inEuros(cents), unpaid_formated: amountLabel(cents) };
    }),
    note: source('note', NOTES, (...person) => ({
      warning: database.first<Warning>(WARNING, ...person)?.warning ?? null,
    })),
  };
}

type Today = NonNullable<HistorySummary['today']>;
type YearCounts = Pick<HistorySummary, 'visits_of_year' | 'missed_of_year'>;
type Warning = Pick<HistorySummary, 'warning'>;

interface EntryRow extends HandlerColumns {
  id: number;
  at: string;
  title: string;
  state?: string | null;
  detail?: string | null;
  from_at?: string | null;
  to_at?: string | null;
  /** Cents. */
  amount?: number | null;
  is_warning?: number;
  replaces_id?: number | null;
  /** The session that wrote the entry. */
  session?: string | null;
}

function yearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

const BY = 'doctor_name, colleagues.name AS colleague_name, colleagues.title AS colleague_title';

const byWhom = (table: string, colleague: string) =>
  `JOIN doctors ON doctors.id = ${table}.doctor_id LEFT JOIN colleagues ON colleagues.id = ${colleague}`;

/** The entries older than a position, by an index over doctor, person and moment. */
const readingOn = (table: string, at: string, id: string) =>
  `WHERE ${table}.doctor_id = ?1 AND ${table}.user_id = ?2 AND (${at}, ${id}) < (?3, ?4)
   ORDER BY ${at} DESC, ${id} DESC LIMIT ?5`;

/** Without waiting tickets, which have no `handled_at`. */
const VISITS = `SELECT tickets.id, handled_at AS at, ticket_title AS title, event_note AS detail,
    CASE tickets.status WHEN 'rejected' THEN 'cancelled' ELSE tickets.status END AS state,
    handled_session AS session, ${BY}
  FROM tickets ${byWhom('tickets', 'handled_colleague_id')} ${readingOn('tickets', 'handled_at', 'tickets.id')}`;

const MOVES = `SELECT ticket_moves.id, moved_at AS at, ticket_title AS title, from_at, to_at,
    moved_session AS session, ${BY}
  FROM tickets JOIN ticket_moves ON ticket_moves.ticket_id = tickets.id ${byWhom('tickets', 'moved_colleague_id')}
  ${readingOn('tickets', 'moved_at', 'ticket_moves.id')}`;

const RECEPTS = `SELECT id, coalesce(handled_at, created_at) AS at, recept_title AS title, recept_note AS detail,
    status AS state
  FROM recepts ${readingOn('recepts', 'coalesce(handled_at, created_at)', 'id')}`;

const PAYMENTS = `SELECT id, created_at AS at, payment_title AS title, status AS state, amount_cents AS amount
  FROM payments ${readingOn('payments', 'created_at', 'id')}`;

const NOTES = `SELECT patient_notes.id, patient_notes.created_at AS at, text AS title, is_warning, replaces_id,
    CASE WHEN ${IS_SUPERSEDED} THEN 'superseded' ELSE 'current' END AS state, created_session AS session, ${BY}
  FROM patient_notes ${byWhom('patient_notes', 'created_colleague_id')}
  ${readingOn('patient_notes', 'patient_notes.created_at', 'patient_notes.id')}`;

const OF_PERSON = 'FROM tickets WHERE doctor_id = ?1 AND user_id = ?2';

const WAITING_TODAY = `SELECT ticket_title AS title, event_note AS note ${OF_PERSON} AND handled_at IS NULL AND date = ?3
  ORDER BY coalesce(scheduled_at, created_at), id LIMIT 1`;

const HANDLED_TODAY = `SELECT ticket_title AS title, event_note AS note ${OF_PERSON} AND handled_at >= ?3 AND date = ?4
  ORDER BY handled_at DESC, id DESC LIMIT 1`;

const LAST_SERVED = `SELECT handled_at AS at ${OF_PERSON} AND status = 'served' AND handled_at IS NOT NULL
  ORDER BY handled_at DESC LIMIT 1`;

const YEAR_COUNTS = `SELECT count(*) FILTER (WHERE status = 'served') AS visits_of_year,
  count(*) FILTER (WHERE status = 'missed') AS missed_of_year ${OF_PERSON} AND handled_at >= ?3`;

const PENDING_RECEPTS = `SELECT count(*) AS count FROM recepts
  WHERE doctor_id = ?1 AND user_id = ?2 AND status = 'pending'`;

const PENDING_PAYMENTS = `SELECT sum(amount_cents) AS cents FROM payments
  WHERE doctor_id = ?1 AND user_id = ?2 AND status = 'pending'`;

const WARNING = `SELECT ${warningOf('?1', '?2')} AS warning`;
