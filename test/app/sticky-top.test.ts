import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { seen, unmountAll } from '../support/mount';
import { openPageAt } from '../support/page-frame';
import { answerWith, createPractice, type NewTicket } from '../support/practice';
import { until } from '../support/until';

const many = Array.from({ length: 30 }, (_, index): NewTicket => ({
  type: 'queue',
  user_alternate: `Pacient ${index}`,
}));

describe('under the bar of a demo', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('the side navigation ends with the window, and nothing lies under the bar when the page scrolls', async () => {
    const practice = await createPractice(many);
    const { lane, token } = practice;
    localStorage.setItem(`token-${lane}`, token);
    // The host page of a demo, without its content security policy.
    const body = `<!doctype html><html lang="sk"><head><title>Ukážka</title>
      <link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/lane/${lane}/demo-bar.css">
      <script type="module" src="/ordinacia/esm/admin.js"></script></head>
      <body><aside class="demo-bar"><p>Ukážka</p></aside>
      <ordinacia-admin api-base="/lane/${lane}" token-key="token-${lane}" routing="hash" hot-panel></ordinacia-admin></body></html>`;
    await answerWith(lane, '/page.html', 200, body, { 'content-type': 'text/html' });
    const page = await openPageAt(`/lane/${lane}/page.html#/cakaren`, 1440);
    const element = page.document.querySelector<HTMLElement>('ordinacia-admin');
    if (!element) throw new Error('There is no panel.');
    const { see } = seen(element);
    const row = (await see.findByRole('button', { name: 'Ďalší pacient: Pacient 0' })).closest('li');
    const side = see.getByRole('navigation', { name: 'Hlavná navigácia' }).closest('[part="navigation"]');
    const header = see.getByRole('banner');
    const boxOf = (one: Element | null | undefined) => {
      if (!one) throw new Error('It is not there.');
      return one.getBoundingClientRect();
    };
    const { window } = page;
    const bar = boxOf(page.document.querySelector('.demo-bar'));
    expect([bar.top, boxOf(side).top, boxOf(side).bottom]).to.deep.equal([0, bar.bottom, window.innerHeight]);
    window.scrollTo(0, 800);
    await until(() => window.scrollY === 800 && boxOf(row).top === boxOf(header).bottom + 8);
    expect([boxOf(header).top, boxOf(side).top]).to.deep.equal([bar.height, bar.height]);
    expect(boxOf(side).bottom).to.equal(window.innerHeight);
    page.remove();
  });
});
