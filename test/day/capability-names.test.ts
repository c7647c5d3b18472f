// needs: own-process
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allOffers } from '../../server/features/panel/routes';
import { CAPABILITIES } from './capability-names';

/** About the socket's beginning: test/realtime/recent-events. */
const UNSEEN = 'recent-events';

it('each capability of the practice server is tried alone', () => {
  assert.deepEqual([...allOffers('open')(1)].filter((name) => name !== UNSEEN).sort(), [...CAPABILITIES].sort());
});
