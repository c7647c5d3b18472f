// needs: own-process, built-files, release
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFaultPages, type FaultPages } from '../support/faults/pages';

/** The faults rely on this behaviour, which a headless browser might not have. */
describe('the browser in which faults are played', { timeout: 120_000 }, () => {
  let pages: FaultPages;
  before(async () => (pages = await startFaultPages(process.env.PANEL_FOLDER ?? 'dist/')));
  after(() => pages.close());

  it('hides the page of a minimized window, and tells a page that it is frozen', async () => {
    const line = await pages.openLine();
    const browser = await line.openBrowser();
    const panel = await browser.open('admin');
    await panel.says(/Prihlásenie/);
    await panel.page.evaluate(`
      window.lifecycle = [];
      for (const name of ['freeze', 'resume']) document.addEventListener(name, () => lifecycle.push(name));
    `);
    const until = (condition: string) => panel.page.waitForFunction(condition, { polling: 20 });
    await panel.hide();
    await until('document.hidden');
    await panel.show();
    await until('!document.hidden');
    await panel.freeze();
    await panel.resume();
    await until('String(lifecycle) === "freeze,resume" && !document.hidden');
    assert.deepEqual(panel.errors, []);
    await line.close();
  });
});
