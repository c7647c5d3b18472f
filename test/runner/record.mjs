// @ts-check
// The results of each test file in each of its runs, and the verdict.

/**
 * @typedef {'passed' | 'failed' | 'unrun'} Outcome „unrun“: a failed hook or a crash prevented the test
 * @typedef {{ title: string, outcome: Outcome, message: string, milliseconds: number }} TestResult
 * @typedef {{ tests: TestResult[], errors: string[] }} FileResult `errors`: outside of tests, such as in hooks, or a page that did not open
 * @typedef {Map<string, FileResult>} Results by file
 * @typedef {{ file: string, title: string, message: string, runs: number }} Finding an empty title means the whole file
 * @typedef {{ passed: number, failures: Finding[], flaky: Finding[] }} Verdict
 */

/** More failures than these are no accident: nothing is run again. */
const MOST_FAILED_FILES = 30;
export const MOST_FAILED_TESTS = 60;
/** Limit of files with errors outside of tests: a crash affects all files that its runner still had. */
const MOST_CRASHED_FILES = 60;

/** @returns {FileResult} */
export const emptyResult = () => ({ tests: [], errors: [] });

/**
 * Adds the results of one run to the record.
 * @param {Map<string, FileResult[]>} record by file, its runs in order
 * @param {Results} results
 */
export function addResults(record, results) {
  for (const [file, result] of results) record.set(file, [...(record.get(file) ?? []), result]);
}

/**
 * The files with a test that has never passed, or with an error outside of tests in the last run.
 * @param {Map<string, FileResult[]>} record
 */
export const unsettledFiles = (record) =>
  [...record].filter(([, runs]) => lastErrors(runs).length > 0 || neverPassed(runs).length > 0).map(([file]) => file);

/**
 * Whether too much has failed for an accident.
 * @param {Map<string, FileResult[]>} record
 */
export function isNoAccident(record) {
  const failedTests = [...record.values()].map(
    (runs) => neverPassed(runs).filter(({ outcome }) => outcome === 'failed').length,
  );
  const failedFiles = failedTests.filter((count) => count > 0).length;
  return (
    failedFiles > MOST_FAILED_FILES ||
    failedTests.reduce((sum, count) => sum + count, 0) > MOST_FAILED_TESTS ||
    unsettledFiles(record).length - failedFiles > MOST_CRASHED_FILES
  );
}

/**
 * Counts each test once: passed if it passed in any run, flaky if it also failed in one. An error outside of tests counts as a failure if
 * it occurred in the last run of its file, otherwise as flaky.
 * @param {Map<string, FileResult[]>} record
 * @returns {Verdict}
 */
export function verdictOf(record) {
  /** @type {Verdict} */
  const verdict = { passed: 0, failures: [], flaky: [] };
  for (const [file, runs] of record) {
    for (const results of byTitle(runs).values()) {
      const title = results[0]?.title ?? '';
      const bad = results.filter(({ outcome }) => outcome !== 'passed');
      const message = bad.map((result) => result.message).find((text) => text !== '') ?? 'It did not run.';
      const hasPassed = bad.length < results.length;
      if (hasPassed) verdict.passed += 1;
      if (!hasPassed) verdict.failures.push({ file, title, message, runs: runs.length });
      // An unrun test is reported by the error that prevented it.
      else if (bad.some(({ outcome }) => outcome === 'failed'))
        verdict.flaky.push({ file, title, message, runs: runs.length });
    }
    const errors = runs.flatMap((run) => run.errors);
    if (errors.length === 0) continue;
    const isStill = lastErrors(runs).length > 0;
    const message = (isStill ? lastErrors(runs) : errors).join('\n');
    (isStill ? verdict.failures : verdict.flaky).push({ file, title: '', message, runs: runs.length });
  }
  return verdict;
}

/** @param {readonly FileResult[]} runs */
const lastErrors = (runs) => runs.at(-1)?.errors ?? [];

/**
 * The first results of the tests that passed in no run.
 * @param {readonly FileResult[]} runs
 */
const neverPassed = (runs) =>
  [...byTitle(runs).values()].flatMap((results) =>
    results.some(({ outcome }) => outcome === 'passed') ? [] : results.slice(0, 1),
  );

/**
 * The results of each test, run by run. Tests with the same title are distinguished by their order.
 * @param {readonly FileResult[]} runs
 * @returns {Map<string, TestResult[]>}
 */
function byTitle(runs) {
  /** @type {Map<string, TestResult[]>} */
  const results = new Map();
  for (const { tests } of runs) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    for (const test of tests) {
      const count = (seen.get(test.title) ?? 0) + 1;
      seen.set(test.title, count);
      const key = `${test.title}\n${count}`;
      results.set(key, [...(results.get(key) ?? []), test]);
    }
  }
  return results;
}
