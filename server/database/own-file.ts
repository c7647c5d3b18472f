import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../lib/errors';
import { makeFile, makeFolder } from './files';

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
