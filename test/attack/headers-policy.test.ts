import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
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

  it('lets a browser without a sanitizer show a notification, and sockets lead to its own host', async () => {
    const practice = await createPractice([], { notifications });
    const page = await openHostPage('/admin/', { logIn: practice });
    Reflect.deleteProperty(page.window.Element.prototype, 'setHTML');
    await page.panel().see.findByText('Naživo');
    const { see } = page.panel();
    await press(await see.findByRole('button', { name: 'Notifikácie: 1 nová' }));
    const box = await see.findByRole('dialog', { name: 'Notifikácie' });
    await until(() => box.textContent.replace(/\s+/g, ' ').includes('Dobrý deň'));
    expect(box.textContent).not.to.include('null');
    expect(box.querySelector('b')?.getAttributeNames()).to.deep.equal([]);
    expect(box.querySelector('img')).to.equal(null);
    expect([...box.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel])).to.deep.equal([
      // The panel's own link to the subject of the notification.
      ['/admin/e-recepty', ''],
      [null, ''],
      ['https://lab.example/v', 'noopener noreferrer nofollow'],
    ]);
    // Ignored: the policy also reports the handler in the sent text, while the text is only parsed.
    expect((await page.violations()).filter((one) => !one.includes('script-src-attr'))).to.deep.equal([]);

    const violations: string[] = [];
    page.window.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
    new page.window.WebSocket(`ws://127.0.0.1:9/app/ordinacia`);
    new page.window.WebSocket(`wss://evil.example/app/ordinacia`);
    await until(() => violations.length === 2);
    expect(violations).to.deep.equal(['connect-src', 'connect-src']);
    page.frame.remove();
  });
});
