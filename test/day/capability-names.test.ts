// needs: own-process
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allOffers } from '../../server/features/panel/routes';
import { CAPABILITIES } from './capability-names';

/** Tried alone elsewhere: test/realtime/recent-events, and test/features/patients, where they need a patient. */
const ELSEWHERE = ['recent-events', 'patient-history', 'patient-access-log'];

it('each capability of the practice server is tried alone', () => {
  assert.deepEqual(
    [...allOffers('open')(1)].filter((name) => !ELSEWHERE.includes(name)).sort(),
    [...CAPABILITIES].sort(),
  );
});
