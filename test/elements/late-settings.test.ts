import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POLLING, openRoom, recordEvents } from './open-element';
import { press, type } from '../support/user-input';
import { openHostPage } from '../support/host-page';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';

const { addTicket, anotherToken, answerWith, breakCall, createPractice, release, seenCalls, untilSeen } = practiceOf;
const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const WAITING_ROOM = 'ordinacia-waiting-room';
const LOGIN = { name: 'Prihlásenie' };
const INIT = '/api/administration-init';

describe('settings that change while the element is on the page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 getToken logs in, once; what is typed into the login stays until the token is there', async () => {
    const { practice, see, element } = await openRoom(one, {}, { ...POLLING, isLoggedIn: false });
    const username = await see.findByLabelText<HTMLInputElement>('Prihlasovacie meno');
    username.focus();
    await type('doktorka');
    let give: (token: string | null) => void = () => undefined;
    let asked = 0;
    element.getToken = () => {
      asked += 1;
      return new Promise((resolve) => (give = resolve));
    };
    await until(() => asked === 1);
    expect([username.isConnected, username.value]).to.deep.equal([true, 'doktorka']);
    give(practice.token);
    await see.findByText('Ján Prvý');
    expect(Object.values(localStorage)).to.not.include(practice.token);
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(1);
    // Frameworks set another function with each rendering.
    element.getToken = () => {
      asked += 1;
      return practice.token;
    };
    await Promise.resolve();
    expect(asked).to.equal(1);
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(1);
  });

  it('B2 without getToken the stored token counts again; token-key takes the session of that key, and leaves the other token where it is', async () => {
    const options = { ...POLLING, properties: { getToken: () => null } };
    const { practice, see, element } = await openRoom(one, {}, options);
    await see.findByRole('heading', LOGIN);
    element.getToken = null;
    await see.findByText('Ján Prvý');
    element.tokenKey = 'late-key';
    await see.findByRole('heading', LOGIN);
    expect(localStorage.getItem(`token-${practice.lane}`)).to.equal(practice.token);
    localStorage.setItem('later-key', await anotherToken(practice));
    element.setAttribute('token-key', 'later-key');
    await see.findByText('Ján Prvý');
    // Changes of the later key in other tabs are received.
    localStorage.removeItem('later-key');
    window.dispatchEvent(new StorageEvent('storage', { key: 'later-key' }));
    await see.findByRole('heading', LOGIN);
  });

  it('B2 realtime-key connects without loading or starting anything twice, and can be removed', async () => {
    const { practice, see, element } = await openRoom(one, {}, POLLING);
    const states = recordEvents<{ state: string }>(element, 'ordinacia-realtime');
    await see.findByText('Ján Prvý');
    const row = see.getByRole('button', { name: 'Ján Prvý' });
    element.realtimeKey = 'ordinacia';
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(row.isConnected).to.equal(true);
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);
    element.realtimeKey = null;
    await until(() => states.at(-1)?.state === 'polling');
    expect(see.queryByText('Naživo')).to.equal(null);
  });

  it('B2 realtime-channel and realtime-auth count for the next connection at once', async () => {
    const attributes = { 'realtime-auth': '/nowhere', 'realtime-channel': 'nobody.{id}' };
    const { practice, see, element } = await openRoom(one, {}, { attributes });
    await untilSeen(practice.lane, '/nowhere');
    element.realtimeAuth = '/broadcasting/auth';
    element.removeAttribute('realtime-channel');
    await see.findByText('Naživo');
  });

  it('B2 endpoints are used from then on, and data that failed with the old ones is loaded', async () => {
    const options = { ...POLLING, properties: { endpoints: { tickets: '/nowhere' } } };
    const { practice, see, element } = await openRoom(one, {}, options);
    await untilSeen(practice.lane, '/nowhere');
    element.endpoints = { ticketNext: '/api/elsewhere' };
    await answerWith(practice.lane, '/api/elsewhere', 204, '');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await untilSeen(practice.lane, '/api/elsewhere');
    // An equal value again, as frameworks set it.
    const before = (await seenCalls(practice.lane, INIT)).length;
    element.endpoints = { ticketNext: '/api/elsewhere' };
    await Promise.resolve();
    expect(await seenCalls(practice.lane, INIT)).to.have.length(before);
  });

  it('B2 an api-base that is no address is shown to the doctor, until it is corrected; another one leads to the other server alone', async () => {
    const second = await createPractice([{ type: 'queue', user_alternate: 'Eva Druhá' }]);
    localStorage.setItem('second-key', second.token);
    const { practice, see, root, element } = await openRoom(one, {}, POLLING);
    await see.findByText('Ján Prvý');
    for (const wrong of ['::::', 'localhost:8000', 'http://[']) {
      element.apiBase = wrong;
      await see.findByText(/nesprávne nastavenú adresu servera/);
      element.apiBase = `/lane/${practice.lane}`;
      await see.findByText('Ján Prvý');
      expect(root.textContent).to.not.contain('nesprávne');
    }
    Object.assign(element, { apiBase: `/lane/${second.lane}`, tokenKey: 'second-key' });
    await see.findByText('Eva Druhá');
    expect(see.queryByText('Ján Prvý')).to.equal(null);
    const tokens = (await seenCalls(second.lane)).map(({ headers }) => headers['authorization']);
    expect(new Set(tokens)).to.deep.equal(new Set([`Bearer ${second.token}`]));
  });

  it('B2 a change while the page shows another of its own paths keeps the screen', async () => {
    const page = await openHostPage('/admin/pacienti', { logIn: await createPractice() });
    const { see, root, element } = page.panel();
    const heading = await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    page.window.history.pushState(null, '', '/obchod');
    element.setAttribute('theme', 'dark');
    await until(() => root.querySelector('[data-theme="dark"]'));
    expect(heading.isConnected).to.equal(true);
    page.frame.remove();
  });

  it('B2 a relative api-base leads to the same server while the page’s own router shows another path', async () => {
    const practice = await createPractice(one);
    const { href } = location;
    const attributes = { ...POLLING.attributes, 'api-base': `lane/${practice.lane}` };
    const { see, root, element } = await mount(practice, WAITING_ROOM, { attributes });
    const row = await see.findByRole('button', { name: 'Ján Prvý' });
    history.pushState(null, '', '/obchod/kosik');
    element.theme = 'dark';
    await until(() => root.querySelector('[data-theme="dark"]'));
    history.replaceState(null, '', href);
    expect(row.isConnected).to.equal(true);
  });

  it('B2 picture-origins show the pictures that were kept back', async () => {
    // The picture has to load: a broken one is removed at once.
    const [lane, path] = ['pictures', '/eva.svg'];
    const avatar = `${OTHER_ORIGIN}/lane/${lane}${path}`;
    const practice = await createPractice([{ type: 'queue', user: { fullname: 'Eva Druhá', avatar } } as never]);
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await answerWith(lane, path, 200, picture, { 'Content-Type': 'image/svg+xml' });
    const { see, element, root } = await mount(practice, WAITING_ROOM, POLLING);
    await see.findByText(/Eva Druhá/);
    expect(root.querySelector(`img[src="${avatar}"]`)).to.equal(null);
    element.pictureOrigins = OTHER_ORIGIN;
    const shown = await until(() => root.querySelector<HTMLImageElement>(`img[src="${avatar}"]`));
    await until(() => shown.naturalWidth === 8);
  });

  it('B3 S6 hides the names from the start if the doctor hides them, also after another server’s panel on the page', async () => {
    const own = await createPractice(one, { settings: { privacy: true } });
    const first = await mount(own, WAITING_ROOM);
    await until(() => first.root.querySelector('[data-privacy="on"]'));
    const other = await mount(await createPractice(), WAITING_ROOM);
    // Connected after its settings have loaded.
    await other.see.findByText('Naživo');
    other.element.logout();
    first.element.remove();
    await Promise.resolve();
    await breakCall(own.lane, { kind: 'hold', path: INIT });
    const again = await mount(own, WAITING_ROOM);
    await again.see.findByText('Ján Prvý');
    expect(again.root.querySelector('[data-privacy="on"]')).to.not.equal(null);
    await release(own.lane, INIT);
  });

  it('B2 the first of two elements of one api-base counts, also late; its settings stay when it is removed', async () => {
    const practice = await createPractice(one);
    const first = await mount(practice, WAITING_ROOM, { ...POLLING, isLoggedIn: false });
    const second = await mount(practice, 'ordinacia-hot-panel', { ...POLLING, isLoggedIn: false });
    await first.see.findByRole('heading', LOGIN);
    second.element.getToken = () => null;
    first.element.getToken = () => practice.token;
    await second.see.findByText('Ján Prvý');
    first.element.remove();
    await Promise.resolve();
    second.element.theme = 'dark';
    await until(() => second.root.querySelector('[data-theme=dark]'));
    second.see.getByText('Ján Prvý');
    // The second element is the first now.
    second.element.getToken = null;
    await second.see.findByRole('heading', LOGIN);
  });
});
