import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { migrate } from './schema';

export type Value = string | number | null | Uint8Array;

/** The embedded database. Everything is synchronous: a call that returned is on the disk. */
export interface Database {
  all<Row>(sql: string, ...values: Value[]): Row[];
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the SQL beside the call says what comes
  first<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): { changes: number; id: number };
  /** A transaction. Takes the write lock at once, so that what it reads cannot change before the commit. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens (or creates) the database file and brings its schema up to date. */
export function openDatabase(file: string): Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const connection = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      prepareConnection(connection);
      const database = wrap(connection);
      migrate(database);
      return database;
    } catch (error) {
      connection.close();
      throw error;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database file ${file} cannot be opened: ${reason}`, { cause: error });
  }
}

const BUSY_TIMEOUT_MS = 5000;

function prepareConnection(connection: Libsql.Database) {
  // An acknowledged change must survive a power cut: WAL alone would sync at checkpoints only.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) connection.pragma(setting);
}

function wrap(connection: Libsql.Database): Database {
  const statements = new Map<string, Libsql.Statement>();

  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  // libsql reads a single null as named parameters, and an array always as positional ones.
  // `all` and not `get`: it reads to the end, so that no statement stays open and blocks a checkpoint.
  // The only cast from rows to types: the SQL at each call defines them.
  const all = <Row>(sql: string, ...values: Value[]) => prepared(sql).all(values) as Row[];

  const isInside = () => connection.inTransaction;

  return {
    all,
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as above
    first: <Row>(sql: string, ...values: Value[]) => all<Row>(sql, ...values)[0],
    run(sql, ...values) {
      const { changes, lastInsertRowid } = prepared(sql).run(values);
      return { changes, id: Number(lastInsertRowid) };
    },
    transaction(work) {
      if (isInside()) return work();
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        // Some errors have rolled it back already.
        if (isInside()) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      if (!connection.open) return;
      connection.pragma('wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}
