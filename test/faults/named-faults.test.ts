// needs: own-process, built-files, quiet
import { after, before, describe } from 'node:test';
import { startFaultPages, type FaultPages } from '../support/faults/pages';
import { changeFaults } from './changes';
import { liveFaults } from './live';
import { loadFaults } from './loads';
import { partFaults } from './parts';
import { tabFaults } from './tabs';

/** Mostly waiting: so many run beside each other, the long ones first. */
const AT_A_TIME = 7;
/** The built panel. */
const PANEL = process.env.PANEL_FOLDER ?? 'dist/';

describe('named faults in real pages', { concurrency: AT_A_TIME, timeout: 300_000 }, () => {
  let started: FaultPages;
  const pages = () => started;
  before(async () => {
    started = await startFaultPages(PANEL);
  });
  after(() => started.close());

  changeFaults(pages);
  liveFaults(pages);
  tabFaults(pages);
  partFaults(pages);
  loadFaults(pages);
});
