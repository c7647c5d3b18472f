// @ts-check
// The format in which both runners report results: a line of JSON for each.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { emptyResult } from './record.mjs';

/**
 * A test's result, an error outside of tests, or a mark that the results of an entry, or of all entries, are complete. An entry is a bundle
 * with the tests of several files, which a runner opens in a page or a process.
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
 * Reads the lines that a runner wrote, and removes the file.
 * @param {string} path
 * @returns {ResultLine[]}
 */
export function takeLines(path) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  rmSync(path, { force: true });
  // The last line of a killed runner may be incomplete.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/**
 * The results by file. An entry that crashed, or whose results are incomplete, is an error of each of its files.
 * @param {readonly ResultLine[]} lines
 * @param {readonly Entry[]} entries all entries that the runner had to open
 * @param {string | null} crash how the runner itself ended, if abnormally
 * @param {boolean} [mayBeEmpty] whether a file may have no test to run, as with `--grep`
 * @returns {import('./record.mjs').Results}
 */
export function resultsOf(lines, entries, crash, mayBeEmpty = false) {
  /** @type {import('./record.mjs').Results} */
  const results = new Map(entries.flatMap(({ files }) => files.map((file) => [file, emptyResult()])));
  const resultOf = (/** @type {string} */ file) => {
    // The file is unknown, so it cannot be run again.
    const result = results.get(file) ?? { ...emptyResult(), errors: [`It is no file of tests: ${file}`] };
    results.set(file, result);
    return result;
  };
  /** @type {Set<string>} */
  const done = new Set();
  for (const line of lines) {
    if ('isEnded' in line) for (const entry of entries) done.add(entry.path);
    else if ('isDone' in line) done.add(line.entry);
    else if ('entry' in line) {
      for (const file of filesOf(entries, line.entry)) resultOf(file).errors.push(line.error);
    } else if ('error' in line) resultOf(line.file).errors.push(line.error);
    else resultOf(line.file).tests.push(line);
  }
  const hasFailures = [...results.values()].some(({ tests, errors }) => errors.length > 0 || tests.some(isBad));
  for (const { path: entry, files } of entries) {
    // A runner also ends abnormally if tests fail; without a failure it crashed.
    if (done.has(entry) && (crash === null || hasFailures)) continue;
    for (const file of files) resultOf(file).errors.push(crash ?? 'Nothing was told of this file.');
  }
  for (const { tests, errors } of results.values()) {
    // Node counts a process as passed if it exits with 0 before any result.
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
