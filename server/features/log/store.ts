import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { failureLines } from '../../observe/log';

/** A line of the log; `count` is more than 1 where refusals of a minute were summed. */
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
  /** Null where it was the doctor, or nobody who is known. */
  colleague_id: number | null;
}

export interface ActionFilter {
  doctorId?: number;
  /** From this moment on. */
  from?: Date;
  /** Only actions that begin with this: `ticket`, `ticket.served`. */
  action?: string;
  /** Only later lines, for reading on. */
  afterId?: number;
  limit?: number;
}

export interface ActionLog {
  /** Writes a line; inside a transaction it is stored or lost with the change. Throws when it cannot be written. */
  noteAction(action: NewAction): void;
  /** The first at once, the same ones of the next minute as one line: a flood of refusals must not fill the disk. */
  noteRefusal(action: NewAction): void;
  /** Writes one line per session, action and hour or day: panels read their lists again and again. */
  noteReading(action: NewAction, per: 'hour' | 'day'): void;
  /** In the order in which they were written. */
  actions(filter?: ActionFilter): LoggedAction[];
  /** Deletes what is older than so many months; answers how many lines. */
  pruneLog(months: number): number;
  /** Writes the refusals that are still being summed. */
  endLog(): void;
}

export function createActionLog(database: Database, clock: Clock): ActionLog {
  const write = ({ outcome = 'ok', ...action }: NewAction, count = 1) =>
    void database.run(
      INSERT,
      clock.now().toISOString(),
      action.doctorId ?? null,
      action.session ?? null,
      action.action,
      action.record?.kind ?? null,
      action.record?.id ?? null,
      outcome,
      action.reason ?? null,
      count,
      action.requestId ?? null,
      action.colleagueId ?? null,
    );
  const sums = createLogSums(write, database.transaction);
  let period = '';
  const read = new Set<string>();

  return {
    noteAction: (action) => write(action),
    noteRefusal: (action) => sums.add({ ...action, outcome: 'refused' }),
    noteReading(action, per) {
      const hour = clock.now().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
      if (hour.slice(0, 10) !== period) read.clear();
      period = hour.slice(0, 10);
      const key = `${action.doctorId} ${action.session} ${action.action} ${per === 'hour' ? hour : period}`;
      if (read.has(key)) return;
      write(action);
      read.add(key);
    },
    actions: ({ doctorId = null, from, action = '', afterId = 0, limit = 1000 } = {}) =>
      database.all<LoggedAction>(SELECT, afterId, doctorId, doctorId, from?.toISOString() ?? '', action, action, limit),
    pruneLog: (months) => prune(database, monthsBefore(clock.now(), months)),
    endLog: sums.end,
  };
}

/**
 * The clock may be wrong: set far ahead for an hour, it must not empty the log. So the limit moves by some weeks at most each time,
 * and never back.
 */
function prune(database: Database, wanted: Date): number {
  return database.transaction(() => {
    const known = database.first<{ value: string }>(`SELECT value FROM settings WHERE name = 'log-kept-from'`)?.value;
    const furthest = known === undefined ? wanted.getTime() : Date.parse(known) + LONGEST_STEP_MS;
    const from = new Date(Math.min(wanted.getTime(), furthest)).toISOString();
    if (known !== undefined && from <= known) return 0;
    database.run(`INSERT OR REPLACE INTO settings (name, value) VALUES ('log-kept-from', ?)`, from);
    return database.run('DELETE FROM audit_log WHERE at < ?', from).changes;
  });
}

function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** 40 days. */
const LONGEST_STEP_MS = 40 * 86_400_000;

const INSERT = `INSERT INTO audit_log
  (at, doctor_id, session, action, record_kind, record_id, outcome, reason, count, request_id,
   colleague_id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const SELECT = `SELECT * FROM audit_log
  WHERE id > ? AND (? IS NULL OR doctor_id = ?) AND at >= ? AND substr(action, 1, length(?)) = ?
  ORDER BY id LIMIT ?`;

/** Something that somebody did, or was refused. Ids only: no name, text, address or token. */
export interface NewAction {
  /** `ticket.served` */
  action: string;
  doctorId?: number | null;
  /** The doctor's colleague who did it. */
  colleagueId?: number | null;
  /** Which login: `sessionLabel` of its token's hash, or `cli`. */
  session?: string | null;
  record?: LoggedRecord | null;
  outcome?: 'ok' | 'refused';
  /** Why it was refused: the status of the answer. `repeated` on an answer that was given before. */
  reason?: string | null;
  requestId?: string | null;
}

export interface LoggedRecord {
  /** `ticket` */
  kind: string;
  id: number;
}

/** Sums equal refusals: the first is written at once, those of the minute after it together at its end. */
function createLogSums(write: (action: NewAction, count: number) => void, together: (work: () => void) => void) {
  const counted = new Map<string, { action: NewAction; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const sums = [...counted.values()].filter(({ count }) => count > 0);
    counted.clear();
    if (sums.length === 0) return;
    together(() => {
      for (const { action, count } of sums) write(action, count);
    });
  };

  return {
    add(action: NewAction) {
      const key = JSON.stringify([
        action.action,
        action.doctorId,
        action.colleagueId,
        action.session,
        action.record,
        action.reason,
      ]);
      const known = counted.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      // Its own sum begins only when it is stored.
      write(action, 1);
      counted.set(key, { action: { ...action, requestId: null }, count: 0 });
      timer ??= setTimeout(() => quietly(flush), MINUTE_MS).unref();
      if (counted.size >= MOST_SUMS) quietly(flush);
    },
    end: () => quietly(flush),
  };
}

/** No request waits for these lines: a failure to write them must end nothing. */
function quietly(write: () => void) {
  try {
    write();
  } catch (error) {
    console.error(['The log of refusals could not be written:', ...failureLines(error)].join('\n'));
  }
}

const MINUTE_MS = 60_000;
const MOST_SUMS = 1000;
