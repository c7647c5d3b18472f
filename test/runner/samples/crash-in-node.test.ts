// needs: own-process
import { describe, it } from 'node:test';
import { isFirstRun } from './remember';

describe('a process', () => {
  it('passes before', () => {});
  it('crashes once', () => {
    if (isFirstRun('process')) process.exit(3);
  });
});
