// needs: built-files, old-libraries, release
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC, MODULES, openHostilePage } from '../support/hostile-page';
import { createMainPractice, doMainJob, expectCleanPage } from '../support/main-job';
import { closePages, type PageFrame } from '../support/page-frame';

/** Each library, each order and each way of loading, in few pages. */
const pages = [
  ['Prototype 1.7 and script.aculo.us', 'before', CLASSIC, ['prototype', 'scriptaculous']],
  ['Prototype 1.7 and script.aculo.us', 'after', MODULES, ['prototype', 'scriptaculous']],
  ['MooTools 1.4.5 and its „more“, compatible with 1.2', 'before', MODULES, ['mootools-1-2', 'mootools-more']],
  ['MooTools 1.4.5 and its „more“, compatible with 1.2', 'after', CLASSIC, ['mootools-1-2', 'mootools-more']],
  ['MooTools 1.4.5 without compatibility', 'before', CLASSIC, ['mootools-plain']],
  ['the language of MooTools 1.5.2', 'after', MODULES, ['mootools-1-5']],
] as const;

describe('the day of a doctor on the page of an old portal', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(closePages);

  for (const [name, order, script, libraries] of pages) {
    it(`B1 B2 works with ${name}, loaded ${order} ${script === MODULES ? 'modules' : 'the classic file'}`, async () => {
      const practice = await createMainPractice();
      const opened = await openHostilePage(practice, {
        script,
        async [order](page: PageFrame) {
          for (const library of libraries) await page.load(`/old-libraries/${library}.js`);
        },
      });
      await doMainJob(opened.panel, practice);
      await expectCleanPage(opened.page, practice);
    });
  }
});
