// needs: built-files
import { expect } from '@open-wc/testing';
import { recordEvents } from '../elements/open-element';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

const CLASSIC = '/ordinacia/ordinacia.umd.js';
const ELEMENTS = ['ordinacia-admin', 'ordinacia-waiting-room'];
const KEY = 'unit-bundle-token';

describe('the classic file', () => {
  let page: PageFrame;

  beforeEach(async () => (page = await openPageFrame()));
  afterEach(closePages);

  const waitingRoom = () => page.window.customElements.get('ordinacia-waiting-room');
  const published = () => Reflect.get(page.window, 'Ordinacia') as unknown as Record<string, unknown>;

  function put(name: string, attributes: Record<string, string>): HTMLElement {
    const element = page.document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    page.document.body.append(element);
    return element;
  }

  const addedTo = (before: ReadonlySet<string>) => [...globalsOf(page.window)].filter((name) => !before.has(name));
  const shows = (element: HTMLElement, text: string) => element.shadowRoot?.textContent.includes(text) ?? false;

  it('B1 loads no other file: the whole panel, realtime included, runs from it; adds nothing else to the window or any prototype: loaded, mounted or unmounted', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem(KEY, practice.token);
    const before = globalsOf(page.window);
    await page.load(CLASSIC);
    expect(addedTo(before)).to.deep.equal(['window.Ordinacia']);

    const attributes = { 'api-base': `/lane/${practice.lane}`, 'token-key': KEY, 'realtime-key': 'ordinacia' };
    const states = recordEvents<{ state: string }>(page.document, 'ordinacia-realtime');
    const elements = [
      put('ordinacia-waiting-room', attributes),
      put('ordinacia-admin', { ...attributes, routing: 'memory' }),
    ];
    await until(() => states.at(-1)?.state === 'connected' && elements.every((element) => shows(element, 'Ján Prvý')));
    const scripts = page.window.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    expect(scripts.map(({ name }) => new URL(name).pathname)).to.deep.equal([CLASSIC]);
    expect(addedTo(before)).to.deep.equal(['window.Ordinacia']);

    elements.forEach((element) => element.remove());
    await Promise.resolve();
    expect(addedTo(before)).to.deep.equal(['window.Ordinacia']);
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 keeps the page’s own globals, also elements whose ids are names of module loaders; makes no error while it loads: a stack trace would parse the whole file again', async () => {
    const theirs = { Pusher: {}, Echo: {}, axios: {}, React: {}, jQuery: () => undefined, bundle: 1 };
    Object.assign(page.window, theirs);
    const { fetch, history } = page.window;
    for (const id of ['module', 'define', 'exports', 'process', 'global']) {
      page.document.body.append(Object.assign(page.document.createElement('div'), { id }));
    }
    const made: unknown[] = [];
    const RealError: unknown = Reflect.get(page.window, 'Error');
    if (typeof RealError !== 'function') throw new Error('The page has no Error.');
    Reflect.set(
      page.window,
      'Error',
      new Proxy(RealError, {
        apply: (target, self, given) => (made.push(given), Reflect.apply(target, self, given) as unknown),
        construct: (target, given) => (made.push(given), Reflect.construct(target, given) as object),
      }),
    );
    await page.load(CLASSIC);
    expect(published()).to.be.an('object');
    expect(waitingRoom()).to.be.a('function');
    expect([made, page.errors]).to.deep.equal([[], []]);
    for (const [name, value] of Object.entries(theirs)) {
      expect(Reflect.get(page.window, name), name).to.equal(value);
    }
    expect(page.window.fetch).to.equal(fetch);
    expect(page.window.history).to.equal(history);
  });

  it('has its large functions in parentheses: they are compiled with the file, not when they are called', async () => {
    const code = await (await fetch(CLASSIC)).text();
    expect(code).to.match(/=\(function\(\w\)\{"use strict";/);
  });

  it('B1 loaded three times, the first one stays; a function named define that is not AMD is not called', async () => {
    let defines = 0;
    Reflect.set(page.window, 'define', () => (defines += 1));
    await page.load(CLASSIC);
    const first = published();
    const constructors = ELEMENTS.map((name) => page.window.customElements.get(name));
    const element = put('ordinacia-waiting-room', { 'token-key': KEY });
    await until(() => element.shadowRoot?.querySelector('h1, h2'));
    await page.load(CLASSIC);
    await page.load(`${CLASSIC}?again`);
    expect(published()).to.equal(first);
    expect(ELEMENTS.map((name) => page.window.customElements.get(name))).to.deep.equal(constructors);
    expect(element.shadowRoot?.querySelectorAll('h1, h2')).to.have.length(1);
    expect(defines).to.equal(0);
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 with AMD it runs at once, defines a named module, and publishes its global as well', async () => {
    const defined: unknown[][] = [];
    const define = Object.assign((...all: unknown[]) => void defined.push(all), { amd: {} });
    Reflect.set(page.window, 'define', define);
    await page.load(CLASSIC);
    expect(waitingRoom(), 'nothing has asked for the module').to.be.a('function');
    expect(defined, 'no library inside it offers itself').to.have.length(1);
    const [name, dependencies, factory] = defined[0] ?? [];
    expect(name, 'an anonymous module breaks RequireJS').to.equal('ordinacia');
    expect(dependencies).to.have.length(0);
    expect((factory as () => unknown)()).to.equal(published());
    expect(Object.values(published())).to.include(waitingRoom());
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 with CommonJS it is the exported value', async () => {
    const module = { exports: {} as Record<string, unknown> };
    Object.assign(page.window, { module, exports: module.exports });
    await page.load(CLASSIC);
    expect(Object.values(module.exports)).to.include(waitingRoom());
    expect(module.exports).to.equal(published());
    expect(page.errors).to.deep.equal([]);
  });
});

/** Every own key of the window and of its built-in objects, symbols included. */
function globalsOf(page: Window & typeof globalThis): ReadonlySet<string> {
  const builtIn = Object.getOwnPropertyNames(page).flatMap((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(page, name)?.value;
    return typeof value === 'function' ? [[name, value] as const] : [];
  });
  return new Set([
    ...keysOf('window', page),
    ...builtIn.flatMap(([name, { prototype }]) =>
      typeof prototype === 'object' && prototype !== null ? keysOf(`${name}.prototype`, prototype as object) : [],
    ),
  ]);
}

const keysOf = (name: string, owner: object) => Reflect.ownKeys(owner).map((key) => `${name}.${String(key)}`);
