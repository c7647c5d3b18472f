import assert from 'node:assert/strict';
import { it } from 'node:test';
import { OFFERED_CALLS, READ_CALLS } from '../../check/read-calls';
import { definedCalls } from '../../build/elements/calls.mjs';
import type { Call } from '../../src/api/define-call';

/**
 * Calls that the check must not make: a GET that changes something, a call that only the practice server has, or one that opens a
 * patient's data, which a server logs.
 */
const NOT_MADE = [
  '/api/display',
  '/api/kiosk',
  '/api/notifications-clear',
  '/api/patient-access-log',
  '/api/patient-export',
  '/api/patient-history',
];

it('the check makes every call that only reads: those of capabilities where they are offered', async () => {
  const reads = (await definedCalls()).filter(({ method }) => method === 'GET');
  const paths = (calls: readonly Call[]) => calls.map(({ path }) => path).sort();
  const made = reads.filter(({ path }) => !NOT_MADE.includes(path));
  assert.equal(made.length, reads.length - NOT_MADE.length);
  assert.deepEqual(paths(READ_CALLS), paths(made.filter(({ capability }) => capability === undefined)));
  assert.deepEqual(paths(OFFERED_CALLS), paths(made.filter(({ capability }) => capability !== undefined)));
});
