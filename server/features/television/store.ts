import { sql, type Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { newTypedCode } from '../../lib/secrets';
import type { Settings } from '../settings/store';
import type { TicketType } from '../tickets/tickets';

/** Notifies the televisions with this key of a change. */
export type AnnounceDisplay = (key: string) => void;

export type Displays = ReturnType<typeof createDisplays>;

/** The televisions of a practice's waiting room. */
export function createDisplays(database: Database, settings: Settings, announce: AnnounceDisplay) {
  const versions = new Map<number, number>();
  const keyOf = (doctorId: number) =>
    database.first<{ key: string }>('SELECT key FROM display_keys WHERE doctor_id = ?', doctorId)?.key;
  const store = (doctorId: number) => {
    const key = newTypedCode(KEY_LENGTH);
    database.run('INSERT OR REPLACE INTO display_keys (doctor_id, key) VALUES (?, ?)', doctorId, key);
    return key;
  };
  const announceDisplay = (doctorId: number) => {
    versions.set(doctorId, (versions.get(doctorId) ?? 0) + 1);
    const key = keyOf(doctorId);
    if (key !== undefined) announce(key);
  };

  return {
    /** The key of the practice's televisions; created when first needed. */
    displayKeyOf: (doctorId: number) => database.transaction(() => keyOf(doctorId) ?? store(doctorId)),
    /** Replaces the key: televisions with the old key show nothing any more. */
    renewDisplayKey(doctorId: number) {
      announceDisplay(doctorId);
      return store(doctorId);
    },
    doctorIdOfDisplay: (key: string) =>
      database.first<{ doctor_id: number }>('SELECT doctor_id FROM display_keys WHERE key = ?', key)?.doctor_id,
    isDisplayOn: (doctorId: number) => settings.settingsOf(doctorId)['display'] === true,
    /** Keys of all doctors who have televisions. */
    displayKeys: () => database.all<{ key: string }>('SELECT key FROM display_keys').map(({ key }) => key),
    /** Increases with each announced change; a response made before is outdated. */
    displayVersionOf: (doctorId: number) => versions.get(doctorId) ?? 0,
    announceDisplay,
  };
}

/** A key shows how many wait, so it must be hard to guess. */
const KEY_LENGTH = 12;

/** A ticket identified by number or time, never by a name. */
interface NumberedTicket {
  type: TicketType;
  number: number | null;
  /** Time of an appointment: `HH:mm` on the practice's clock. */
  time: string | null;
}

/** `other-day`: the ticket is not of today. */
type CallOutcome = 'called' | 'already-handled' | 'unknown' | 'other-day';

export type TicketCalls = ReturnType<typeof createTicketCalls>;

/** Today's calls of a doctor: by „next“, or by calling a ticket explicitly. */
export function createTicketCalls(database: Database, clock: Clock, announceDisplay: (doctorId: number) => void) {
  const startOfToday = () => clock.instantOf(clock.today(), '00:00').toISOString();

  /** The clock gives the number: a restored backup must not repeat those that televisions know. Still the highest if the clock lags. */
  const nextCall = () => {
    const sequence = database.first<{ seq: number }>(`SELECT seq FROM sqlite_sequence WHERE name = 'ticket_calls'`);
    return Math.max((sequence?.seq ?? 0) + 1, clock.now().getTime());
  };

  const record = (doctorId: number, ticketId: number, isServed: boolean) => {
    database.run('DELETE FROM ticket_calls WHERE doctor_id = ? AND called_at < ?', doctorId, startOfToday());
    database.run(
      ...sql`INSERT OR REPLACE INTO ticket_calls (id, doctor_id, ticket_id, called_at, is_served)
        VALUES (${nextCall()}, ${doctorId}, ${ticketId}, ${clock.now()}, ${isServed})`,
    );
  };

  const read = ({ type, number, scheduled_at }: TicketRow): NumberedTicket => ({
    type,
    number,
    time: scheduled_at === null ? null : clock.timeOf(new Date(scheduled_at)),
  });

  const isOfToday = ({ date, handled_at }: StateRow) =>
    date === clock.today() || (handled_at !== null && handled_at >= startOfToday());

  return {
    /** Calls a waiting or served ticket of today, for the first time or again. */
    callTicket: (doctorId: number, ticketId: number) =>
      database.transaction((): CallOutcome => {
        const row = database.first<StateRow>(
          'SELECT date, status, handled_at FROM tickets WHERE id = ? AND doctor_id = ?',
          ticketId,
          doctorId,
        );
        if (!row) return 'unknown';
        if (row.status !== 'waiting' && row.status !== 'served') return 'already-handled';
        if (!isOfToday(row)) return 'other-day';
        record(doctorId, ticketId, row.status === 'served');
        announceDisplay(doctorId);
        return 'called';
      }),
    /** Records that serving called the ticket, in the caller's transaction. */
    recordServed: (doctorId: number, ticketId: number) => record(doctorId, ticketId, true),
    /** Forgets the call of a ticket that waits again, in the caller's transaction. */
    forgetCall: (ticketId: number) => void database.run('DELETE FROM ticket_calls WHERE ticket_id = ?', ticketId),
    /** Today's valid calls, the latest first. `call` is their ascending number. */
    callsOf: (doctorId: number, most: number) =>
      database
        .all<TicketRow & { call: number; ticket_id: number }>(CALLS, doctorId, startOfToday(), most)
        .map((row) => ({ ...read(row), call: row.call, ticketId: row.ticket_id })),
    /** The times at which today's patients were served. */
    servedTodayOf: (doctorId: number) =>
      database
        .all<{ handled_at: string }>(
          ...sql`SELECT handled_at FROM tickets
            WHERE doctor_id = ${doctorId} AND status = 'served' AND handled_at >= ${startOfToday()}`,
        )
        .map(({ handled_at }) => new Date(handled_at)),
    /** Numbers of today's waiting tickets, by ticket id. */
    numbersOf: (doctorId: number) =>
      new Map(
        database
          .all<TicketRow & { id: number }>(
            ...sql`SELECT id, type, number, scheduled_at FROM tickets
              WHERE doctor_id = ${doctorId} AND status = 'waiting' AND date = ${clock.today()}`,
          )
          .map((row) => [row.id, read(row)]),
      ),
  };
}

interface TicketRow {
  type: TicketType;
  number: number | null;
  scheduled_at: string | null;
}

interface StateRow {
  date: string;
  status: string;
  handled_at: string | null;
}

/**
 * Without tickets that were cancelled since, or that were served and then returned to the waiting room. If a served ticket turns out to be
 * missed, the calls before it are not valid either: their patients have already been in the office.
 */
const CALLS = `SELECT ticket_calls.id AS call, ticket_id, type, number, scheduled_at
  FROM ticket_calls JOIN tickets ON tickets.id = ticket_id
  WHERE ticket_calls.doctor_id = ? AND ticket_calls.called_at >= ?
    AND (status = 'served' OR (status = 'waiting' AND is_served = 0))
    AND ticket_calls.id > COALESCE((SELECT MAX(missed.id)
      FROM ticket_calls AS missed JOIN tickets AS gone ON gone.id = missed.ticket_id
      WHERE missed.doctor_id = ticket_calls.doctor_id AND missed.is_served = 1 AND gone.status = 'missed'), 0)
  ORDER BY ticket_calls.id DESC LIMIT ?`;
