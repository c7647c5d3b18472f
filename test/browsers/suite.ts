import { describe } from 'node:test';
import { hostilePages } from './cases/hostile';
import { mainJob } from './cases/main-job';
import { policies } from './cases/policy';
import { popups } from './cases/popups';
import { screens } from './cases/screens';
import { engineNames } from './engines/engine';
import { testIn } from './scene';

// Runs the tests in the engine named by `ENGINE`.
const engine = engineNames.find((name) => name === process.env.ENGINE) ?? 'chromium';

describe(engine, () => {
  const test = testIn(engine);
  describe('the main job', () => mainJob(test));
  describe('popups', () => popups(test));
  describe('screens', () => screens(test));
  describe('policies', () => policies(test));
  describe('pages of integrators', () => hostilePages(test));
});
