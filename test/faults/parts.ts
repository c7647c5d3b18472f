import assert from 'node:assert/strict';
import type { FaultPages } from '../support/faults/pages';
import type { PanelPage } from '../support/faults/panel-page';
import { assertInTime, sceneIt } from './scene';

/** A lazily loaded part of the panel, opened for the first time when every connection is dead. */
interface Case {
  what: string;
  open(page: PanelPage): Promise<void>;
  shown: RegExp;
}

/** Shortest wait of a request on a dead connection. */
const DEAD_MS = 4_000;

const CASES: readonly Case[] = [
  {
    what: 'the settings',
    open: (page) => page.press(/^Nastavenia/),
    shown: /Hustota/,
  },
  {
    what: 'the form of office hours',
    async open(page) {
      await page.press(/^Rýchle akcie/);
      await page.press(/^Pridať ordinačné hodiny/);
    },
    shown: /Čas na pacienta/,
  },
  {
    what: 'the login after a logout',
    async open(page) {
      await page.press(/^Môj účet/);
      await page.press(/^Odhlásiť sa$/);
    },
    shown: /Prihlasovacie meno/,
  },
];

/** Faults of the panel's lazily loaded parts. */
export function partFaults(pages: () => FaultPages): void {
  for (const { what, open, shown } of CASES) {
    sceneIt(pages, `every connection is dead when ${what} must be loaded`, async (scene) => {
      const page = await scene.open();
      scene.proxy.begin({ kind: 'black-hole', afterwards: 'dead' })();
      const since = Date.now();
      await open(page);
      await page.says(shown);
      assertInTime(Date.now() - since, 30_000, 'right');
      assert.ok(Date.now() - since > DEAD_MS, 'a dead connection was asked first');
      assert.equal(scene.proxy.requests.get('GET /admin/cakaren'), 1);
      scene.report({ noticed: null, right: Date.now() - since, saw: [] });
    });
  }
}
