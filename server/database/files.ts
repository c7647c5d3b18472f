import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { codeOf } from '../lib/errors';

/**
 * Creates the database file if missing, and restricts its permissions to the owner, whatever the umask. SQLite gives the WAL and its
 * index the permissions of the database file. Throws on files of another user. Never opens an existing file: closing it again would
 * release the locks of this process's connections.
 */
export function secureDatabaseFiles(file: string, user = currentUser()): void {
  if (isInMemory(file)) return;
  makeFolder(dirname(file));
  if (!statOf(file)) closeSync(openSync(file, 'wx', OWN_FILE));
  for (const path of filesOf(file)) restrictFile(path, user);
  // SQLite would open a read-only file, and fail at the first change. SQLite creates and deletes the WAL in the folder.
  for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
  restrictFolder(file, user);
}

/** The file and its companions: WAL, index, journal, lock. */
export function filesOf(file: string): string[] {
  return ['', ...COMPANIONS].map((end) => `${file}${end}`).filter((path) => statOf(path));
}

/** Messages about wrong permissions of the files; empty if there are none. */
export function permissionProblems(file: string, user = currentUser()): string[] {
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

/** Creates a folder that only its owner can use. */
const makeFolder = (folder: string) => void mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });

/** Creates an empty file that only its owner can read; throws if it exists. */
const makeFile = (file: string) => closeSync(openSync(file, 'wx', OWN_FILE));

function restrictFile(path: string, user: number | undefined) {
  const { mode = 0, uid = user } = statOf(path) ?? {};
  if (user === undefined) return;
  if (uid !== user && user !== ROOT) {
    throw new Error(
      `${path} belongs to another user of this machine (${uid}). Run this as that user, or change its owner.`,
    );
  }
  if (isOpenToOthers(mode)) chmodSync(path, mode & OWN_FILE);
}

/** Restricts only a folder that contains nothing but the database. */
function restrictFolder(file: string, user: number | undefined) {
  const folder = dirname(file);
  const { mode = 0, uid } = statOf(folder) ?? {};
  if (user === undefined || uid !== user || !isOpenToOthers(mode)) return;
  const own = new Set(filesOf(file).map((path) => basename(path)));
  if (readdirSync(folder).every((name) => own.has(name))) chmodSync(folder, mode & OWN_FOLDER);
}

/** SQLite's name for a database that has no file. */
export const isInMemory = (file: string) => file === ':memory:';

/** Undefined on Windows, which has neither numeric users nor these permissions. */
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

/** A file of that name exists. */
export class FileExists extends Error {}

/**
 * Makes a file that only its owner can read. The file gets its name only when complete and synced, so that a failure or a killed process
 * leaves no partial file. Throws FileExists, unless `isReplacing`.
 */
export function makeOwnFile<Result>(
  file: string,
  fill: (unfinished: string) => Result,
  { isReplacing = false } = {},
): Result {
  if (!isReplacing && existsSync(file)) throw new FileExists(file);
  makeFolder(dirname(file));
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    makeFile(unfinished);
    const result = fill(unfinished);
    sync(unfinished);
    if (isReplacing) renameSync(unfinished, file);
    else linkUnlessThere(unfinished, file);
    sync(dirname(file));
    return result;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Fills a file piece by piece. */
export function writePieces(file: string, pieces: Iterable<string>): void {
  const opened = openSync(file, 'w');
  try {
    for (const piece of pieces) writeSync(opened, piece);
  } finally {
    closeSync(opened);
  }
}

/** Flushes a file or folder to the disk; a rename needs its folder flushed. */
export function sync(path: string): void {
  // Windows cannot open a folder, and need not.
  if (process.platform === 'win32') return;
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Links instead of renaming, which would replace a file created meanwhile. */
function linkUnlessThere(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new FileExists(to);
    // Some file systems have no hard links.
    renameSync(from, to);
  }
}
