import type { Database } from './database';
import { isUpToDate } from './schema';

/** Checks that the server makes before it reports itself ready. */
export interface DatabaseState {
  /** Writes a mark and commits it: a full disk, a file that may only be read, or a lock that stays is found. Throws then. */
  assertWritable(): void;
  /** Throws when the schema is another program's. */
  assertUpToDate(): void;
}

export function createDatabaseState(database: Database, now: () => Date): DatabaseState {
  return {
    assertWritable() {
      database.run(
        `INSERT INTO settings (name, value) VALUES ('ready-at', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        now().toISOString(),
      );
    },
    assertUpToDate() {
      if (!isUpToDate(database)) throw new Error('The database has the schema of another version.');
    },
  };
}
