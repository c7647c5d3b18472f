import { codeOf } from '../lib/errors';

/** Reasons why the database cannot work: the disk, the file, or another program. */
type StorageFailure = 'full' | 'read-only' | 'corrupt' | 'locked' | 'unreadable';

/** The kind of a libsql error; undefined for a bug of the program. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const known = KINDS.find(([start]) => code.startsWith(start));
  // An error while opening has no code, only SQLite's number in its message.
  return known?.[1] ?? (error.message.startsWith('Unable to open connection') ? 'unreadable' : undefined);
}

/** Like `storageFailureOf`, also for errors of the file system before SQLite opens the file. */
export const openingFailureOf = (error: unknown): StorageFailure | undefined =>
  storageFailureOf(error) ?? FILE_SYSTEM.get(codeOf(error));

/** Messages for the operator: the problem and what to do. */
export const STORAGE_WORDS: Readonly<Record<StorageFailure, string>> = {
  full: 'the disk is full. Free some space; what was answered before is stored.',
  'read-only': 'it is read-only. Let the user of this process write the file and its folder (chmod, or the mount).',
  corrupt:
    'it is damaged, or no database of Ordinácia. Keep it, and bring a backup back by `npm run practice -- restore FILE`.',
  locked: 'another program has it locked. Stop that program, or wait until it is done.',
  unreadable: 'the disk refuses to read or write it. Look at the rights of the folder, the space and the disk.',
};

/** `Retry-After` in seconds. */
export const RETRY_SECONDS: Readonly<Record<StorageFailure, number>> = {
  full: 60,
  'read-only': 60,
  corrupt: 300,
  locked: 5,
  unreadable: 60,
};

const KINDS: readonly (readonly [string, StorageFailure])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_IOERR', 'unreadable'],
  ['SQLITE_CANTOPEN', 'unreadable'],
];

const FILE_SYSTEM: ReadonlyMap<string, StorageFailure> = new Map([
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'full'],
]);
