// needs: built-files
import { setViewport } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { CLASSIC, expectPanelToWork, KEY, openForeignPage, type ForeignPage } from '../support/foreign-page';
import type { PageFrame } from '../support/page-frame';
import { seenCalls } from '../support/practice';

type Realm = PageFrame['window'];

/** The methods by which old libraries extend what is built in, enumerable as they make them. */
function extendBuiltIns({ Array, String, Function, Number, Element, Object }: Realm): void {
  const extra = { each: () => undefined, include: () => undefined, collect: () => undefined, extend: () => undefined };
  for (const { prototype } of [Array, String, Function, Number, Element]) Object.assign(prototype, extra);
  Object.assign(Element.prototype, {
    hide: () => undefined,
    show: () => undefined,
    visible: () => true,
    down: () => null,
  });
}

/** `Element` as Prototype makes it: a function of its own, with the built-in's prototype. */
function replaceElement(realm: Realm): void {
  const { Element } = realm;
  const replaced = function (this: unknown, tag: string) {
    return realm.document.createElement(tag);
  };
  Object.defineProperty(replaced, 'prototype', { value: Element.prototype });
  Reflect.set(realm, 'Element', Object.assign(replaced, { extend: (element: unknown) => element, Methods: {} }));
}

/** `bind` of MooTools 1.2: its second argument is one, or all of them as a list, and what is given later takes their place. */
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

function addToObjectPrototype({ Object }: Realm): void {
  Object.assign(Object.prototype, {
    extra: 1,
    baseURL: 'https://evil.example',
    method: 'DELETE',
    body: 'evil',
    headers: { evil: '1' },
    url: 'https://evil.example',
    auth: 'evil',
    redirect: 'follow',
    extend: () => undefined,
  });
}

describe('a page with changed built-ins', () => {
  let foreign: ForeignPage | undefined;

  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    foreign?.page.remove();
    localStorage.removeItem(KEY);
  });

  for (const [what, prepare] of [
    [
      'as Prototype does: built-ins with more methods, another Element',
      ({ window }) => {
        extendBuiltIns(window);
        replaceElement(window);
      },
    ],
    ['by MooTools itself', async ({ load }) => load('/node_modules/mootools/lib/mootools-core-1.5.2-server.js')],
    [
      'by MooTools with the bind of its 1.2 compatibility',
      async ({ load, window }) => {
        await load('/node_modules/mootools/lib/mootools-core-1.5.2-server.js');
        makeBindOld(window);
      },
    ],
    ['freezing every built-in prototype', ({ window }) => freezeBuiltIns(window)],
    ['adding enumerable properties to Object.prototype', ({ window }) => addToObjectPrototype(window)],
  ] as [string, (page: PageFrame) => void | Promise<void>][]) {
    it(`B1 B2 the panel works: ${what}`, async () => {
      foreign = await openForeignPage({ prepare });
      await expectPanelToWork(foreign);
      const calls = await seenCalls(foreign.practice.lane);
      expect(calls.filter(({ method }) => method !== 'GET' && method !== 'POST')).to.deep.equal([]);
      expect(calls.filter(({ headers }) => 'evil' in headers)).to.deep.equal([]);
    });
  }

  it('B1 B2 the whole panel works with frozen prototypes and an old bind, forms and calendar included', async () => {
    foreign = await openForeignPage({
      element: 'ordinacia-admin',
      prepare({ window }) {
        makeBindOld(window);
        freezeBuiltIns(window);
      },
    });
    const { see } = foreign.panel();
    // The first screen takes the focus, which closes an open menu.
    await see.findByText('Naživo');
    (await see.findByRole('button', { name: 'Rýchle akcie' })).click();
    (await see.findByRole('menuitem', { name: 'Nastaviť absenciu' })).click();
    (await see.findAllByRole('button', { name: /^Otvoriť kalendár/ }))[0]?.click();
    await see.findAllByRole('gridcell');
    expect(foreign.page.errors).to.deep.equal([]);
  });

  it('B1 B2 works when the script is loaded three times, and by an element added afterwards', async () => {
    foreign = await openForeignPage();
    await foreign.page.load(CLASSIC);
    await foreign.page.load(`${CLASSIC}?another`);
    await expectPanelToWork(foreign);
  });
});
