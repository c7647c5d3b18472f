import type { Database } from './connection';
import { COLLEAGUES_STEP } from './schema-colleagues';
import { DISPLAY_STEP } from './schema-display';
import { HISTORY_STEP } from './schema-history';
import { OFFICE_STEP } from './schema-office';
import { QUEUE_STEP } from './schema-queue';
import { ACCOUNTS_STEP } from './schema-accounts';
import { ANSWERS_STEP } from './schema-answers';
import { HOURS_STEP } from './schema-hours';
import { INVITATIONS_STEP } from './schema-invitations';
import { KIOSK_STEP } from './schema-kiosk';
import { LOG_STEP } from './schema-log';
import { RECORDS_STEP } from './schema-records';

/**
 * Brings the schema to the newest version. Throws on a file that a newer program wrote. Foreign keys must not be enforced: the rows
 * that refer to a table would go with it when a step makes it anew. None of them may be broken afterwards.
 */
export function migrate(database: Database) {
  database.transaction(() => {
    const version = database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
    if (version > STEPS.length) {
      throw new Error(`The database has schema version ${version}; this program knows versions up to ${STEPS.length}.`);
    }
    if (version === STEPS.length) return;
    const brokenBefore = brokenReferences(database);
    const now = new Date().toISOString();
    for (const statement of STEPS.slice(version).flat())
      database.run(statement, ...(statement.includes('?') ? [now] : []));
    if (brokenReferences(database) > brokenBefore) throw new Error('A step has left references to rows that are gone.');
    database.run(`PRAGMA user_version = ${STEPS.length}`);
  });
}

const brokenReferences = (database: Database) => database.all('PRAGMA foreign_key_check').length;

export function isUpToDate(database: Database): boolean {
  return database.first<{ user_version: number }>('PRAGMA user_version')?.user_version === STEPS.length;
}

/**
 * Statements of each version; a `?` stands for the time of the update. A published step never changes: a later change is a new step.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE settings (
       name TEXT PRIMARY KEY,
       value TEXT NOT NULL
     ) STRICT`,
    `CREATE TABLE doctors (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       code TEXT NOT NULL UNIQUE,
       email TEXT NOT NULL UNIQUE,
       password_hash TEXT NOT NULL,
       doctor_name TEXT NOT NULL,
       practice_title TEXT,
       avatar TEXT,
       online_status TEXT NOT NULL DEFAULT 'offline' CHECK (online_status IN ('online', 'offline', 'ending')),
       online_status_date TEXT,
       created_at TEXT NOT NULL
     ) STRICT`,
    `CREATE TABLE tokens (
       token_hash TEXT PRIMARY KEY,
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       created_at TEXT NOT NULL
     ) STRICT`,
    `CREATE TABLE users (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       fullname TEXT NOT NULL,
       avatar TEXT,
       email TEXT,
       phone TEXT,
       id_number TEXT,
       birth_date TEXT,
       insurance_title TEXT,
       created_at TEXT NOT NULL
     ) STRICT`,
    `CREATE TABLE patients (
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       note TEXT,
       created_at TEXT NOT NULL,
       PRIMARY KEY (doctor_id, user_id)
     ) STRICT`,
    `CREATE TABLE tickets (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
       date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
       type TEXT NOT NULL CHECK (type IN ('queue', 'schedule', 'schedule-premium')),
       number INTEGER,
       ticket_title TEXT NOT NULL,
       scheduled_at TEXT,
       user_alternate TEXT,
       exchange_number TEXT,
       exchange_doctor TEXT,
       origin_title TEXT,
       event_note TEXT,
       request_id TEXT UNIQUE,
       status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'served', 'rejected')),
       created_at TEXT NOT NULL,
       handled_at TEXT,
       UNIQUE (doctor_id, date, number),
       CHECK ((type = 'queue') = (number IS NOT NULL)),
       CHECK ((type = 'queue') = (scheduled_at IS NULL)),
       CHECK ((status = 'waiting') = (handled_at IS NULL))
     ) STRICT`,
    `CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date)`,
    `CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id)`,
  ],
  RECORDS_STEP,
  HOURS_STEP,
  ANSWERS_STEP,
  [...ACCOUNTS_STEP, ...INVITATIONS_STEP, ...KIOSK_STEP, ...LOG_STEP],
  [...HISTORY_STEP, ...QUEUE_STEP, ...DISPLAY_STEP, ...OFFICE_STEP, ...COLLEAGUES_STEP],
];

/** The version that this program works with. */
export const NEWEST_VERSION = STEPS.length;
