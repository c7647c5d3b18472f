import { reading, type Database } from './connection';
import { versionOf } from './migrations';

/** The state of a database file. */
export interface Inspection {
  version: number;
  /** Messages; empty when the file is sound. */
  problems: string[];
  /** Rows by table. */
  rows: ReadonlyMap<string, number>;
}

/** Reads a whole database file and reports its problems. Throws when the file is no database. */
export const inspectFile = (file: string): Inspection => reading(file, inspect);

function inspect(database: Database): Inspection {
  const integrity = database.all<Record<string, string>>('PRAGMA integrity_check(20)').flatMap(Object.values);
  const foreign = database.all<{ table: string; parent: string }>('PRAGMA foreign_key_check');
  const rows = countRows(database);
  return {
    version: versionOf(database),
    problems: [
      ...integrity.filter((line) => line !== 'ok').map((line) => `The file is damaged: ${line}`),
      ...foreign
        .slice(0, 20)
        .map(({ table, parent }) => `A row of ${table} names a row of ${parent} that is not there.`),
      ...(rows.has('doctors') ? [] : ['It is not a database of Ordinácia: it has no doctors.']),
    ],
    rows,
  };
}

export function countRows(database: Database): Map<string, number> {
  const tables = database.all<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  return new Map(
    tables.map(({ name }) => [
      name,
      database.first<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}"`)?.rows ?? 0,
    ]),
  );
}
