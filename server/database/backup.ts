import { connect, type Database } from './connection';
import { countRows, inspectFile, type Inspection } from './inspect';
import { makeOwnFile, type OwnFileOptions } from './own-file';

/** The copy of a database is not what it should be. */
export class BadCopy extends Error {}

/**
 * A copy of a database that may be in use: one state of it, in one file without a WAL, read back and compared before it gets its
 * name. The server goes on writing meanwhile.
 */
export function copyDatabase(from: string, to: string, options: OwnFileOptions = {}): Inspection {
  const source = connect(from, { isReader: true });
  try {
    return makeOwnFile(to, (unfinished) => copyInto(source, unfinished), options);
  } finally {
    source.close();
  }
}

function copyInto(source: Database, file: string): Inspection {
  const before = stateOf(source);
  // SQLite's own call for it; libsql's binding has no backup API. It neither syncs its file nor makes it ours alone: `makeOwnFile` does.
  source.run('VACUUM INTO ?', file);
  const after = stateOf(source);
  const copy = inspectFile(file);
  const problems = [...copy.problems];
  if (before.changes === after.changes) problems.push(...differences(before.rows, copy.rows));
  if (problems.length > 0) throw new BadCopy(problems.join('\n'));
  return copy;
}

/** `changes` moves when another connection has stored something. */
const stateOf = (source: Database) =>
  source.snapshot(() => ({
    changes: source.first<{ data_version: number }>('PRAGMA data_version')?.data_version,
    rows: countRows(source),
  }));

const differences = (expected: ReadonlyMap<string, number>, actual: ReadonlyMap<string, number>) =>
  [...expected].flatMap(([table, rows]) =>
    actual.get(table) === rows ? [] : [`The copy has ${actual.get(table) ?? 0} rows of ${table} instead of ${rows}.`],
  );
