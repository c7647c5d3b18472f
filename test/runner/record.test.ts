import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addResults,
  isNoAccident,
  MOST_CRASHED_FILES,
  MOST_FAILED_FILES,
  unsettledFiles,
  verdictOf,
  type FileResult,
  type Outcome,
} from './record.mjs';

const result = (outcomes: Record<string, Outcome>, ...errors: string[]): FileResult => ({
  tests: Object.entries(outcomes).map(([title, outcome]) => ({
    title,
    outcome,
    message: outcome === 'failed' ? 'reason' : '',
    milliseconds: 1,
  })),
  errors,
});

const recordOf = (...runs: FileResult[]) => {
  const record = new Map<string, FileResult[]>();
  for (const run of runs) addResults(record, new Map([['a', run]]));
  return record;
};

const filesOf = (count: number, run: FileResult) =>
  new Map(Array.from({ length: count }, (_, index) => [String(index), [run]]));

describe('the record of a run', () => {
  it('a test that passed once and fails when its file is run again is flaky, not failed', () => {
    const record = recordOf(result({ x: 'failed', y: 'passed' }), result({ x: 'passed', y: 'failed' }));
    assert.deepEqual(unsettledFiles(record), []);
    const { passed, failures, flaky } = verdictOf(record);
    assert.deepEqual([passed, failures, flaky.map(({ title }) => title)], [2, [], ['x', 'y']]);
  });

  it('a test that is not there any more when its file is run again has failed', () => {
    const record = recordOf(result({ x: 'failed' }), result({}));
    assert.deepEqual(unsettledFiles(record), ['a']);
    assert.deepEqual([verdictOf(record).passed, verdictOf(record).failures.length], [0, 1]);
  });

  it('tests of one title are told apart', () => {
    const twice = (first: Outcome, second: Outcome): FileResult => ({
      tests: [...result({ x: first }).tests, ...result({ x: second }).tests],
      errors: [],
    });
    const { passed, failures } = verdictOf(recordOf(twice('passed', 'failed'), twice('passed', 'failed')));
    assert.deepEqual([passed, failures.length], [1, 1]);
  });

  it('an error outside of tests has failed as long as the last run had one', () => {
    const still = verdictOf(recordOf(result({ x: 'passed' }, 'first'), result({ x: 'passed' }, 'second')));
    assert.deepEqual([still.passed, still.failures[0]?.message, still.flaky], [1, 'second', []]);
    const healed = verdictOf(recordOf(result({}, 'first'), result({ x: 'passed' })));
    assert.deepEqual([healed.passed, healed.failures, healed.flaky[0]?.message], [1, [], 'first']);
  });

  it('what did not run because of an error of its file is told by that error alone', () => {
    const { passed, flaky } = verdictOf(
      recordOf(result({ x: 'unrun', y: 'unrun' }, 'hook'), result({ x: 'passed', y: 'passed' })),
    );
    assert.deepEqual([passed, flaky.map(({ message }) => message)], [2, ['hook']]);
  });

  it('thirty files with failed tests may be an accident, thirty-one are none; so sixty and sixty-one of a crash', () => {
    assert.equal(isNoAccident(filesOf(MOST_FAILED_FILES, result({ x: 'failed' }))), false);
    assert.equal(isNoAccident(filesOf(MOST_FAILED_FILES + 1, result({ x: 'failed' }))), true);
    assert.equal(isNoAccident(filesOf(MOST_CRASHED_FILES, result({}, 'crash'))), false);
    assert.equal(isNoAccident(filesOf(MOST_CRASHED_FILES + 1, result({}, 'crash'))), true);
  });
});
