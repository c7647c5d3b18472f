import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reading } from '../database/connection';
import { permissionProblems } from '../database/files';
import { inspectFile, type Inspection } from '../database/backup';
import { NEWEST_VERSION } from '../database/migrations';
import { tryLock } from '../database/open-database';
import { createDatabaseState } from '../database/state';
import { readArguments, type Command, type CommandContext } from './command';
import { clockOf, existingDatabase, withClearErrors } from './database-access';

export const CHECK: Command = {
  name: 'check',
  summary: 'says whether the database is sound: integrity, schema, rights of the files, clock, space',
  help: `npm run practice -- check

Reads the whole database, also while the server runs, and says in words whether it is sound: integrity, rows that name others,
schema version, rights of the files, the machine's clock, free space. Ends with code 1 when something is wrong.`,
  run(args, context) {
    readArguments(args, {}, 0);
    const file = existingDatabase(context);
    const findings = withClearErrors(() => {
      const found = inspectFile(file);
      // An older database has no log yet.
      const isNewest = found.version === NEWEST_VERSION;
      return [
        ...integrity(found, file),
        ...permissions(file),
        ...(isNewest ? clock(file, context) : []),
        ...space(file),
      ];
    });
    for (const { isGood, text } of findings) context.print(`${isGood ? 'good ' : 'WRONG'}  ${text}`);
    context.print(`       ${isServed(file) ? 'A server runs on it.' : 'No server runs on it.'}`);
    return Promise.resolve(findings.every(({ isGood }) => isGood) ? 0 : 1);
  },
};

interface Finding {
  isGood: boolean;
  text: string;
}

const findings = (problems: readonly string[], good: string): Finding[] =>
  problems.length === 0 ? [{ isGood: true, text: good }] : problems.map((text) => ({ isGood: false, text }));

function integrity({ version, problems }: Inspection, file: string): Finding[] {
  const isKnown = version <= NEWEST_VERSION;
  const schema =
    version === NEWEST_VERSION
      ? `Schema version ${version}, the newest.`
      : isKnown
        ? `Schema version ${version}: the next start brings it to ${NEWEST_VERSION}.`
        : `Schema version ${version}: a newer program made it, this one knows versions up to ${NEWEST_VERSION}.`;
  return [
    ...findings(problems, `${file}: every page and every reference is sound.`),
    { isGood: isKnown, text: schema },
  ];
}

const permissions = (file: string) => findings(permissionProblems(file), 'Only its owner can read the files.');

function clock(file: string, context: CommandContext): Finding[] {
  const problem = reading(file, (database) => createDatabaseState(database, clockOf(context)).clockProblem());
  return findings(problem === null ? [] : [`Clock: ${problem}`], 'The clock is not behind the newest record.');
}

/** There should be room for a backup in the same folder, and for a day's work. */
function space(file: string): Finding[] {
  const { bavail, bsize } = statfsSync(dirname(file));
  const free = bavail * bsize;
  const { size } = statSync(file);
  const text = `${megabytes(size)} MB of data, ${megabytes(free)} MB free on the disk.`;
  return [{ isGood: free >= Math.max(size, MIN_FREE_BYTES), text }];
}

function isServed(file: string) {
  const lock = tryLock(file);
  lock?.release();
  return lock === null;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
const MIN_FREE_BYTES = 100_000_000;
