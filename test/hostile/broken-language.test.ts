// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLASSIC, loadScript, MODULES, openHostilePage } from '../support/hostile-page';
import { createMainPractice, doMainJob, expectCleanPage } from '../support/main-job';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

type Realm = PageFrame['window'];
/** `toJSON` of Prototype 1.6, for lists and texts. */
function addOldJson({ Array, String }: Realm): void {
  Reflect.set(Array.prototype, 'toJSON', function (this: unknown[]) {
    return `[${this.join(', ')}]`;
  });
  Reflect.set(String.prototype, 'toJSON', function (this: string) {
    return `"${this}"`;
  });
}

/** `bind` of MooTools 1.2: its second argument is one argument or a list of all; these replace the arguments of the call. */
function makeBindOld({ Function }: Realm): void {
  Reflect.set(
    Function.prototype,
    'bind',
    function (this: (...all: unknown[]) => unknown, self: unknown, given?: unknown) {
      const bound = Array.isArray(given) ? (given as unknown[]) : given === undefined ? null : [given];
      return (...all: unknown[]) => this.apply(self, bound ?? all);
    },
  );
}

function freezeBuiltIns(realm: Realm): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    const value: unknown = Object.getOwnPropertyDescriptor(realm, name)?.value;
    if (typeof value !== 'function' || !LANGUAGE.test(name)) continue;
    Object.freeze(value.prototype);
    Object.freeze(value);
  }
}
const LANGUAGE =
  /^(?:Object|Array|Function|String|Number|Boolean|Date|RegExp|Promise|Map|Set|WeakMap|WeakSet|Symbol|\w*Error|ArrayBuffer|BigInt|Iterator)$/;

/** Names that the panel and its libraries read from objects of options, and names that old libraries add. */
const ADDED = {
  ...Object.fromEntries('token echo baseURL url method body auth redirect'.split(' ').map((name) => [name, 'evil'])),
  signal: AbortSignal.abort(),
  search: '?evil',
  hash: '#evil',
  path: '/evil',
  headers: { evil: '1' },
  extend: () => undefined,
};

const addToObjects =
  (added: object) =>
  ({ Object }: Realm) =>
    void Object.assign(Object.prototype, added);

/** Damages for each way of loading, together: test/elements/host-realm tests each alone. */
const damages = [
  [
    'modules',
    MODULES,
    'without the iterator of lists, and with a map that gives nothing',
    ({ Array }: Realm) => {
      Reflect.deleteProperty(Array.prototype, Symbol.iterator);
      Reflect.set(Array.prototype, 'map', () => []);
    },
  ],
  [
    'the classic file',
    CLASSIC,
    'without Promise’s then, and with „key“ on Object.prototype',
    ({ Promise, Object }: Realm) => {
      Reflect.deleteProperty(Promise.prototype, 'then');
      Reflect.set(Object.prototype, 'key', 'evil');
    },
  ],
] as const;

describe('a page that has broken the language', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(closePages);

  for (const [kind, script, what, damage] of damages) {
    it(`B2 ${what}: ${kind} say plainly that the panel cannot run`, async () => {
      const practice = await createPractice([]);
      const tag = `<ordinacia-waiting-room api-base="/lane/${practice.lane}"></ordinacia-waiting-room>`;
      const opened = await openPageFrame({ body: tag });
      const codes: unknown[] = [];
      opened.document.addEventListener('ordinacia-error', ({ detail }) => codes.push(detail.code));
      damage(opened.window);
      // A module may fail to evaluate when too much is missing.
      await loadScript(opened, script).catch(() => undefined);
      const element = opened.document.querySelector('ordinacia-waiting-room');
      await until(() => element?.shadowRoot?.querySelector('[role=alert]'));
      expect(element?.shadowRoot?.textContent).to.match(/^Ordinácia sa na tejto stránke nedá spustiť: .* správcu\.$/);
      expect(codes).to.deep.equal(['host-realm']);
      expect(await seenCalls(practice.lane)).to.deep.equal([]);
    });
  }

  for (const [what, change] of [
    [
      'toJSON of Prototype 1.6, „toJSON“ and other names of options on Object.prototype',
      (realm: Realm) => {
        addOldJson(realm);
        addToObjects({ ...ADDED, toJSON: () => 'evil' })(realm);
      },
    ],
    ['„params“ on Object.prototype', addToObjects({ params: 'evil' })],
    [
      'frozen prototypes and an old bind',
      (realm: Realm) => {
        makeBindOld(realm);
        freezeBuiltIns(realm);
      },
    ],
  ] as const) {
    it(`B1 B2 with ${what} the day of a doctor goes on, and nothing of it is sent`, async () => {
      const practice = await createMainPractice();
      const opened = await openHostilePage(practice, { before: (page) => change(page.window) });
      // pusher-js merges inherited properties into its messages: the panel polls every 30 s instead.
      await doMainJob(opened.panel, practice, { isLive: !what.includes('params') });
      await expectCleanPage(opened.page, practice);
      expect(JSON.stringify(await seenCalls(practice.lane))).to.not.match(/evil/);
    });
  }
});
