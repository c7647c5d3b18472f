// needs: built-files
import { expect } from '@open-wc/testing';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { until } from '../support/until';

const names = ['ordinacia-admin', 'ordinacia-waiting-room'];

describe('the ES modules', () => {
  let page: PageFrame;

  beforeEach(async () => (page = await openPageFrame()));
  afterEach(closePages);

  const defined = () => names.filter((name) => page.window.customElements.get(name));

  for (const [entry, expected] of [
    ['admin', ['ordinacia-admin']],
    ['waiting-room', ['ordinacia-waiting-room']],
    ['ordinacia', names],
  ] as const) {
    it(`the entry ${entry}.js defines ${expected.join(' and ')}, and adds no global`, async () => {
      await page.load(`/ordinacia/esm/${entry}.js`, 'module');
      expect(defined()).to.deep.equal(expected);
      expect(Reflect.has(page.window, 'Ordinacia')).to.equal(false);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('the entries work beside each other and beside the classic file', async () => {
    await page.load('/ordinacia/esm/waiting-room.js', 'module');
    const first = page.window.customElements.get('ordinacia-waiting-room');
    await page.load('/ordinacia/esm/admin.js', 'module');
    await page.load('/ordinacia/ordinacia.umd.js');
    expect(defined()).to.deep.equal(names);
    expect(page.window.customElements.get('ordinacia-waiting-room')).to.equal(first);
    expect(page.errors).to.deep.equal([]);
  });

  it('load realtime, the day picker and the sanitizer only after the login', async () => {
    await page.load('/ordinacia/esm/waiting-room.js', 'module');
    const element = page.document.createElement('ordinacia-waiting-room');
    element.setAttribute('realtime-key', 'ordinacia');
    element.setAttribute('token-key', 'unit-nobody');
    page.document.body.append(element);
    await until(() => element.shadowRoot?.querySelector('h1, h2'));
    const loaded = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(loaded).to.include('/ordinacia/esm/waiting-room.js');
    expect(loaded.filter((path) => /realtime|pusher|day-picker|dompurify|router/.test(path))).to.deep.equal([]);
  });
});
