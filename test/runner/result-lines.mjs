// @ts-check
// How the reporters of both runners tell this run what happened: a file with a line of JSON for each result.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { emptyResult } from './record.mjs';

/**
 * A test's result, an error outside of tests, that all of an entry has been told, or of all entries. An entry is what a runner opened: a
 * page or a process with the tests of several files.
 * @typedef {(
 *   | { file: string } & import('./record.mjs').TestResult
 *   | { file: string, error: string }
 *   | { entry: string, error: string }
 *   | { entry: string, isDone: true }
 *   | { isEnded: true }
 * )} ResultLine
 * @typedef {{ path: string, files: readonly string[] }} Entry
 */

/** Length limit of an error, in characters. */
const MESSAGE_LENGTH = 600;

/** @param {string} text */
export const shortMessage = (text) => text.slice(0, MESSAGE_LENGTH);

/** @param {readonly ResultLine[]} lines */
export const asText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/**
 * Reads the lines that a runner has written, and removes the file.
 * @param {string} path
 * @returns {ResultLine[]}
 */
export function takeLines(path) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  rmSync(path, { force: true });
  // The last line of a runner that was killed may be half a line.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/**
 * The results by file. An entry that ended badly, or of which not all was told, is an error of each of its files.
 * @param {readonly ResultLine[]} lines
 * @param {readonly Entry[]} entries all that the runner was to open
 * @param {string | null} crash how the runner itself ended, if it ended badly
 * @param {boolean} [mayBeEmpty] whether a file may have no test to run: only some of the titles are wanted
 * @returns {import('./record.mjs').Results}
 */
export function resultsOf(lines, entries, crash, mayBeEmpty = false) {
  /** @type {import('./record.mjs').Results} */
  const results = new Map(entries.flatMap(({ files }) => files.map((file) => [file, emptyResult()])));
  const resultOf = (/** @type {string} */ file) => {
    // Nobody could run it again.
    const result = results.get(file) ?? { ...emptyResult(), errors: [`It is no file of tests: ${file}`] };
    results.set(file, result);
    return result;
  };
  /** @type {Set<string>} */
  const done = new Set();
  for (const told of lines) {
    if ('isEnded' in told) for (const entry of entries) done.add(entry.path);
    else if ('isDone' in told) done.add(told.entry);
    else if ('entry' in told) {
      for (const file of filesOf(entries, told.entry)) resultOf(file).errors.push(told.error);
    } else if ('error' in told) resultOf(told.file).errors.push(told.error);
    else resultOf(told.file).tests.push(told);
  }
  const hasTold = [...results.values()].some(({ tests, errors }) => errors.length > 0 || tests.some(isBad));
  for (const { path: entry, files } of entries) {
    // A runner ends badly because of tests that failed; where none has, it crashed.
    if (done.has(entry) && (crash === null || hasTold)) continue;
    for (const file of files) resultOf(file).errors.push(crash ?? 'Nothing was told of this file.');
  }
  for (const { tests, errors } of results.values()) {
    // A process that ends with 0 before it could tell anything is a good one for Node.
    if (!mayBeEmpty && tests.length === 0 && errors.length === 0) errors.push('None of its tests was told.');
  }
  return results;
}

/** @param {import('./record.mjs').TestResult} result */
const isBad = ({ outcome }) => outcome !== 'passed';

/**
 * @param {readonly Entry[]} entries
 * @param {string} path
 */
const filesOf = (entries, path) => entries.find((entry) => entry.path === path)?.files ?? [path];
