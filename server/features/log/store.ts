import { sql, type Database } from '../../database/connection';
import { readSetting, writeSetting } from '../../database/state';
import { loginByEmail } from '../../identity/logins';
import type { Clock } from '../../lib/clock';
import { failureLines } from '../../observe/log';

/** A line of the log; `count` is more than 1 for summed refusals of a minute. */
export interface LoggedAction {
  id: number;
  at: string;
  doctor_id: number | null;
  session: string | null;
  action: string;
  record_kind: string | null;
  record_id: number | null;
  outcome: 'ok' | 'refused';
  reason: string | null;
  count: number;
  request_id: string | null;
  /** Null for the doctor, or an unknown person. */
  colleague_id: number | null;
}

export interface ActionFilter {
  doctorId?: number;
  /** Inclusive. */
  from?: Date;
  /** A prefix of the actions: `ticket`, `ticket.served`. */
  action?: string;
  /** Only lines after this id, for paging. */
  afterId?: number;
  limit?: number;
}

export function createActionLog(database: Database, clock: Clock) {
  const write = (line: NewAction, count = 1) => {
    const { doctorId, session, action, record, outcome = 'ok', reason, requestId, colleagueId } = line;
    database.run(
      ...sql`INSERT INTO audit_log (at, doctor_id, session, action, record_kind, record_id, outcome, reason, count,
          request_id, colleague_id)
        VALUES (${clock.now()}, ${doctorId}, ${session}, ${action}, ${record?.kind}, ${record?.id}, ${outcome}, ${reason},
          ${count}, ${requestId}, ${colleagueId})`,
    );
  };
  const sums = createLogSums(write, database.transaction);
  let period = '';
  const read = new Set<string>();

  return {
    /** Writes a line, as a part of the running transaction if any. Throws when it cannot be written. */
    recordAction: (action: NewAction) => write(action),
    /** Writes the first refusal at once, and equal ones of the next minute as one line: a flood of refusals must not fill the disk. */
    recordRefusal: (action: NewAction) => sums.add({ ...action, outcome: 'refused' }),
    /** Writes one line per session, action and hour or day: panels reload their lists often. */
    recordReading(action: NewAction, per: 'hour' | 'day') {
      const hour = clock.now().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
      if (hour.slice(0, 10) !== period) read.clear();
      period = hour.slice(0, 10);
      const key = `${action.doctorId} ${action.session} ${action.action} ${per === 'hour' ? hour : period}`;
      if (read.has(key)) return;
      write(action);
      read.add(key);
    },
    /** The oldest first. */
    actions: ({ doctorId, from, action = '', afterId = 0, limit = 1000 }: ActionFilter = {}) =>
      database.all<LoggedAction>(
        ...sql`SELECT * FROM audit_log
          WHERE id > ${afterId} AND (${doctorId} IS NULL OR doctor_id = ${doctorId}) AND at >= ${from ?? ''}
            AND substr(action, 1, length(${action})) = ${action} ORDER BY id LIMIT ${limit}`,
      ),
    /** Deletes older lines; returns their number. */
    pruneLog: (months: number) => prune(database, monthsBefore(clock.now(), months)),
    /** Writes the refusals that are still being summed. */
    endLog: sums.end,
  };
}

/**
 * A clock that is temporarily set far ahead must not empty the log. So the limit advances by some weeks at most each time, and never goes
 * back.
 */
function prune(database: Database, wanted: Date): number {
  return database.transaction(() => {
    const known = readSetting(database, KEPT_FROM);
    const furthest = known === undefined ? wanted.getTime() : Date.parse(known) + MAX_STEP_MS;
    const from = new Date(Math.min(wanted.getTime(), furthest)).toISOString();
    if (known !== undefined && from <= known) return 0;
    writeSetting(database, KEPT_FROM, from);
    return database.run('DELETE FROM audit_log WHERE at < ?', from).changes;
  });
}

function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

const KEPT_FROM = 'log-kept-from';
/** 40 days. */
const MAX_STEP_MS = 40 * 86_400_000;

/** An action that somebody did, or was refused. Ids only: no name, text, address or token. */
export interface NewAction {
  /** `ticket.served` */
  action: string;
  doctorId?: number | null;
  /** The colleague who acted; absent or null for the doctor. */
  colleagueId?: number | null;
  /** `sessionLabel` of the token's hash, or `cli`. */
  session?: string | null;
  record?: LoggedRecord | null;
  outcome?: 'ok' | 'refused';
  /** The status of a refusal; `repeated` for a response that was sent before. */
  reason?: string | null;
  requestId?: string | null;
}

export interface LoggedRecord {
  /** `ticket` */
  kind: string;
  id: number;
}

/** Sums equal refusals: the first is written at once, those of the following minute in one line at its end. */
function createLogSums(write: (action: NewAction, count: number) => void, inTransaction: (work: () => void) => void) {
  const counted = new Map<string, { action: NewAction; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const sums = [...counted.values()].filter(({ count }) => count > 0);
    counted.clear();
    if (sums.length === 0) return;
    inTransaction(() => {
      for (const { action, count } of sums) write(action, count);
    });
  };

  return {
    add(action: NewAction) {
      const key = JSON.stringify({ ...action, requestId: null });
      const known = counted.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      // Counting begins only when the first line is stored.
      write(action, 1);
      counted.set(key, { action: { ...action, requestId: null }, count: 0 });
      timer ??= setTimeout(() => quietly(flush), MINUTE_MS).unref();
      if (counted.size >= MAX_SUMS) quietly(flush);
    },
    end: () => quietly(flush),
  };
}

/** No request waits for these lines, so a failure to write them must not throw. */
function quietly(write: () => void) {
  try {
    write();
  } catch (error) {
    console.error(['The log of refusals could not be written:', ...failureLines(error)].join('\n'));
  }
}

const MINUTE_MS = 60_000;
const MAX_SUMS = 1000;

/** Finds ids for the log by values of a request. */
export function createRecordIds(database: Database) {
  const idOf = (sql: string, value: unknown) =>
    typeof value === 'string' ? (database.first<{ id: number }>(sql, value)?.id ?? null) : null;
  return {
    doctorIdOfCode: (code: unknown) => idOf('SELECT id FROM doctors WHERE code = ?', code),
    /** The login with this e-mail. */
    loginOf: (email: unknown) => (typeof email === 'string' ? (loginByEmail(database, email) ?? null) : null),
    /** Id of the record that a kiosk request created. */
    recordOfRequest: (table: 'tickets' | 'recepts', requestId: unknown) =>
      idOf(`SELECT id FROM ${table} WHERE request_id = ?`, requestId),
  };
}
