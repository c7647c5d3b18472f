import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isFirstRun } from './remember';

/** A test defined in a shared file belongs to the file whose suite contains it. */
export function testThatFailsOnce(): void {
  it('fails once', () => assert.ok(!isFirstRun('node'), 'message of once'));
}
