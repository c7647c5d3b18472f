import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspectFile } from '../practice/inspect';
import { DatabaseInUse, restoreDatabase } from '../practice/restore';
import { NEWEST_VERSION } from '../practice/schema';
import { isConfirmed, readArguments } from './arguments';
import { CommandProblem, type Command, type CommandContext } from './command';
import { inWords, requireReadable } from './database-file';
import { clockOf } from './log-cli';

export const RESTORE: Command = {
  name: 'restore',
  summary: 'puts the backup FILE in the place of the database; the server has to be stopped',
  help: `npm run practice -- restore FILE [--yes]

Puts the backup FILE in the place of the database (ORDINACIA_DB). It is verified first. The database that was there stays
beside it, as NAME.before-restore-TIME. The server has to be stopped. Everybody has to log in again.

  --yes   does not ask

Example: npm run practice -- restore /var/backups/ordinacia/2026-11-22.db`,
  async run(args, context) {
    const [name] = readArguments(args, {}, 1).words;
    if (name === undefined) throw new CommandProblem('From which file? npm run practice -- restore FILE');
    const { databaseFile } = context.options;
    const backup = resolve(name);
    requireReadable(backup, `There is no file ${backup}.`);
    if (backup === resolve(databaseFile)) throw new CommandProblem('That is the database itself.');
    requireSound(backup);
    const isThere = existsSync(databaseFile);
    if (isThere && !(await isConfirmed(context, `Replace the database ${databaseFile}?`))) return 1;
    const { aside } = inWords(() => restoredOrInUse(backup, context));
    context.print(`${databaseFile} is the backup now. Everybody has to log in again.`);
    if (aside !== null) context.print(`The earlier database is kept: ${aside}`);
    return 0;
  },
};

function requireSound(backup: string) {
  const { problems, version } = inWords(() => inspectFile(backup));
  if (problems.length > 0) throw new CommandProblem(`The backup cannot be used.\n${problems.join('\n')}`);
  if (version <= NEWEST_VERSION) return;
  throw new CommandProblem(
    `The backup has schema version ${version}; this program knows versions up to ${NEWEST_VERSION}.`,
  );
}

function restoredOrInUse(backup: string, context: CommandContext) {
  try {
    return restoreDatabase(backup, context.options.databaseFile, clockOf(context));
  } catch (error) {
    throw error instanceof DatabaseInUse ? new CommandProblem(error.message) : error;
  }
}
