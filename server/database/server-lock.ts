import Libsql from 'libsql';
import { isInMemory, secureDatabaseFiles } from './files';
import { storageFailureOf } from './storage-failure';

/**
 * Allows one server per database: a second one would not announce the first one's changes, and a restore would pull the file from
 * under it. The system holds the lock, on a file beside the database: it ends with the process, also after `kill -9`.
 */
export function lockForServer(databaseFile: string): { release(): void } {
  const lock = tryLock(databaseFile, PATIENCE_MS);
  if (lock) return lock;
  throw new Error(
    `Another server uses the database file ${databaseFile}. Stop it, or choose another file by ORDINACIA_DB.`,
  );
}

/** Null while a server runs on the database. */
export function tryLock(databaseFile: string, patienceMs = 0): { release(): void } | null {
  if (isInMemory(databaseFile)) return { release: () => {} };
  const file = `${databaseFile}.lock`;
  secureDatabaseFiles(file);
  const connection = new Libsql(file, { timeout: patienceMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    return {
      release() {
        if (connection.open) connection.close();
      },
    };
  } catch (error) {
    connection.close();
    if (storageFailureOf(error) === 'locked') return null;
    throw error;
  }
}

/** `check` holds the lock for a moment. */
const PATIENCE_MS = 2000;
