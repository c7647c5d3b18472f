import Libsql from 'libsql';

/** Runs statements on a database file, also beside the server that uses it. */
export function execute(databaseFile: string, sql: string): void {
  const connection = new Libsql(databaseFile);
  connection.exec(sql);
  connection.close();
}

/** The rows of one statement. */
export function rowsIn(databaseFile: string, sql: string, ...values: readonly unknown[]): object[] {
  const connection = new Libsql(databaseFile);
  const rows = connection.prepare(sql).all([...values]) as object[];
  connection.close();
  return rows;
}
