// needs: built-files, old-libraries, release
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC } from '../support/foreign-page';
import { MODULES, openHostilePage } from '../support/hostile-page';
import { createMainPractice, doMainJob, expectCleanPage } from '../support/main-job';
import type { PageFrame } from '../support/page-frame';

const pages: Readonly<Record<string, readonly string[]>> = {
  'Prototype 1.7 and script.aculo.us': ['prototype', 'scriptaculous'],
  'MooTools 1.4.5 and its „more“, compatible with 1.2': ['mootools-1-2', 'mootools-more'],
  'MooTools 1.4.5 without compatibility': ['mootools-plain'],
  'the language of MooTools 1.5.2': ['mootools-1-5'],
};

describe('the day of a doctor on the page of an old portal', () => {
  let page: PageFrame | undefined;

  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => {
    page?.remove();
    localStorage.clear();
  });

  for (const [name, libraries] of Object.entries(pages)) {
    for (const order of ['before', 'after'] as const) {
      for (const [kind, script] of [
        ['modules', MODULES],
        ['the classic file', CLASSIC],
      ] as const) {
        it(`B1 B2 works with ${name}, loaded ${order} ${kind}`, async () => {
          const practice = await createMainPractice();
          const opened = await openHostilePage(practice, {
            script,
            async [order](given: PageFrame) {
              page = given;
              for (const library of libraries) await given.load(`/old-libraries/${library}.js`);
            },
          });
          await doMainJob(opened.panel, practice);
          await expectCleanPage(opened.page, practice);
        });
      }
    }
  }
});
