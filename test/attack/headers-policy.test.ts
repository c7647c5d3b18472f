import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openHostPage } from '../support/host-page';
import { seen, unmountAll, type Mounted } from '../support/mount';
import { openPageFrame } from '../support/page-frame';
import { createPractice } from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const notifications = [
  {
    category: 'recept' as const,
    content: `<b onclick="x()">Dobrý</b> deň<img src=x onerror="x()"><a href="javascript:x()">js</a> <a href="https://lab.example/v">web</a>`,
  },
];

describe('the policy of the host page', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  async function opened({ see }: Mounted) {
    await press(await see.findByRole('button', { name: 'Notifikácie: 1 nová' }));
    const box = await see.findByRole('dialog', { name: 'Notifikácie' });
    await until(() => wordsOf(box).includes('Dobrý deň'));
    return box;
  }

  it('lets a browser without a sanitizer show a notification, and sockets lead to its own host', async () => {
    const practice = await createPractice([], { notifications });
    const page = await openHostPage('/admin/', { logIn: practice });
    Reflect.deleteProperty(page.window.Element.prototype, 'setHTML');
    await page.panel().see.findByText('Naživo');
    const box = await opened(page.panel());
    expect(box.textContent).not.to.include('null');
    expect(box.querySelector('b')?.getAttributeNames()).to.deep.equal([]);
    expect(box.querySelector('img')).to.equal(null);
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      // The panel's own link to the subject of the notification.
      '/admin/e-recepty',
      null,
      'https://lab.example/v',
    ]);
    // The handler in what was sent is stopped once more, where it is only parsed.
    expect((await page.violations()).filter((one) => !one.includes('script-src-attr'))).to.deep.equal([]);

    const { violations } = blockedSockets(page.window);
    new page.window.WebSocket(`ws://127.0.0.1:9/app/ordinacia`);
    new page.window.WebSocket(`wss://evil.example/app/ordinacia`);
    await until(() => violations.length === 2);
    expect(violations).to.deep.equal(['connect-src', 'connect-src']);
    page.frame.remove();
  });

  it('one that allows no policy at all shows the words of a notification, and never „null“', async () => {
    const practice = await createPractice([], { notifications });
    localStorage.setItem('strict-page', practice.token);
    const page = await openPageFrame({
      head:
        `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'">` +
        `<script type="module" src="/ordinacia/esm/admin.js"></script>`,
      body: `<ordinacia-admin api-base="/lane/${practice.lane}" token-key="strict-page" routing="memory"></ordinacia-admin>`,
    });
    Reflect.deleteProperty(page.window.Element.prototype, 'setHTML');
    const element = await until(() => page.document.querySelector('ordinacia-admin'));
    await until(() => element.shadowRoot?.querySelector('main, section'));
    const box = await opened(seen(element));
    expect(wordsOf(box)).to.include('Dobrý deň js web').and.not.to.include('null');
    expect(box.querySelectorAll('b, img, a:not([aria-label="Recept: otvoriť recepty"])').length).to.equal(0);
    page.remove();
  });
});

const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ');

/** Collects what the page's policy stops from now on, by directive. */
function blockedSockets(page: Window) {
  const violations: string[] = [];
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    violations.push(effectiveDirective);
  });
  return { violations };
}
