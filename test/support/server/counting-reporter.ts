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
      if (process.env.SLOWEST) {
        const all: [string, number][] = [];
        const walk = (suite: TestSuiteResult | undefined, file: string) => {
          for (const test of suite?.tests ?? []) all.push([`${file} ${test.name}`, test.duration ?? 0]);
          suite?.suites.forEach((s) => walk(s, file));
        };
        const files = new Map<string, number>();
        for (const s of sessions) {
          const n = all.length;
          walk(s.testResults, s.testFile);
          files.set(
            s.testFile,
            all.slice(n).reduce((a, b) => a + b[1], 0),
          );
        }
        process.stdout.write(
          JSON.stringify(
            {
              files: [...files].sort((a, b) => b[1] - a[1]).slice(0, 40),
              tests: all.sort((a, b) => b[1] - a[1]).slice(0, 60),
            },
            null,
            1,
          ) + '\n',
        );
      }
      process.stdout.write(`browser tests: passed ${passed}, failed ${failed}, skipped ${skipped}\n`);
    },
  };
}
