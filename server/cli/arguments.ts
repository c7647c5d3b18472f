import { accessSync, constants } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadCopy } from '../database/backup';
import { connect } from '../database/connection';
import type { Database } from '../database/connection';
import { OlderDatabase } from '../database/open-database';
import { FileExists } from '../database/own-file';
import { STORAGE_WORDS, storageFailureOf } from '../database/storage-failure';
import { CommandProblem, type CommandContext } from './command';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

export interface Arguments {
  text(option: string): string | undefined;
  /** The option as the id of a record. */
  id(option: string): number | undefined;
  isSet(option: string): boolean;
  words: readonly string[];
}

/** Reads the arguments of a command; anything unknown, or too many words, is a CommandProblem. */
export function readArguments(args: readonly string[], options: Options, mostWords: number): Arguments {
  const { values, positionals } = parsed(args, options);
  if (positionals.length > mostWords)
    throw new CommandProblem(`What is „${positionals[mostWords] ?? ''}“? See --help.`);
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    text,
    id(option) {
      const given = text(option);
      if (given === undefined) return undefined;
      if (!/^[1-9]\d{0,14}$/.test(given))
        throw new CommandProblem(`--${option} ${given} is not an id: a whole number.`);
      return Number(given);
    },
    isSet: (option) => values[option] === true,
    words: positionals,
  };
}

function parsed(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

/** The database file of the command; a CommandProblem when there is none. */
export function existingDatabase({ options }: Pick<CommandContext, 'options'>): string {
  const missing = `There is no database at ${options.databaseFile}. ORDINACIA_DB says where it is.`;
  requireReadable(options.databaseFile, missing);
  return options.databaseFile;
}

/** A file that is hidden from this user is not a missing one. */
export function requireReadable(file: string, missing: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new CommandProblem(isMissing ? missing : `This user of the machine may not read ${file}.`);
  }
}

/** Reads the database beside the server, which goes on writing. */
export function reading<Result>(file: string, read: (database: Database) => Result): Result {
  const database = connect(file, { isReader: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Errors of the disk and of the files in words. */
export function inWords<Result>(work: () => Result): Result {
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
