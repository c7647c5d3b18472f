// needs: own-process, release
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Verdict } from './record.mjs';

const FOLDER = join('dist', 'test');
const RUN = 'test/run.mjs';
const SAMPLES = 'test/runner/samples';
/** How long the runner waits for a crashed page. */
const PAGE_LIMIT_MS = 10_000;

type LastRun = Omit<Verdict, 'passed'> & {
  commit: string;
  isClean: boolean;
  day: string;
  passed: number;
  failed: number;
};
interface Run {
  code: number;
  log: string;
  last: LastRun;
}

function start(program: string, args: readonly string[], added: Record<string, string> = {}) {
  // The samples need no panel.
  const env = { ...process.env, PANEL_FOLDER: 'dist', TEST_PAGE_LIMIT_MS: String(PAGE_LIMIT_MS), ...added };
  // With this variable, Node's runner would report to a parent runner.
  Reflect.deleteProperty(env, 'NODE_TEST_CONTEXT');
  return new Promise<Omit<Run, 'last'>>((resolve) => {
    execFile(process.execPath, [program, ...args], { env, maxBuffer: 1e8 }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), log: stdout }),
    );
  });
}

/** Runs some samples, with an output folder of their own. */
async function runSamples(names: readonly string[], ...options: string[]): Promise<Run> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'samples-'));
  try {
    const ended = await start(RUN, [...names.map((name) => `${SAMPLES}/${name}.test.ts`), ...options], {
      TEST_FOLDER: folder,
    });
    return { ...ended, last: JSON.parse(await readFile(join(folder, 'last-run.json'), 'utf8')) as LastRun };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const named = (findings: LastRun['flaky']) =>
  findings.map(({ file, title, runs }) => `${file.slice(SAMPLES.length + 1)} › ${title} ×${runs}`).sort();

const lastLine = ({ log }: Run) => log.trimEnd().split('\n').at(-1);

describe('a run in which tests fail', () => {
  let run: Run;
  before(
    async () => (run = await runSamples(['in-page', 'crash-in-page', 'in-node', 'crash-in-node', 'exit-in-node'])),
  );

  it('a test that always fails has failed, after three runs of its file', () => {
    assert.deepEqual(named(run.last.failures), [
      'in-node.test.ts › in Node › always fails ×3',
      'in-page.test.ts › in a page › always fails ×3',
    ]);
    assert.equal(run.code, 1);
  });

  it('one that fails once is told as flaky; so is what a failed hook or a crash has kept from running', () => {
    const flaky = named(run.last.flaky);
    for (const expected of [
      'in-page.test.ts › in a page › fails once ×3',
      'in-page.test.ts ›  ×3',
      'crash-in-page.test.ts ›  ×2',
      'in-node.test.ts › in Node › fails once ×3',
      'in-node.test.ts ›  ×3',
      'crash-in-node.test.ts ›  ×2',
      'exit-in-node.test.ts ›  ×2',
    ])
      assert.ok(flaky.includes(expected), `${expected} is in ${flaky.join(', ')}`);
    assert.equal(flaky.length, 7);
  });

  it('every test counts once', () => {
    assert.equal(lastLine(run), '14 passed, 2 failed');
    assert.deepEqual([run.last.passed, run.last.failed], [14, 2]);
  });

  it('its last lines tell what failed and what was flaky, with messages', () => {
    const end = run.log.slice(run.log.lastIndexOf('\nFlaky: '));
    assert.match(end, /flaky: .*fails once \(run 3 times\)\nflaky: +.*message of once/);
    assert.match(end, /flaky: .*a hook in Node: .*message of the hook/);
    assert.match(
      end,
      /Failed:\nfailed: .*in-page\.test\.ts › in a page › always fails \(run 3 times\)\nfailed: +.*message of always/,
    );
  });

  it('says of which commit it was, and whether the tree was as committed', () => {
    assert.match(run.last.commit, /^[0-9a-f]{40}$/);
    assert.equal(typeof run.last.isClean, 'boolean');
  });
});

describe('a run that runs nothing again', () => {
  it('where sixty-one tests fail', async () => {
    const run = await runSamples(['many']);
    assert.deepEqual([run.code, run.last.passed, run.last.failed, run.last.flaky], [1, 0, 61, []]);
    assert.ok(run.last.failures.every(({ runs }) => runs === 1));
    assert.equal(lastLine(run), '0 passed, 61 failed');
  });

  it('with --once', async () => {
    const { code, last } = await runSamples(['crash-in-node'], '--once');
    assert.equal(code, 1);
    assert.deepEqual(named(last.failures), ['crash-in-node.test.ts ›  ×1']);
  });
});

describe('a run of a file with a need that nobody knows', () => {
  it('ends before it runs anything, and names the file', async () => {
    const { code, log } = await start(RUN, [`${SAMPLES}/unknown-need.test.ts`]);
    assert.equal(code, 1);
    assert.match(log, /0 passed, 1 failed\n$/);
  });
});

describe('the day of a run', () => {
  it('is the one that is named: 31 October 2027, when summer time ends', async () => {
    const { last } = await runSamples(['day-in-page', 'day-in-node'], '--once', '--date', '2027-10-31');
    assert.deepEqual([last.passed, last.failures, last.day], [4, [], '2027-10-31']);
  });

  it('must be one of the calendar', async () => {
    for (const wrong of ['2027-02-29', '2027-13-01', '31.10.2027', '']) {
      const { code, log } = await start(RUN, [`${SAMPLES}/day-in-node.test.ts`, `--date=${wrong}`]);
      assert.equal(code, 1);
      assert.match(log, /0 passed, 1 failed\n$/);
    }
  });
});

describe('a hunt for tests that are not always green', () => {
  it('repeats the run beside busy loops, and tells how often each failed, and with which message', async () => {
    const args = ['--runs', '2', '--load', '1', `${SAMPLES}/in-node.test.ts`];
    const { code, log } = await start('test/runner/hunt.mjs', args);
    assert.equal(code, 1);
    const end = log.slice(log.indexOf('\nRuns, with this many busy loops beside each: 1'));
    assert.match(end, /\n(?:\| \d{4}-\d\d-\d\d \| 3 \| 1 \| 2 \| \d+:\d\d \|\n){2}/);
    assert.match(end, /always fails: failed in 2 of 2 runs \(in 2 also alone\)\n[^]*of always/);
    assert.match(end, /fails once: failed in 2 of 2 runs \(in 0 also alone\)\n {2}.*message of once/);
    assert.match(end, /\n0 of 2 runs green, 0 of them without a flaky test\n$/);
  });
});
