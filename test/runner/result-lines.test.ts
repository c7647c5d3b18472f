import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { asText, readResults, type ResultLine } from './result-lines.mjs';

const entries = [
  { path: 'one', files: ['a', 'b'] },
  { path: 'two', files: ['c'] },
];
const passed = (file: string): ResultLine => ({ file, title: 'x', outcome: 'passed', message: '', milliseconds: 1 });
const failed = (file: string): ResultLine => ({ ...passed(file), outcome: 'failed', message: 'reason' });

describe('what a runner has told', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ordinacia-'));
  });
  after(() => rm(folder, { recursive: true }));

  const errorsOf = async (lines: readonly ResultLine[], crash: string | null, end = '', mayBeEmpty = true) => {
    const path = join(folder, 'told.jsonl');
    await writeFile(path, asText(lines) + end);
    return Object.fromEntries(
      [...readResults(path, entries, crash, mayBeEmpty)].map(([file, { errors }]) => [file, errors]),
    );
  };

  it('a file that told no test is an error, but where only some titles are wanted', async () => {
    const lines: ResultLine[] = [passed('a'), failed('b'), { isEnded: true }];
    assert.deepEqual(await errorsOf(lines, null, '', false), { a: [], b: [], c: ['None of its tests was told.'] });
    assert.deepEqual(await errorsOf(lines, null), { a: [], b: [], c: [] });
  });

  it('has no errors where all of each entry was told', async () => {
    const lines: ResultLine[] = [passed('a'), { entry: 'one', isDone: true }, { entry: 'two', isDone: true }];
    assert.deepEqual(await errorsOf(lines, null), { a: [], b: [], c: [] });
    assert.deepEqual(await errorsOf([passed('a'), { isEnded: true }], null), { a: [], b: [], c: [] });
  });

  it('a runner that was killed has told of some entries, and is an error of the files of the others', async () => {
    const lines: ResultLine[] = [passed('a'), failed('b'), { entry: 'one', isDone: true }];
    assert.deepEqual(await errorsOf(lines, 'killed', '{"file":"c","ti'), { a: [], b: [], c: ['killed'] });
    assert.deepEqual(await errorsOf([], 'killed'), { a: ['killed'], b: ['killed'], c: ['killed'] });
  });

  it('a runner that ends badly because of a failed test is no error; where none has failed, it crashed', async () => {
    assert.deepEqual(await errorsOf([failed('a'), { isEnded: true }], 'code 1'), { a: [], b: [], c: [] });
    const crashed = { a: ['code 1'], b: ['code 1'], c: ['code 1'] };
    assert.deepEqual(await errorsOf([passed('a'), { isEnded: true }], 'code 1'), crashed);
  });

  it('an error of an entry is one of each of its files', async () => {
    const lines: ResultLine[] = [{ entry: 'one', error: 'broken' }, { isEnded: true }];
    assert.deepEqual(await errorsOf(lines, 'code 1'), { a: ['broken'], b: ['broken'], c: [] });
  });

  it('a test of a file that nobody started is an error: it could not be run again', async () => {
    const { shared } = await errorsOf([passed('shared'), { isEnded: true }], null);
    assert.deepEqual(shared, ['It is no file of tests: shared']);
  });
});
