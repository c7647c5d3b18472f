import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Makes the database file where there is none, and takes the rights to it from everybody else, whatever the umask. SQLite gives
 * the WAL and its index the rights of the database file. Throws on files of another user. An existing file is never
 * opened here: closing it again would release the locks of a connection of this process.
 */
export function secureDatabaseFiles(file: string, user = currentUser()): void {
  if (isInMemory(file)) return;
  makeFolder(dirname(file));
  if (!statOf(file)) closeSync(openSync(file, 'wx', OWN_FILE));
  for (const path of filesOf(file)) narrowFile(path, user);
  // SQLite would open a file that it may only read, and fail at the first change. The WAL is made and removed in the folder.
  for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
  narrowFolder(file, user);
}

/** The file and whatever lies beside it with its name: WAL, index, journal, lock. */
export function filesOf(file: string): string[] {
  return ['', ...COMPANIONS].map((end) => `${file}${end}`).filter((path) => statOf(path));
}

/** Problems with the permissions of the files, in words; empty if there are none. */
export function rightsProblems(file: string, user = currentUser()): string[] {
  if (user === undefined) return [];
  const files = filesOf(file).flatMap((path) => {
    const { mode = 0, uid = user } = statOf(path) ?? {};
    return [
      ...(isOpenToOthers(mode) ? [`Other users of the machine can use ${path} (${rights(mode)} instead of 600).`] : []),
      ...(uid !== user && user !== ROOT ? [`${path} belongs to another user (${uid}).`] : []),
    ];
  });
  const folder = dirname(file);
  const mode = statOf(folder)?.mode ?? 0;
  if ((mode & OTHERS_WRITE) !== 0 && (mode & STICKY) === 0) {
    files.push(`Other users can replace the database: they may write into ${folder} (${rights(mode)} instead of 700).`);
  }
  return files;
}

/** A folder that is made here is its owner's only. */
export const makeFolder = (folder: string) => void mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });

/** An empty file that only its owner can read; throws where there is one. */
export const makeFile = (file: string) => closeSync(openSync(file, 'wx', OWN_FILE));

function narrowFile(path: string, user: number | undefined) {
  const { mode = 0, uid = user } = statOf(path) ?? {};
  if (user === undefined) return;
  if (uid !== user && user !== ROOT) {
    throw new Error(
      `${path} belongs to another user of this machine (${uid}). Run this as that user, or change its owner.`,
    );
  }
  if (isOpenToOthers(mode)) chmodSync(path, mode & OWN_FILE);
}

/** Only a folder that holds nothing but the database: another one is not ours to close. */
function narrowFolder(file: string, user: number | undefined) {
  const folder = dirname(file);
  const { mode = 0, uid } = statOf(folder) ?? {};
  if (user === undefined || uid !== user || !isOpenToOthers(mode)) return;
  const own = new Set(filesOf(file).map((path) => basename(path)));
  if (readdirSync(folder).every((name) => own.has(name))) chmodSync(folder, mode & OWN_FOLDER);
}

/** SQLite's name for a database that has no file. */
export const isInMemory = (file: string) => file === ':memory:';

/** Windows has neither users by number nor these rights. */
const currentUser = () => process.geteuid?.();

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
const isOpenToOthers = (mode: number) => (mode & 0o077) !== 0;
const rights = (mode: number) => (mode & 0o777).toString(8);

const COMPANIONS = ['-wal', '-shm', '-journal', '.lock'];
const ROOT = 0;
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;
