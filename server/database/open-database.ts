import Libsql from 'libsql';
import { messageOf } from '../lib/errors';
import { connect, type Database } from './connection';
import { isInMemory, secureDatabaseFiles } from './files';
import { migrate, NEWEST_VERSION, newerSchema, versionOf } from './migrations';
import { openingFailureOf, STORAGE_WORDS, storageFailureOf } from './storage-failure';

/** The database has the schema of another version of the program; only a start of the server migrates an older one. */
export class OtherSchema extends Error {}

/** Like `openDatabase`, but migrates no older database, whose server may be running. `creates` accepts an empty file. Throws OtherSchema. */
export function openCurrentDatabase(file: string, { creates = false } = {}): Database {
  return open(file, (database) => {
    const isEmpty = database.first('SELECT 1 FROM sqlite_schema') === undefined;
    if (!creates || !isEmpty) requireCurrent(database);
    migrate(database);
  });
}

/** Throws OtherSchema for the schema of an older or newer program. */
export function requireCurrent(database: Database): void {
  const version = versionOf(database);
  if (version < NEWEST_VERSION)
    throw new OtherSchema('An older program made the database: start this version of the server once.');
  if (version > NEWEST_VERSION) throw new OtherSchema(newerSchema('The database', version));
}

/** Opens (or creates) the database file and migrates its schema. Only the owner can read the files. */
export function openDatabase(file: string): Database {
  return open(file, migrate);
}

function open(file: string, updateSchema: (database: Database) => void): Database {
  try {
    secureDatabaseFiles(file);
    return prepared(connect(file), (database) => {
      database.all('PRAGMA journal_mode = WAL');
      // An acknowledged change must survive a power cut: WAL alone would sync at checkpoints only.
      database.run('PRAGMA synchronous = FULL');
      // Deleted data of a patient must be overwritten, not only unlinked.
      database.all('PRAGMA secure_delete = ON');
      requireSound(database);
      database.run('PRAGMA foreign_keys = OFF');
      updateSchema(database);
      database.run('PRAGMA foreign_keys = ON');
      // Once more, for the WAL and its index, which exist now.
      secureDatabaseFiles(file);
    });
  } catch (error) {
    if (error instanceof OtherSchema) throw error;
    const failure = openingFailureOf(error);
    const reason = failure ? STORAGE_WORDS[failure] : messageOf(error);
    throw new Error(`The database file ${file} cannot be opened: ${reason}`, { cause: error });
  }
}

/** Closes the database when it cannot be used. */
function prepared(database: Database, prepare: (database: Database) => void): Database {
  try {
    prepare(database);
    return database;
  } catch (error) {
    try {
      database.close();
    } catch {
      // The cause of the first error may prevent a clean close, too.
    }
    throw error;
  }
}

/** Finds a damaged page now, not in the middle of a day. */
function requireSound(database: Database) {
  const [found] = database.all<{ quick_check?: string }>('PRAGMA quick_check(1)');
  const complaint = found && Object.values(found)[0];
  if (complaint !== 'ok') throw Object.assign(new Error(complaint), { code: 'SQLITE_CORRUPT' });
}

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
