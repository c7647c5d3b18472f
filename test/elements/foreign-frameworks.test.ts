// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { seen } from '../support/mount';
import { openPageAt, openPageFrame } from '../support/page-frame';
import { addTicket, createPractice, openSockets, seenCalls } from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const KEY = 'unit-framework-token';
const PANEL = '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>';

interface React18 {
  createElement(type: string, props: object): unknown;
  version: string;
}
interface ReactDom18 {
  createRoot(container: Element): { render(node: unknown): void };
}
describe('a page with another framework', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => localStorage.clear());

  it('B1 B2 React 18 renders the element, which keeps a React of its own', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem(KEY, practice.token);
    const page = await openPageFrame({ head: PANEL, body: '<div id="app"></div>' });
    await page.load('/node_modules/react-18/umd/react.production.min.js');
    await page.load('/node_modules/react-dom-18/umd/react-dom.production.min.js');
    const { React, ReactDOM } = page.window as unknown as { React: React18; ReactDOM: ReactDom18 };
    const attributes = { 'api-base': `/lane/${practice.lane}`, 'token-key': KEY, 'realtime-key': 'ordinacia' };
    const container = page.document.querySelector('#app') ?? page.document.body;
    ReactDOM.createRoot(container).render(React.createElement('ordinacia-waiting-room', attributes));
    const element = await until(() => page.document.querySelector('#app ordinacia-waiting-room'));
    await until(() => element.shadowRoot);
    const { see } = seen(element as HTMLElement);
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect(React.version).to.match(/^18\./);
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
