// needs: built-files, quiet
import { after, before, describe } from 'node:test';
import { startFaultPages, type FaultPages } from '../support/faults/pages';
import { changeFaults } from './changes';
import { liveFaults } from './live';
import { loadFaults, partFaults } from './loads';
import { tabFaults } from './tabs';

/** Enough to run all faults in parallel: they mostly wait, and their pages load in turn. */
const MANY = 40;
const PANEL = process.env.PANEL_FOLDER ?? 'dist/';

describe('named faults in real pages', { concurrency: MANY, timeout: 600_000 }, () => {
  let started: FaultPages;
  const pages = () => started;
  before(async () => (started = await startFaultPages(PANEL)));
  after(() => started.close());

  partFaults(pages);
  changeFaults(pages);
  liveFaults(pages);
  tabFaults(pages);
  loadFaults(pages);
});
