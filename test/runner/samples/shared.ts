import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isFirstRun } from './remember';

/** A test that files share is one of the file whose suite it is in. */
export function testThatFailsOnce(): void {
  it('fails once', () => assert.ok(!isFirstRun('node'), 'message of once'));
}
