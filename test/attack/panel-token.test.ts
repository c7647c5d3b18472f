import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { logIn } from '../support/log-in';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import { anotherToken, createPractice, seenCalls, type TestPractice } from '../support/practice';
import { until } from '../support/until';

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
