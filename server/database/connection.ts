import Libsql from 'libsql';

export type Value = string | number | null | Uint8Array;

/** The embedded database. Calls are synchronous: when a write returns, it is on the disk. */
export interface Database {
  all<Row>(sql: string, ...values: Value[]): Row[];
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the SQL at the call defines the row
  first<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): { changes: number; id: number };
  /** Several statements, without values. */
  exec(sql: string): void;
  /**
   * A transaction. Takes the write lock at once, so that the data it reads cannot change before the commit. A nested transaction that
   * throws is rolled back alone.
   */
  transaction<Result>(work: () => Result): Result;
  /** Several reads of one snapshot, which block no other connection. */
  snapshot<Result>(read: () => Result): Result;
  close(): void;
}

/** A connection to a database file. libsql creates a file that is missing. A reader does not checkpoint the WAL when it closes. */
export function connect(file: string, { timeoutMs = BUSY_TIMEOUT_MS, isReader = false } = {}): Database {
  const connection = new Libsql(file, { timeout: timeoutMs });
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
  const all = <Row>(sql: string, ...values: Parameters<Database['all']>[1][]) => prepared(sql).all(values) as Row[];

  // libsql ends the process when a closed connection is asked for its state.
  const isInside = () => connection.open && connection.inTransaction;

  /** After some errors, such as a full disk, SQLite has already rolled everything back. */
  const undo = (statement: string) => {
    if (isInside()) connection.exec(statement);
  };

  const enclosed = <Result>(begin: string, commit: string, rollback: string, work: () => Result): Result => {
    connection.exec(begin);
    try {
      const result = work();
      connection.exec(commit);
      return result;
    } catch (error) {
      undo(rollback);
      throw error;
    }
  };

  return {
    all,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the interface
    first: <Row>(sql: string, ...values: Parameters<Database['all']>[1][]) => all<Row>(sql, ...values)[0],
    run(sql, ...values) {
      const { changes, lastInsertRowid } = prepared(sql).run(values);
      return { changes, id: Number(lastInsertRowid) };
    },
    exec: (sql) => void connection.exec(sql),
    transaction: (work) =>
      isInside()
        ? // A nested failure that the outer transaction catches must leave no changes.
          enclosed('SAVEPOINT inner', 'RELEASE inner', 'ROLLBACK TO inner; RELEASE inner', work)
        : enclosed('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', work),
    snapshot: (read) => enclosed('BEGIN', 'COMMIT', 'ROLLBACK', read),
    close() {
      if (!connection.open) return;
      // libsql closes the file only after the last statement is garbage-collected.
      statements.clear();
      try {
        if (!isReader) connection.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        connection.close();
      }
    },
  };
}

const BUSY_TIMEOUT_MS = 5000;

/** Does the work on a database, and closes it. */
export function closing<Result>(database: Database, work: (database: Database) => Result): Result {
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Reads a database file, while a server may be writing to it. */
export const reading = <Result>(file: string, read: (database: Database) => Result): Result =>
  closing(connect(file, { isReader: true }), read);

/** Moments are stored as ISO texts in UTC, switches as 1 and 0, absent values as NULL. */
type StoredValue = Value | Date | boolean | undefined;

/** A statement with its values at their places: ``database.run(...sql`DELETE FROM tickets WHERE id = ${id}`)``. */
export const sql = (text: TemplateStringsArray, ...values: StoredValue[]): [statement: string, ...values: Value[]] => [
  text.join('?'),
  ...values.map(stored),
];

function stored(value: StoredValue): Value {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** A stored upload. */
export interface StoredFile {
  media_type: string;
  content: Uint8Array;
}

/** libsql's type of a BLOB. */
export interface FileRow {
  media_type: string;
  content: ArrayBuffer;
}

export const fileOf = ({ media_type, content }: FileRow): StoredFile => ({
  media_type,
  content: new Uint8Array(content),
});
