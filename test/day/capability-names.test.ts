// needs: own-process
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allOffers } from '../../server/features/panel/routes';
import { CAPABILITIES } from './capability-names';

/** Tested alone in test/realtime/recent-events. */
const ELSEWHERE = 'recent-events';

it('each capability of the practice server is tried alone', () => {
  assert.deepEqual([...allOffers('open')(1)].filter((name) => name !== ELSEWHERE).sort(), [...CAPABILITIES].sort());
});
