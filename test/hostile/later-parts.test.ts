// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { hidePage } from '../support/hidden-page';
import { CLASSIC, MODULES, openHostilePage } from '../support/hostile-page';
import { forgetFiles } from '../support/page';
import { closePages } from '../support/page-frame';
import { chunkPath } from '../support/chunk-path';
import { answerWith, clearFaults, createPractice, forgetCalls, notify, seenCalls } from '../support/practice';
import { press } from '../support/user-input';
import { until } from '../support/until';

/** Lane of the page's own files; `dist/` has the released ones. */
const HOST = 'host';

describe('what the panel loads or writes later', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  beforeEach(forgetFiles);
  afterEach(async () => {
    closePages();
    await clearFaults(HOST);
  });

  it('F4 a chunk that failed to load is requested by another address: some browsers cache the failed one', async () => {
    const practice = await createPractice([]);
    localStorage.setItem(practice.lane, practice.token);
    const { page, panel } = await openHostilePage(practice, { script: MODULES });
    const { see } = panel;
    // A hidden page does not retry by itself.
    hidePage(page.document);
    const part = await chunkPath('transactions');
    await forgetCalls(HOST);
    await answerWith(HOST, part, 404, 'none', { 'content-type': 'text/plain' });
    await press(await see.findByRole('link', { name: /^Transakcie/ }));
    await see.findByRole('button', { name: 'Skúsiť znova' });
    await clearFaults(HOST);
    const asked = async () => (await seenCalls(HOST)).map(({ path }) => path).filter((path) => path.startsWith(part));
    const failed = await asked();
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('Žiaden obsah na zobrazenie');
    const [again, ...others] = (await asked()).slice(failed.length);
    expect(others).to.deep.equal([]);
    expect(again).to.match(/\?retry=\d+$/);
    expect(failed).to.include(part).and.to.not.include(again);
  });

  for (const [what, policy] of [
    ['no policy', "trusted-types 'none'"],
    ['policies of the page alone', 'trusted-types portal'],
  ] as const) {
    it(`B1 Trusted Types with ${what}, where the browser has no setHTML: a notification says what it says`, async () => {
      const practice = await createPractice([]);
      localStorage.setItem(practice.lane, practice.token);
      await notify(practice, {
        category: 'recept',
        content: '<p>Nový <b>recept</b> &amp; odkaz<script>document.title="x"</script></p>',
      });
      const { page, panel } = await openHostilePage(practice, {
        script: null,
        head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; ${policy}">
          <script>
            delete Element.prototype.setHTML;
            if (${policy.includes('portal')}) trustedTypes.createPolicy('portal', { createHTML: (html) => html });
          </script>
          <script src="${CLASSIC}" defer></script>`,
      });
      const { see, root } = panel;
      await press(await see.findByRole('button', { name: /^Notifikácie/ }));
      await until(() => /Nový\s+recept\s+& odkaz/.test(root.textContent));
      expect(root.textContent).to.not.match(/null|&amp;|document\.title/);
      const box = await see.findByRole('dialog', { name: 'Notifikácie' });
      expect(box.querySelectorAll('p, b, script').length, 'words alone').to.equal(0);
      expect(page.errors).to.deep.equal([]);
    });
  }
});
