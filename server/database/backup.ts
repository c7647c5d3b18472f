import { type Database, reading } from './connection';
import { makeOwnFile } from './files';
import { versionOf } from './migrations';

/** The copy of a database is damaged or incomplete. */
export class BadCopy extends Error {}

/**
 * Copies a database that may be in use: one snapshot, in one file without a WAL, read back and compared before the file gets its name.
 * A server may write meanwhile.
 */
export const copyDatabase = (from: string, to: string, { isReplacing = false } = {}): Inspection =>
  reading(from, (source) => makeOwnFile(to, (unfinished) => copyInto(source, unfinished), { isReplacing }));

function copyInto(source: Database, file: string): Inspection {
  const before = stateOf(source);
  // libsql's binding has no backup API. VACUUM INTO neither syncs the file nor restricts its permissions: `makeOwnFile` does both.
  source.run('VACUUM INTO ?', file);
  const after = stateOf(source);
  const copy = inspectFile(file);
  const problems = [...copy.problems];
  if (before.changes === after.changes) problems.push(...differences(before.rows, copy.rows));
  if (problems.length > 0) throw new BadCopy(problems.join('\n'));
  return copy;
}

/** `changes` differs once another connection has committed something. */
const stateOf = (source: Database) =>
  source.snapshot(() => ({
    changes: source.first<{ data_version: number }>('PRAGMA data_version')?.data_version,
    rows: countRows(source),
  }));

const differences = (expected: ReadonlyMap<string, number>, actual: ReadonlyMap<string, number>) =>
  [...expected].flatMap(([table, rows]) =>
    actual.get(table) === rows ? [] : [`The copy has ${actual.get(table) ?? 0} rows of ${table} instead of ${rows}.`],
  );

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

function countRows(database: Database): Map<string, number> {
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
