import assert from 'node:assert/strict';

/** Fails if something took longer than its limit, both in milliseconds. */
export function assertInTime(took: number, limit: number, what: string): void {
  assert.ok(took <= limit, `${what} after ${Math.round(took)} ms, not within ${limit}`);
}
