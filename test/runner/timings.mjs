// @ts-check
// Recorded durations of test files (`npm test -- --record-timings`): they decide which files share a page or process, and the order.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const RECORD = 'test/runner/timings.json';
/** Shorter files, in seconds, are not recorded. */
const LEAST = 1;
/** An unrecorded file counts as long as this, in seconds. */
const SHORT = 0.3;

/** @type {Record<string, number>} seconds by file */
const recorded = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};

/** @param {import('./needs.mjs').TestFile} file */
export const secondsOf = ({ path }) => recorded[path] ?? SHORT;

/** @param {ReadonlyMap<string, readonly import('./record.mjs').FileResult[]>} record */
export function secondsByFile(record) {
  return [...record].map(([file, runs]) => {
    const milliseconds = (runs[0]?.tests ?? []).reduce((sum, test) => sum + test.milliseconds, 0);
    return { file, seconds: milliseconds / 1000 };
  });
}

/**
 * Updates the recorded durations. Existing files that did not run keep theirs; unrecorded ones are short, or new.
 * @param {ReadonlyMap<string, readonly import('./record.mjs').FileResult[]>} record
 */
export function recordTimings(record) {
  const rounded = secondsByFile(record).map(({ file, seconds }) => [file, Number(seconds.toFixed(1))]);
  const merged = Object.entries({ ...recorded, ...Object.fromEntries(rounded) });
  const kept = merged
    .filter(([file, seconds]) => existsSync(file) && seconds >= LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
