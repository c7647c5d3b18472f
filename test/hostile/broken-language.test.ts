// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC } from '../support/foreign-page';
import { loadScript, MODULES, openHostilePage } from '../support/hostile-page';
import { createMainPractice, doMainJob, expectCleanPage } from '../support/main-job';
import { openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

type Realm = PageFrame['window'];
const scripts = [
  ['modules', MODULES],
  ['the classic file', CLASSIC],
] as const;

/** `toJSON` of Prototype 1.6, for lists and texts. */
function addOldJson({ Array, String }: Realm): void {
  Reflect.set(Array.prototype, 'toJSON', function (this: unknown[]) {
    return `[${this.join(', ')}]`;
  });
  Reflect.set(String.prototype, 'toJSON', function (this: string) {
    return `"${this}"`;
  });
}

describe('a page that has broken the language', () => {
  let page: PageFrame | undefined;

  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => {
    page?.remove();
    localStorage.clear();
  });

  for (const [what, damage] of [
    ['without the iterator of lists', ({ Array }: Realm) => Reflect.deleteProperty(Array.prototype, Symbol.iterator)],
    ['without Map', (realm: Realm) => Reflect.deleteProperty(realm, 'Map')],
    ['without Promise’s then', ({ Promise }: Realm) => Reflect.deleteProperty(Promise.prototype, 'then')],
    ['with a map that gives nothing', ({ Array }: Realm) => Reflect.set(Array.prototype, 'map', () => [])],
    ['with another reduce', ({ Array }: Realm) => Reflect.set(Array.prototype, 'reduce', () => null)],
    ...['then', 'key', 'children', 'ref'].map(
      (name) =>
        [
          `with „${name}“ on Object.prototype`,
          ({ Object }: Realm) => Reflect.set(Object.prototype, name, 'evil'),
        ] as const,
    ),
  ] as const) {
    for (const [kind, script] of scripts) {
      it(`B2 ${what}: ${kind} say plainly that the panel cannot run`, async () => {
        const practice = await createPractice([]);
        const tag = `<ordinacia-waiting-room api-base="/lane/${practice.lane}"></ordinacia-waiting-room>`;
        const opened = await openPageFrame({ body: tag });
        page = opened;
        const codes: unknown[] = [];
        opened.document.addEventListener('ordinacia-error', ({ detail }) => codes.push(detail.code));
        damage(opened.window);
        // Where too much is missing, a module does not load to its end.
        await loadScript(opened, script).catch(() => undefined);
        const element = opened.document.querySelector('ordinacia-waiting-room');
        await until(() => element?.shadowRoot?.querySelector('[role=alert]'));
        expect(element?.shadowRoot?.textContent).to.match(/^Ordinácia sa na tejto stránke nedá spustiť: .* správcu\.$/);
        expect(codes).to.deep.equal(['host-realm']);
        expect(await seenCalls(practice.lane)).to.deep.equal([]);
      });
    }
  }

  for (const [what, change] of [
    ['toJSON of Prototype 1.6', addOldJson],
    ...Object.entries({
      token: 'stolen',
      signal: AbortSignal.abort(),
      echo: 'evil',
      params: 'evil',
      toJSON: () => 'evil',
      search: '?evil',
      hash: '#evil',
      path: '/evil',
    }).map(
      ([name, value]) =>
        [`„${name}“ on Object.prototype`, ({ Object }: Realm) => Reflect.set(Object.prototype, name, value)] as const,
    ),
  ] as const) {
    it(`B2 with ${what} the day of a doctor goes on, and nothing of it is sent`, async () => {
      const practice = await createMainPractice();
      const opened = await openHostilePage(practice, {
        before(given) {
          page = given;
          change(given.window);
        },
      });
      // pusher-js merges what it inherits into what it sends: the panel asks every 30 s instead.
      await doMainJob(opened.panel, practice, { isLive: !what.includes('params') });
      await expectCleanPage(opened.page, practice);
      expect(JSON.stringify(await seenCalls(practice.lane))).to.not.match(/evil|stolen/);
    });
  }
});
