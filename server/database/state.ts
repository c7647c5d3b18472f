import type { RegistrationMode } from '../identity/logins';
import type { Clock } from '../lib/clock';
import type { Database } from './connection';
import { NEWEST_VERSION, versionOf } from './migrations';

/** Checks for `/ready`, and of the clock. */
export function createDatabaseState(database: Database, clock: Clock) {
  return {
    /** Commits a small write. Throws on a full disk, a read-only file, or a lock that stays. */
    assertWritable() {
      writeSetting(database, 'ready-at', clock.now().toISOString());
    },
    /** Throws when the schema has another version. */
    assertUpToDate() {
      if (versionOf(database) !== NEWEST_VERSION) throw new Error('The database has the schema of another version.');
    },
    /** A message when the machine's clock is behind the newest stored record; otherwise null. */
    clockProblem() {
      const newest = database.first<{ at: string | null }>(NEWEST)?.at ?? null;
      if (newest === null || Date.parse(newest) <= clock.now().getTime() + TOLERANCE_MS) return null;
      return `the clock of this machine shows ${clock.isoOf(clock.now())}, but the newest record is of ${clock.isoOf(new Date(newest))}. Set the clock: tickets belong to its day.`;
    },
  };
}

const NEWEST = `SELECT max(at) AS at FROM
  (SELECT max(created_at) AS at FROM (SELECT created_at FROM tickets ORDER BY id DESC LIMIT 20)
   UNION ALL SELECT max(at) FROM (SELECT at FROM audit_log ORDER BY id DESC LIMIT 20))`;

/** Clocks are often corrected by some seconds. */
const TOLERANCE_MS = 600_000;

/** A value that is created once and stored with the data, such as the secret of the sockets. */
export function getOrCreateSetting(database: Database, name: string, make: () => string): string {
  return database.transaction(() => {
    const known = readSetting(database, name);
    if (known !== undefined) return known;
    const value = make();
    writeSetting(database, name, value);
    return value;
  });
}

export const readSetting = (database: Database, name: string) =>
  database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;

export const writeSetting = (database: Database, name: string, value: string) =>
  void database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);

/** Options of the running server, stored for the command line, which has another environment. */
export function createServerNotes(database: Database) {
  const note = (name: string, value: string) => {
    if (readSetting(database, name) !== value) writeSetting(database, name, value);
  };
  return {
    /** `default`: registration is open in a demo, and closed once the demo has ended. */
    recordServer({ url, registration }: { url: string; registration: RegistrationMode | 'default' }) {
      note('url', url);
      note('registration', registration);
    },
    /** The address by which browsers reach the server; undefined before its first start. */
    recordedUrl: () => readSetting(database, 'url'),
    recordedRegistration: () => readSetting(database, 'registration'),
  };
}
