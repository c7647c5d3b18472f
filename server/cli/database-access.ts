import { accessSync, constants } from 'node:fs';
import { BadCopy } from '../database/backup';
import { closing } from '../database/connection';
import { openCurrentDatabase, OtherSchema } from '../database/open-database';
import { FileExists } from '../database/files';
import { STORAGE_WORDS, storageFailureOf } from '../database/storage-failure';
import { createActionLog, type NewAction } from '../features/log/store';
import { createClock } from '../lib/clock';
import { codeOf, messageOf } from '../lib/errors';
import { openStores, type Stores } from '../stores';
import { CommandProblem, type CommandContext } from './command';

/**
 * Runs a command's work on the practice's stores, while a server may be running on the same file. `creates` makes a missing database, or fills
 * an empty file. An existing database is never migrated: the running server may be older.
 */
export async function withStores<Result>(
  { options, print }: CommandContext,
  work: (stores: Stores) => Result | Promise<Result>,
  { creates = false } = {},
): Promise<Result> {
  const { databaseFile, timeZone, now, passwordCost, sessionLimits } = options;
  if (!creates) existingDatabase({ options });
  const opener = (file: string) => openCurrentDatabase(file, { creates });
  const stores = open({ databaseFile, timeZone, now, passwordCost, sessionLimits, opener });
  try {
    const wasDemo = stores.demo.isDemo();
    const result = await work(stores);
    if (wasDemo && !stores.demo.isDemo()) {
      print('The demo has ended: its accounts are disabled, as everybody knows their password.');
    }
    return result;
  } finally {
    stores.close();
  }
}

/** Reports a file that cannot be opened to the operator, without a stack. */
function open(options: Parameters<typeof openStores>[0]) {
  try {
    return openStores(options);
  } catch (error) {
    throw new CommandProblem(messageOf(error));
  }
}

/** The practice's clock, the same as the server's. */
export const clockOf = ({ options }: CommandContext) =>
  createClock(options.timeZone, options.now ?? (() => new Date()));

/** Changes an account and writes a line of the log, in one transaction. */
export const withLogLine = <Result>(
  stores: Pick<Stores, 'log' | 'transaction'>,
  action: Omit<NewAction, 'session'>,
  change: () => Result,
): Result =>
  stores.transaction(() => {
    const result = change();
    stores.log.recordAction({ ...action, session: 'cli' });
    return result;
  });

/**
 * Writes what a command has done into the log of the database. A log that cannot be written, or that an older database lacks, is only
 * reported: the work is already done.
 */
export function recordCommand(context: CommandContext, action: Omit<NewAction, 'session'>): void {
  try {
    closing(openCurrentDatabase(context.options.databaseFile), (database) =>
      createActionLog(database, clockOf(context)).recordAction({ ...action, session: 'cli' }),
    );
  } catch (error) {
    context.print(`(Not in the log: ${messageOf(error)})`);
  }
}

/** The database file of the command; a CommandProblem when there is none. */
export function existingDatabase({ options }: Pick<CommandContext, 'options'>): string {
  const missing = `There is no database at ${options.databaseFile}. ORDINACIA_DB says where it is.`;
  requireReadable(options.databaseFile, missing);
  return options.databaseFile;
}

/** Throws CommandProblem, with another message for a missing file than for one that this user may not read. */
export function requireReadable(file: string, missing: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
    throw new CommandProblem(isMissing ? missing : `This user of the machine may not read ${file}.`);
  }
}

/** Turns errors of the disk and of files into a CommandProblem. */
export function withClearErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof FileExists) return new CommandProblem(`${error.message} is there already; --force replaces it.`);
  if (error instanceof OtherSchema) return new CommandProblem(error.message);
  if (error instanceof BadCopy) return new CommandProblem(`The copy is not sound, and was removed.\n${error.message}`);
  const failure = storageFailureOf(error);
  if (failure) return new CommandProblem(`It did not work: ${STORAGE_WORDS[failure]}`);
  return codeOf(error) === '' ? error : new CommandProblem(`It did not work: ${messageOf(error)}`);
}
