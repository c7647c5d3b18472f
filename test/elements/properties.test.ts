// needs: built-files
import { expect } from '@open-wc/testing';
import { openPageFrame } from '../support/page-frame';
import { until } from '../support/until';

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

  it('B2 an attribute and its property reflect each other, and removing one restores the default', () => {
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
  });

  it('B2 ignores an invalid choice; a switch takes a boolean', () => {
    const element = document.createElement('ordinacia-admin');
    element.setAttribute('theme', 'purple');
    element.setAttribute('routing', 'none');
    element.setAttribute('realtime-port', '-1');
    expect([element.theme, element.routing, element.realtimePort]).to.deep.equal(['auto', 'history', null]);
    element.sound = false;
    element.registration = true;
    expect([element.getAttribute('sound'), element.getAttribute('registration')]).to.deep.equal(['off', 'on']);
  });

  it('B2 „open“ of the hot panel stays a method, and takes a boolean as frameworks set it', () => {
    const element = document.createElement('ordinacia-hot-panel');
    element.open = false;
    expect([element.getAttribute('open'), element.isOpen]).to.deep.equal(['false', false]);
    element.open();
    expect([element.getAttribute('open'), element.isOpen]).to.deep.equal(['true', true]);
    element.open = null;
    expect([element.hasAttribute('open'), element.isOpen]).to.deep.equal([false, true]);
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
    page.remove();
  });
});
