import type { Reporter, TestSuiteResult } from '@web/test-runner';

/** Prints the runner's own counts, also where nothing ran: a file that broke while it loaded counts as failed. */
export function countingReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      let skipped = 0;
      const count = (suite: TestSuiteResult | undefined) => {
        for (const test of suite?.tests ?? []) {
          if (test.skipped) skipped += 1;
          else if (test.passed) passed += 1;
          else failed += 1;
        }
        suite?.suites.forEach(count);
      };
      for (const session of sessions) {
        count(session.testResults);
        if (!session.passed && session.errors.length > 0) failed += 1;
      }
      process.stdout.write(`browser tests: passed ${passed}, failed ${failed}, skipped ${skipped}\n`);
    },
  };
}
