import type { TestResultError, TestSession, TestSuiteResult } from '@web/test-runner';
import { shortMessage, type ResultLine } from './result-lines.mjs';

/** The result lines of a page (result-lines.mjs). */
export function linesOf(entry: string, { testResults, errors, passed }: TestSession): ResultLine[] {
  const lines = testResults ? testLines(testResults) : [];
  if (passed === true) return lines;
  // A failed hook or an uncaught error; or the reason why the page did not start.
  const problems = errors.map(asMessage);
  if (!testResults && problems.length === 0) problems.push('The page told nothing of its tests.');
  return [...lines, ...problems.map((error) => ({ entry, error }))];
}

function testLines({ tests, suites }: TestSuiteResult, titles: readonly string[] = []): ResultLine[] {
  const own = tests.map(({ name, passed, error, duration = 0 }): ResultLine => {
    // Each top-level title begins with its file: test/support/titles-by-file.mjs.
    const [file = '', ...title] = [...titles, name].join(SEPARATOR).split(SEPARATOR);
    const outcome = passed ? 'passed' : error ? 'failed' : 'unrun';
    return { file, title: title.join(SEPARATOR), outcome, message: asMessage(error), milliseconds: duration };
  });
  return [...own, ...suites.flatMap((suite) => testLines(suite, [...titles, suite.name]))];
}

const SEPARATOR = ' › ';

const asMessage = (error: TestResultError | undefined): string =>
  shortMessage([error?.message, error?.stack].filter(Boolean).join('\n'));
