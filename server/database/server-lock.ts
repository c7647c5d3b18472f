import Libsql from 'libsql';
import { isInMemory, secureDatabaseFiles } from './files';
import { storageFailureOf } from './storage-failure';

/**
 * Allows one server per database: a second server would not announce the changes of the first, and a restore must not replace the file
 * of a running server. The operating system holds the lock, on a file next to the database, and releases it when the process ends, also
 * after `kill -9`.
 */
export function lockForServer(databaseFile: string): { release(): void } {
  const lock = tryLock(databaseFile, LOCK_TIMEOUT_MS);
  if (lock) return lock;
  throw new Error(
    `Another server uses the database file ${databaseFile}. Stop it, or choose another file by ORDINACIA_DB.`,
  );
}

/** Null while a server runs on the database. */
export function tryLock(databaseFile: string, timeoutMs = 0): { release(): void } | null {
  if (isInMemory(databaseFile)) return { release: () => {} };
  const file = `${databaseFile}.lock`;
  secureDatabaseFiles(file);
  const connection = new Libsql(file, { timeout: timeoutMs });
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
const LOCK_TIMEOUT_MS = 2000;
