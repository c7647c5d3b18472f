// needs: own-process
import { describe, it } from 'node:test';
import { isFirstRun } from './remember';

describe('before', () => {
  it('passes', () => {});
});

describe('a process that ends as if all were well', () => {
  it('ends once', () => {
    if (isFirstRun('exit')) process.exit(0);
  });
  it('is not forgotten', () => {});
});
