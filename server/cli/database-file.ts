import { accessSync, constants } from 'node:fs';
import { BadCopy } from '../database/backup';
import { connect, type Database } from '../database/connection';
import { OlderDatabase } from '../database/open-database';
import { FileExists } from '../database/own-file';
import { STORAGE_WORDS, storageFailureOf } from '../database/storage-failure';
import { CommandProblem, type CommandContext } from './command';

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
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new CommandProblem(isMissing ? missing : `This user of the machine may not read ${file}.`);
  }
}

/** Reads the database while a server may be writing to it. */
export function reading<Result>(file: string, read: (database: Database) => Result): Result {
  const database = connect(file, { isReader: true });
  try {
    return read(database);
  } finally {
    database.close();
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
  if (error instanceof OlderDatabase) return new CommandProblem(error.message);
  if (error instanceof BadCopy) return new CommandProblem(`The copy is not sound, and was removed.\n${error.message}`);
  const failure = storageFailureOf(error);
  if (failure) return new CommandProblem(`It did not work: ${STORAGE_WORDS[failure]}`);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && error instanceof Error
    ? new CommandProblem(`It did not work: ${error.message}`)
    : error;
}
