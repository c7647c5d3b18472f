import type { Reporter, TestResultError, TestSuiteResult } from '@web/test-runner';

/** Of each error in the list of what failed, in characters. */
const ERROR_LENGTH = 600;

/**
 * Prints the slowest suites, what failed, and the runner's own counts, also where nothing ran: a file that broke while it loaded counts as
 * failed.
 */
export function countingReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      let skipped = 0;
      const failures: string[] = [];
      const count = (suite: TestSuiteResult | undefined, titles: readonly string[] = []) => {
        for (const test of suite?.tests ?? []) {
          if (test.skipped) {
            skipped += 1;
          } else if (test.passed) {
            passed += 1;
          } else {
            failed += 1;
            failures.push(asText([...titles, test.name], test.error));
          }
        }
        suite?.suites.forEach((inner) => count(inner, [...titles, inner.name]));
      };
      for (const session of sessions) {
        count(session.testResults);
        if (!session.passed && session.errors.length > 0) {
          failed += 1;
          failures.push(...session.errors.map((error) => asText([session.testFile], error)));
        }
      }
      const slowest = sessions
        .flatMap(({ testResults }) => testResults?.suites ?? [])
        .map((suite) => ({ name: suite.name, seconds: durationOf(suite) / 1000 }))
        .sort((one, other) => other.seconds - one.seconds)
        .slice(0, SLOWEST)
        .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${name}\n`);
      process.stdout.write(`the slowest suites:\n${slowest.join('')}`);
      process.stdout.write(failures.join(''));
      process.stdout.write(`browser tests: passed ${passed}, failed ${failed}, skipped ${skipped}\n`);
    },
  };
}

const SLOWEST = 12;

/** The lines begin as those of the list with which the whole run ends. */
function asText(titles: readonly string[], error: TestResultError | undefined): string {
  const reason = [error?.message, error?.stack].filter(Boolean).join('\n').slice(0, ERROR_LENGTH);
  const lines = [titles.join(' › '), ...reason.split('\n').map((line) => `  ${line}`)];
  return lines.map((line) => `failed: ${line}\n`).join('');
}

/** In milliseconds. */
function durationOf({ tests, suites }: TestSuiteResult): number {
  const own = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return suites.reduce((sum, inner) => sum + durationOf(inner), own);
}
