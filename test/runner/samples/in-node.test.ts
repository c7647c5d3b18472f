// needs: own-process
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { isFirstRun } from './remember';
import { testThatFailsOnce } from './shared';

describe('in Node', () => {
  it('passes', () => {});
  it('always fails', () => assert.equal('of always', 'x'));
  testThatFailsOnce();
});

describe('a hook in Node', () => {
  after(() => assert.ok(!isFirstRun('hook'), 'message of the hook'));
  it('has a test that passes', () => {});
});
