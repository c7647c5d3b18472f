// needs: built-files
import { expect } from '@open-wc/testing';
import { recordEvents } from './open-element';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { until } from '../support/until';

const CLASSIC = '/ordinacia/ordinacia.umd.js';
const KEY = 'unit-page-api-token';

/** `window.Ordinacia`, as a page sees it. */
interface Api {
  version: string;
  mount(target: unknown, options?: Record<string, unknown>): { element: HTMLElement; destroy(): void };
  define(options: { prefix: string }): void;
  push(callback: (api: Api) => void): void;
}

describe('window.Ordinacia', () => {
  let page: PageFrame;

  beforeEach(async () => {
    page = await openPageFrame();
  });
  afterEach(closePages);

  const api = () => Reflect.get(page.window, 'Ordinacia') as unknown as Api;
  const shows = (element: Element, text: string) => element.shadowRoot?.textContent.includes(text) ?? false;

  it('B1 B2 mount(selector or element, …) adds an element there, and destroy() removes it; it throws with the reason when it cannot mount', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem(KEY, practice.token);
    await page.load(CLASSIC);
    page.document.body.innerHTML = '<div id="target"></div>';
    const { element, destroy } = api().mount('#target', {
      element: 'waiting-room',
      'api-base': `/lane/${practice.lane}`,
      tokenKey: KEY,
      theme: 'dark',
      sound: false,
      onclick: null,
    });
    expect(element.localName).to.equal('ordinacia-waiting-room');
    expect(element.parentElement?.id).to.equal('target');
    expect([element.getAttribute('theme'), element.getAttribute('sound')]).to.deep.equal(['dark', 'off']);
    await until(() => shows(element, 'Ján Prvý'));
    destroy();
    expect(element.isConnected).to.equal(false);

    const target = page.document.querySelector('#target');
    const other = api().mount(target, { tokenKey: 'nobody', routing: 'memory' });
    expect(other.element.localName).to.equal('ordinacia-admin');
    other.destroy();

    for (const wrong of ['#nothing', null, 7])
      expect(() => api().mount(wrong)).to.throw('There is no such element to mount into.');
    expect(() => api().mount(page.document.body, { element: 'constructor' })).to.throw('no such element of Ordinácia');
    expect([page.document.body.childElementCount, target?.childElementCount]).to.deep.equal([1, 0]);
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 B2 mount keeps what every element may have: class, id, style, data-…, aria-…, in every spelling; define({prefix}) registers the elements under other names too, any number of times', async () => {
    await page.load(CLASSIC);
    const { element } = api().mount(page.document.body, {
      element: 'waiting-room',
      tokenKey: 'nobody',
      class: 'panel wide',
      id: 'waiting',
      style: 'margin-top: 4px',
      'data-page': 'portal',
      'aria-label': 'Čakáreň',
      tabindex: 0,
      title: 'Čakáreň',
    });
    const names = ['class', 'id', 'style', 'data-page', 'aria-label', 'tabindex', 'title'];
    expect(names.map((name) => element.getAttribute(name)).join(' | ')).to.equal(
      'panel wide | waiting | margin-top: 4px; | portal | Čakáreň | 0 | Čakáreň',
    );
    const other = api().mount(page.document.body, {
      tokenKey: 'nobody',
      routing: 'memory',
      className: 'panel',
      style: { marginTop: '8px', '--ordinacia-radius': '2px' },
      hidden: true,
    }).element;
    expect([other.className, other.hidden, other.style.marginTop]).to.deep.equal(['panel', true, '8px']);
    expect(other.style.getPropertyValue('--ordinacia-radius')).to.equal('2px');
    expect(Object.keys(element)).to.deep.equal([]);

    api().define({ prefix: 'klinika' });
    api().define({ prefix: 'klinika' });
    const renamed = page.document.createElement('klinika-waiting-room');
    renamed.setAttribute('token-key', 'nobody');
    page.document.body.append(renamed);
    await until(() => shows(renamed, 'Prihlásenie'));
    expect(page.window.customElements.get('klinika-admin')).to.be.a('function');
    expect(page.errors).to.deep.equal([]);
  });

  it('B1 runs callbacks pushed before and after the script loaded; one that throws does not stop the others', async () => {
    const ran: string[] = [];
    const callback = (name: string) => (given: Api) => ran.push(`${name} ${typeof given.mount} ${typeof given.define}`);
    const broken = () => {
      throw new Error('the page’s own');
    };
    Reflect.set(page.window, 'Ordinacia', [callback('first'), broken, callback('second')]);
    await page.load(CLASSIC);
    expect(ran).to.deep.equal(['first function function', 'second function function']);
    api().push(callback('third'));
    expect(ran).to.have.length(3);
    expect(page.errors.join()).to.contain('the page’s own');
    expect(api().version).to.match(/^\d+\.\d+\.\d+/);
  });

  it('B1 shows the same error when only mounting breaks', async () => {
    await page.load(CLASSIC);
    const codes = recordEvents(page.document, 'ordinacia-error');
    const { URL: Real } = page.window;
    Reflect.set(page.window, 'URL', undefined);
    const element = page.document.body.appendChild(page.document.createElement('ordinacia-hot-panel'));
    await until(() => codes.length > 0);
    Reflect.set(page.window, 'URL', Real);
    expect(shows(element, 'nedá spustiť')).to.equal(true);
    expect(codes).to.deep.equal([{ code: 'host-realm' }]);
  });
});

const modules = '/ordinacia/esm/ordinacia.js';

/** Attribute, property, its default, a text for the attribute, and the property's value after that is set. */
const rows: readonly [string, string, unknown, string, unknown][] = [
  ['api-base', 'apiBase', '/', 'https://portal.example/base', 'https://portal.example/base'],
  ['token-key', 'tokenKey', 'ordinacia.admin-token', 'portal-token', 'portal-token'],
  ['theme', 'theme', 'auto', 'dark', 'dark'],
  ['sound', 'sound', 'on', 'off', 'off'],
  ['realtime-key', 'realtimeKey', null, 'app', 'app'],
  ['realtime-host', 'realtimeHost', null, 'ws.portal.example', 'ws.portal.example'],
  ['realtime-port', 'realtimePort', null, '6001', 6001],
  ['realtime-tls', 'realtimeTls', null, 'false', false],
  ['realtime-cluster', 'realtimeCluster', null, 'eu', 'eu'],
  ['realtime-auth', 'realtimeAuth', '/broadcasting/auth', '/custom/auth', '/custom/auth'],
  ['realtime-channel', 'realtimeChannel', 'admin.{id}', 'doctor.{id}', 'doctor.{id}'],
  ['routing', 'routing', 'history', 'hash', 'hash'],
  ['base-path', 'basePath', '/admin', '/ambulancia', '/ambulancia'],
  ['registration', 'registration', 'on', 'off', 'off'],
];

describe('the elements’ properties', () => {
  before(() => import(modules));
  afterEach(closePages);

  it('B2 an attribute and its property reflect each other, and removing one restores the default; an invalid choice is ignored; a switch takes a boolean', () => {
    const element = document.createElement('ordinacia-admin');
    for (const [attribute, property, standard, text, value] of rows) {
      const read = (): unknown => Reflect.get(element, property);
      expect(read(), property).to.equal(standard);
      element.setAttribute(attribute, text);
      expect(read(), property).to.equal(value);
      element.removeAttribute(attribute);
      expect(read(), property).to.equal(standard);
      Reflect.set(element, property, value);
      expect(element.getAttribute(attribute)).to.equal(text);
      Reflect.set(element, property, null);
      expect(element.hasAttribute(attribute)).to.equal(false);
      expect(read(), property).to.equal(standard);
    }

    element.setAttribute('theme', 'purple');
    element.setAttribute('routing', 'none');
    element.setAttribute('realtime-port', '-1');
    expect([element.theme, element.routing, element.realtimePort]).to.deep.equal(['auto', 'history', null]);
    element.sound = false;
    element.registration = true;
    expect([element.getAttribute('sound'), element.getAttribute('registration')]).to.deep.equal(['off', 'on']);
  });

  it('B2 keeps properties that were set before the element was defined', async () => {
    const page = await openPageFrame();
    const element = page.document.createElement('ordinacia-hot-panel');
    const early = { theme: 'dark', tokenKey: 'nobody', open: false, getToken: () => null, endpoints: { login: '/x' } };
    Object.assign(element, early, { somethingOfThePage: 1 });
    page.document.body.append(element);
    await page.load('/ordinacia/ordinacia.umd.js');
    await until(() => element.shadowRoot?.querySelector('h1, h2'));
    expect(Object.keys(element)).to.deep.equal(['somethingOfThePage']);
    expect(['theme', 'token-key', 'open'].map((name) => element.getAttribute(name))).to.deep.equal([
      'dark',
      'nobody',
      'false',
    ]);
    expect(Reflect.get(element, 'getToken')).to.equal(early.getToken);
    expect(Reflect.get(element, 'endpoints')).to.deep.equal({ login: '/x' });
  });
});
