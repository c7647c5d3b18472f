import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFile, makeFolder } from './files';

/** There is a file by that name already. */
export class FileExists extends Error {}

export interface OwnFileOptions {
  /** Whether a file by that name may be replaced. */
  isReplacing?: boolean;
}

/**
 * Makes a file that only its owner can read. It appears under its name when it is whole and on the disk: what fails, or is
 * killed, leaves no half of it. Throws FileExists.
 */
export function makeOwnFile<Result>(
  file: string,
  fill: (unfinished: string) => Result,
  { isReplacing = false }: OwnFileOptions = {},
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

/** Flushes to the disk; a rename is stored only when its folder is. */
export function sync(path: string): void {
  // A folder cannot be opened on Windows, and need not be.
  if (process.platform === 'win32') return;
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** A rename would replace a file that somebody made meanwhile. */
function linkUnlessThere(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new FileExists(to);
    // Some file systems know no second name.
    renameSync(from, to);
  }
}
