import { reading, type Database } from './connection';
import { countRows, inspectFile, type Inspection } from './inspect';
import { makeOwnFile } from './own-file';

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
