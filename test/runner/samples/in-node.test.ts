import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { isFirstRun } from './remember';

describe('in Node', () => {
  it('passes', () => {});
  it('always fails', () => assert.equal('of always', 'x'));
  it('fails once', () => assert.ok(!isFirstRun('node'), 'message of once'));
});

describe('a hook in Node', () => {
  after(() => assert.ok(!isFirstRun('hook'), 'message of the hook'));
  it('has a test that passes', () => {});
});
