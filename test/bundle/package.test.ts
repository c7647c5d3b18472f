// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { openPageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

interface Declaration {
  name: string;
  tagName: string;
  attributes: { name: string }[];
  members: { kind: 'field' | 'method'; name: string; readonly?: boolean }[];
  events: { name: string }[];
  cssParts: { name: string }[];
  cssProperties: { name: string }[];
}

const read = async <T>(file: string) => (await (await fetch(`/dist/${file}`)).json()) as T;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

/** The public names that our classes add to the browser's own. */
function ownNames(Class: CustomElementConstructor): { name: string; descriptor: PropertyDescriptor }[] {
  const found: { name: string; descriptor: PropertyDescriptor }[] = [];
  const hidden = /^(?:constructor|connectedCallback|disconnectedCallback|adoptedCallback|attributeChangedCallback)$/;
  for (
    let owner = Class.prototype as object;
    owner !== HTMLElement.prototype;
    owner = Object.getPrototypeOf(owner) as object
  ) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (!hidden.test(name) && !PROTECTED.has(name)) found.push({ name, descriptor });
  }
  return found;
}
const PROTECTED = new Set(
  'keepEarlyProperties emit handleAttributeChange renderContent whenReady isShown leastHeight'.split(' '),
);

async function declarations(): Promise<Declaration[]> {
  const { modules } = await read<{ modules: { declarations: Declaration[] }[] }>('custom-elements.json');
  return modules.flatMap((module) => module.declarations);
}

/** Typed as `string`, so that the compiler does not resolve the path. */
const modules: string = '/ordinacia/esm/ordinacia.js';

describe('the files beside the scripts', () => {
  before(async () => {
    await import(modules);
    await setViewport({ width: 1280, height: 860 });
  });
  afterEach(unmountAll);

  for (const tagName of ['ordinacia-admin', 'ordinacia-waiting-room', 'ordinacia-hot-panel']) {
    it(`B1 B2 the manifest names exactly the API of <${tagName}>`, async () => {
      const declaration = (await declarations()).find((one) => one.tagName === tagName);
      const Class = customElements.get(tagName) as
        | (CustomElementConstructor & { observedAttributes: string[] })
        | undefined;
      if (!declaration || !Class) throw new Error('There is no such element.');
      expect(names(declaration.attributes)).to.deep.equal([...Class.observedAttributes].sort());
      const real = ownNames(Class);
      expect([...new Set(names(declaration.members))]).to.deep.equal([...new Set(names(real))].sort());
      for (const { kind, name, readonly } of declaration.members) {
        if (kind === 'method') continue;
        const { descriptor } = real.find((one) => one.name === name) ?? {};
        expect([name, Boolean(descriptor?.get), descriptor?.set === undefined]).to.deep.equal([
          name,
          true,
          readonly ?? false,
        ]);
      }
    });
  }

  it('B2 every part in the manifest can be styled, and every custom property changes something', async () => {
    const declared = await declarations();
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }, { type: 'queue' }]);
    const seenParts = new Set<string>();
    const collect = (root: ShadowRoot) =>
      root.querySelectorAll('[part]').forEach((one) => one.part.forEach((part) => seenParts.add(part)));
    const visitor = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' }, isLoggedIn: false });
    await visitor.see.findByRole('heading', { name: 'Prihlásenie' });
    collect(visitor.root);
    await unmountAll();

    const style = document.createElement('style');
    const properties: Record<string, string> = {
      '--ordinacia-color-primary': '#102030',
      '--ordinacia-color-on-primary': '#fefdfc',
      '--ordinacia-color-background': '#f1f2f3',
      '--ordinacia-color-surface': '#fafbfc',
      '--ordinacia-color-text': '#030201',
      '--ordinacia-font': 'monospace',
      '--ordinacia-font-size': '17px',
      '--ordinacia-radius': '3px',
      '--ordinacia-spacing': '31px',
      '--ordinacia-nav-width': '222px',
      '--ordinacia-header-height': '91px',
      '--ordinacia-sticky-top': '13px',
    };
    const given = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
    style.textContent = `ordinacia-admin{${given.join(';')}} ordinacia-admin::part(header){outline:4px solid rgb(1, 2, 3)}`;
    document.head.append(style);
    const { see, root } = await mount(practice, 'ordinacia-admin', {
      attributes: { routing: 'memory', theme: 'light' },
    });
    await press(await see.findByRole('button', { name: /^Zrušiť termín/ }));
    await see.findByRole('dialog');
    collect(root);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne zamietnutý');
    collect(root);
    expect(names(declared[0]?.cssParts ?? [])).to.deep.equal([...seenParts].sort());
    expect(names(declared[0]?.cssProperties ?? [])).to.deep.equal(Object.keys(properties).sort());

    const styleOf = (part: string) => getComputedStyle(root.querySelector(`[part=${part}]`) ?? document.body);
    const frame = getComputedStyle(root.querySelector('[data-theme]') ?? document.body);
    expect(styleOf('header').outlineColor).to.equal('rgb(1, 2, 3)');
    expect(styleOf('header').height).to.equal('91px');
    expect(styleOf('navigation').width).to.equal('222px');
    expect(styleOf('main').padding).to.equal('31px');
    expect(frame.getPropertyValue('--sticky-top')).to.equal('13px');
    expect([frame.fontFamily, frame.fontSize, frame.color, frame.backgroundColor]).to.deep.equal([
      'monospace',
      '17px',
      'rgb(3, 2, 1)',
      'rgb(241, 242, 243)',
    ]);
    const next = getComputedStyle(see.getByRole('button', { name: /^Ďalší pacient/ }));
    expect([next.backgroundColor, next.color, next.borderRadius]).to.deep.equal([
      'rgb(16, 32, 48)',
      'rgb(254, 253, 252)',
      '3px',
    ]);
    style.remove();
  });

  it('B1 the integrity hashes match the files: a browser runs this script and no other', async () => {
    const hashes = await read<Record<string, string>>('integrity.json');
    expect(Object.keys(hashes)).to.include.members(['ordinacia.umd.js', 'esm/ordinacia.js', 'esm/waiting-room.js']);
    const page = await openPageFrame();
    const load = (integrity: string) =>
      new Promise((resolve) => {
        const script = page.document.createElement('script');
        Object.assign(script, {
          integrity,
          src: '/ordinacia/ordinacia.umd.js',
          onload: () => resolve(true),
          onerror: () => resolve(false),
        });
        page.document.head.append(script);
      });
    expect(await load(hashes['esm/admin.js'] ?? '')).to.equal(false);
    expect(Reflect.has(page.window, 'Ordinacia')).to.equal(false);
    expect(await load(hashes['ordinacia.umd.js'] ?? '')).to.equal(true);
    await until(() => Reflect.has(page.window, 'Ordinacia'));
  });
});
