import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { logIn } from '../support/log-in';
import { mount, unmountAll, seen } from '../support/mount';
import { OTHER_ORIGIN, answerToAll } from '../support/other-origin';
import { anotherToken, createPractice, seenCalls, type TestPractice, forgetCalls } from '../support/practice';
import { until } from '../support/until';
import { openPageAt, openPageFrame, type PageFrame } from '../support/page-frame';
import { press } from '../support/user-input';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const KEY = 'one-key';

/** An element with the common token key, whose API is at this origin. */
const mountAt = (practice: TestPractice, origin = location.origin) =>
  mount(practice, 'ordinacia-waiting-room', {
    isLoggedIn: false,
    attributes: { 'token-key': KEY, 'api-base': `${origin}/lane/${practice.lane}`, 'realtime-key': '' },
  });

const LOGIN = { name: 'Prihlásenie' };

describe('the stored token', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('of one API is neither sent to another nor ended by its logout and its 401, on another origin and on the same', async () => {
    const [own, other] = [await createPractice(one), await createPractice(one)];
    const first = await mountAt(own);
    await logIn(first.see, own);
    await first.see.findByText('Ján Prvý');
    const stored = localStorage.getItem(KEY);
    const second = await mountAt(other, OTHER_ORIGIN);
    await second.see.findByRole('heading', LOGIN);
    second.element.logout();
    second.element.refresh();
    second.element.remove();
    const third = await mountAt(other);
    await third.see.findByRole('heading', LOGIN);
    expect(await seenCalls(other.lane)).to.deep.equal([]);
    third.element.getToken = () => 'refused';
    await until(async () => (await seenCalls(other.lane)).length > 0);
    await third.see.findByRole('heading', LOGIN);
    third.element.getToken = null;
    third.element.remove();
    const tokens = (await seenCalls(other.lane)).map(({ headers }) => headers['authorization']);
    expect(new Set(tokens)).to.deep.equal(new Set(['Bearer refused']));
    expect(localStorage.getItem(KEY)).to.equal(stored);
    first.see.getByText('Ján Prvý');
    // The other API does not get the token when all elements are mounted anew, either.
    first.element.remove();
    await Promise.resolve();
    await (await mountAt(other, OTHER_ORIGIN)).see.findByRole('heading', LOGIN);
    const again = await mountAt(own);
    await again.see.findByText('Ján Prvý');
    again.element.logout();
    await again.see.findByRole('heading', LOGIN);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(KEY))).to.deep.equal([]);
  });

  it('that an earlier version has stored belongs to the API that first takes it', async () => {
    const [own, other] = [await createPractice(one), await createPractice(one)];
    localStorage.setItem(KEY, own.token);
    await (await mountAt(own)).see.findByText('Ján Prvý');
    await (await mountAt(other, OTHER_ORIGIN)).see.findByRole('heading', LOGIN);
    expect(await seenCalls(other.lane)).to.deep.equal([]);
  });

  it('that an earlier version has marked with its origin alone is taken over; it is still the page’s to set: a token that the page has stored is taken, whatever stood there', async () => {
    const practice = await createPractice(one);
    const first = await mountAt(practice);
    await logIn(first.see, practice);
    await first.see.findByText('Ján Prvý');
    first.element.remove();
    await Promise.resolve();
    const [print = ''] = (localStorage.getItem(`${KEY}.origin`) ?? '').split(' ');
    localStorage.setItem(`${KEY}.origin`, `${print} ${location.origin}`);
    const again = await mountAt(practice);
    await again.see.findByText('Ján Prvý');
    expect(localStorage.getItem(`${KEY}.origin`)).to.equal(`${print} ${location.origin}/lane/${practice.lane}/`);
    again.element.remove();
    await Promise.resolve();
    // The same API moves to another origin, and the page sets a token for it.
    localStorage.setItem(KEY, await anotherToken(practice));
    const second = await mountAt(practice, OTHER_ORIGIN);
    await until(async () => (await seenCalls(practice.lane)).some(({ method }) => method === 'OPTIONS'));
    expect(second.see.queryByRole('heading', LOGIN)).to.equal(null);
  });
});

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
