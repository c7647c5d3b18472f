// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectPanelToWork, KEY, openForeignPage, type ForeignPage } from '../support/foreign-page';
import { seen } from '../support/mount';
import { openPageAt, type PageFrame } from '../support/page-frame';
import { addTicket, createPractice, openSockets, seenCalls } from '../support/practice';
import { until } from '../support/until';

const LIBRARIES = '/node_modules';

/** What the libraries of a page put on its window. */
const of = <Name extends keyof Libraries>({ window }: PageFrame, name: Name) =>
  Reflect.get(window, name) as Libraries[Name];

interface Libraries {
  React: React18;
  ReactDOM: ReactDom18;
  Vue: Vue;
  Turbo: { visit(path: string): void };
}

interface React18 {
  createElement(type: string, props: object | null, ...children: unknown[]): unknown;
  useState<T>(first: T): [T, (next: T) => void];
  version: string;
}
interface ReactDom18 {
  createRoot(container: Element): { render(node: unknown): void; unmount(): void };
}
interface Vue {
  createApp(component: object): { mount(container: Element): void };
  h(...given: unknown[]): unknown;
}

describe('a page with another framework', () => {
  let foreign: ForeignPage | undefined;

  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => {
    foreign?.page.remove();
    localStorage.clear();
  });

  it('B1 B2 React 18 renders the element, changes its attributes, and keeps its own copy of React', async () => {
    foreign = await openForeignPage({
      body: '<div id="app"></div><template>{tag}</template>',
      async prepare(page) {
        await page.load(`${LIBRARIES}/react-18/umd/react.production.min.js`);
        await page.load(`${LIBRARIES}/react-dom-18/umd/react-dom.production.min.js`);
        const { attributes } = templated(page);
        const react = of(page, 'React');
        const container = page.document.querySelector('#app') ?? page.document.body;
        of(page, 'ReactDOM').createRoot(container).render(react.createElement('ordinacia-waiting-room', attributes));
        await until(() => page.document.querySelector('#app ordinacia-waiting-room'));
      },
    });
    await expectPanelToWork(foreign);
    expect(of(foreign.page, 'React').version).to.match(/^18\./);
  });

  it('B1 B2 Vue binds its properties and hears its events', async () => {
    const details: unknown[] = [];
    foreign = await openForeignPage({
      element: 'ordinacia-hot-panel',
      logsIn: false,
      body: '<div id="app"></div><template>{tag}</template>',
      async prepare(page) {
        await page.load(`${LIBRARIES}/vue/dist/vue.runtime.global.prod.js`);
        const vue = of(page, 'Vue');
        const { attributes } = templated(page);
        const onToggle = ({ detail }: CustomEvent) => details.push(detail);
        const render = () =>
          vue.h('ordinacia-hot-panel', { ...attributes, open: false, theme: 'dark', onOrdinaciaPanelToggle: onToggle });
        vue.createApp({ render }).mount(page.document.querySelector('#app') ?? page.document.body);
      },
    });
    const { see, element } = foreign.panel();
    (await see.findByRole('button', { name: 'Rozbaliť čakáreň' })).click();
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    expect([element.getAttribute('open'), element.getAttribute('theme')]).to.deep.equal(['true', 'dark']);
    expect(details).to.deep.equal([{ open: true }]);
    expect(foreign.page.errors).to.deep.equal([]);
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
    of(page, 'Turbo').visit('/test/elements/turbo-page.html?next');
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

/** The attributes of the element in the page's template, which is removed. */
function templated({ document }: PageFrame): { attributes: Record<string, string> } {
  const template = document.querySelector('template');
  const element = template?.content.firstElementChild;
  template?.remove();
  return { attributes: Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])) };
}
