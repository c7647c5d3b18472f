import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { logIn } from '../support/log-in';
import { seen, unmountAll } from '../support/mount';
import { OTHER_ORIGIN, answerToAll } from '../support/other-origin';
import { openPageAt, openPageFrame, type PageFrame } from '../support/page-frame';
import { createPractice, forgetCalls, seenCalls } from '../support/practice';
import { press } from '../support/user-input';
import { until } from '../support/until';

const PAGE = '/test/attack/plain-page.html';
const MODULES = `${location.origin}/ordinacia/esm/ordinacia.js`;
const EVIL = 'base-of-somebody-else';

function addBase({ document }: PageFrame): void {
  const base = document.createElement('base');
  base.href = `${OTHER_ORIGIN}/lane/${EVIL}/`;
  document.head.prepend(base);
}

async function addPanel(page: PageFrame, attributes: Record<string, string>) {
  await page.load(MODULES, 'module');
  const panel = page.document.createElement('ordinacia-admin');
  for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value);
  page.document.body.replaceChildren(panel);
  await until(() => panel.shadowRoot?.querySelector('main, section'));
  return seen(panel);
}

describe('a page whose <base> is somebody else’s', () => {
  let page: PageFrame | undefined;
  before(async () => {
    await setViewport({ width: 1280, height: 900 });
    for (const path of ['/api/admin/login', '/login', '/here/api/admin/login']) await answerToAll(EVIL, path);
  });
  beforeEach(() => Promise.all([forgetCalls(EVIL), forgetCalls('host')]));
  afterEach(async () => {
    page?.remove();
    await unmountAll();
  });

  it('does not get the password, the panel’s links, nor the page: all are at the page’s own origin, by a relative api-base and endpoint, too', async () => {
    page = await openPageAt(PAGE);
    addBase(page);
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, root } = await addPanel(page, {
      'base-path': PAGE,
      'token-key': 'base',
      'api-base': `../../lane/${practice.lane}`,
    });
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    expect(await seenCalls(EVIL)).to.deep.equal([]);
    expect((await seenCalls(practice.lane, '/api/admin/login')).length).to.equal(1);
    await press(await see.findByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { name: 'Pacienti', level: 1 });
    expect(page.window.location.href).to.equal(`${location.origin}${PAGE}/pacienti`);
    for (const link of root.querySelectorAll('a')) expect(link.origin, link.href).to.equal(location.origin);
    expect(await seenCalls(EVIL)).to.deep.equal([]);
  });

  it('does not get it from a document without an address of its own either', async () => {
    page = await openPageFrame({ head: `<base href="${OTHER_ORIGIN}/lane/${EVIL}/">` });
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see } = await addPanel(page, { routing: 'memory', 'token-key': 'base' });
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    expect(await seenCalls('host', '/api/admin/login')).to.have.length(1);
    expect(await seenCalls(EVIL)).to.deep.equal([]);
  });
});
