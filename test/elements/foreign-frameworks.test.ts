// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { seen } from '../support/mount';
import { openPageAt, openPageFrame, type PageFrame } from '../support/page-frame';
import { addTicket, createPractice, openSockets, seenCalls } from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const KEY = 'unit-turbo-token';
const PANEL = '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>';

interface React18 {
  createElement(type: string, props: object): unknown;
  version: string;
}
interface ReactDom18 {
  createRoot(container: Element): { render(node: unknown): void };
}
interface Vue {
  createApp(component: object): { mount(container: Element): void };
  h(type: string, props: object): unknown;
}

interface Libraries {
  React: React18;
  ReactDOM: ReactDom18;
  Vue: Vue;
}

/** Returns a library that the page has put on its window. */
const global = <Name extends keyof Libraries>({ window }: PageFrame, name: Name) =>
  Reflect.get(window, name) as Libraries[Name];

/** A page with these libraries, which renders an element of a doctor who is logged in. */
async function openRendered(
  libraries: readonly string[],
  element: string,
  render: (page: PageFrame, attributes: Readonly<Record<string, string>>, container: Element) => void,
) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
  const key = `token-${practice.lane}`;
  localStorage.setItem(key, practice.token);
  const page = await openPageFrame({ head: PANEL, body: '<div id="app"></div>' });
  for (const library of libraries) await page.load(`/node_modules/${library}`);
  const attributes = { 'api-base': `/lane/${practice.lane}`, 'token-key': key, 'realtime-key': 'ordinacia' };
  render(page, attributes, page.document.querySelector('#app') ?? page.document.body);
  const found = await until(() => page.document.querySelector<HTMLElement>(`#app ${element}`));
  await until(() => found.shadowRoot);
  return { page, ...seen(found) };
}

describe('a page with another framework', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => localStorage.clear());

  it('B1 B2 React 18 renders the element, which keeps a React of its own', async () => {
    const libraries = ['react-18/umd/react.production.min.js', 'react-dom-18/umd/react-dom.production.min.js'];
    const { page, see } = await openRendered(libraries, 'ordinacia-waiting-room', (where, attributes, container) => {
      const node = global(where, 'React').createElement('ordinacia-waiting-room', attributes);
      global(where, 'ReactDOM').createRoot(container).render(node);
    });
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect(global(page, 'React').version).to.match(/^18\./);
    expect(page.errors).to.deep.equal([]);
    page.remove();
  });

  it('B1 B2 Vue binds its properties and hears its events', async () => {
    const details: unknown[] = [];
    const { page, see, element } = await openRendered(
      ['vue/dist/vue.runtime.global.prod.js'],
      'ordinacia-hot-panel',
      (where, attributes, container) => {
        const onOrdinaciaPanelToggle = ({ detail }: CustomEvent) => details.push(detail);
        const props = { ...attributes, open: false, theme: 'dark', onOrdinaciaPanelToggle };
        const vue = global(where, 'Vue');
        vue.createApp({ render: () => vue.h('ordinacia-hot-panel', props) }).mount(container);
      },
    );
    (await see.findByRole('button', { name: 'Rozbaliť čakáreň' })).click();
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    expect([element.getAttribute('open'), element.getAttribute('theme')]).to.deep.equal(['true', 'dark']);
    expect(details).to.deep.equal([{ open: true }]);
    expect(page.errors).to.deep.equal([]);
    page.remove();
  });

  it('B1 B2 Turbo: a body swap ends the old panel and starts the new one, with one socket', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem('turbo-page', JSON.stringify({ apiBase: `/lane/${practice.lane}`, tokenKey: KEY }));
    localStorage.setItem(KEY, practice.token);
    const page = await openPageAt('/test/elements/turbo-page.html');
    const panel = () => seen(page.document.querySelector('ordinacia-waiting-room') ?? page.document.body).see;
    const authorized = async () => (await seenCalls(practice.lane, '/broadcasting/auth')).length;
    await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    const first = page.document.querySelector('ordinacia-waiting-room');
    const before = await authorized();
    (Reflect.get(page.window, 'Turbo') as { visit(path: string): void }).visit('/test/elements/turbo-page.html?next');
    await until(() => !first?.isConnected && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await panel().findByText('Eva Druhá');
    page.window.history.back();
    await until(
      () => page.window.location.search === '' && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot,
    );
    await panel().findByText('Naživo');
    await panel().findByText('Eva Druhá');
    expect(await authorized(), 'the connection goes on').to.equal(before);
    expect(await openSockets()).to.equal(1);
    expect(page.document.querySelectorAll('ordinacia-waiting-room')).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
    page.remove();
  });
});
