import { connect, type Database } from './connection';
import { secureDatabaseFiles } from './files';
import { versionOf } from './inspect';
import { migrate, NEWEST_VERSION } from './migrations';
import { openingFailureOf, STORAGE_WORDS } from './storage-failure';

/** The database belongs to an older program, and only a start of the server brings it up to date. */
export class OlderDatabase extends Error {}

/** As `openDatabase`, but leaves the schema as it is: an older server may be at work on it. Throws OlderDatabase. */
export function openCurrentDatabase(file: string): Database {
  return open(file, (database) => {
    if (versionOf(database) < NEWEST_VERSION)
      throw new OlderDatabase('An older program made it: start the server once.');
    migrate(database);
  });
}

/** Opens (or creates) the database file and brings its schema up to date. Only its owner can read what it makes. */
export function openDatabase(file: string): Database {
  return open(file, migrate);
}

function open(file: string, settleSchema: (database: Database) => void): Database {
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
      settleSchema(database);
      database.run('PRAGMA foreign_keys = ON');
      // The WAL and its index exist now.
      secureDatabaseFiles(file);
    });
  } catch (error) {
    if (error instanceof OlderDatabase) throw error;
    const failure = openingFailureOf(error);
    const reason = failure ? STORAGE_WORDS[failure] : error instanceof Error ? error.message : String(error);
    throw new Error(`The database file ${file} cannot be opened: ${reason}`, { cause: error });
  }
}

/** Closes the database when it cannot be used. */
export function prepared(database: Database, prepare: (database: Database) => void): Database {
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

/** A damaged page would else be found in the middle of a day. */
function requireSound(database: Database) {
  const [found] = database.all<{ quick_check?: string }>('PRAGMA quick_check(1)');
  const complaint = found && Object.values(found)[0];
  if (complaint !== 'ok') throw Object.assign(new Error(complaint), { code: 'SQLITE_CORRUPT' });
}
