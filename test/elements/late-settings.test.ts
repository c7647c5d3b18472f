import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press, type } from '../support/user-input';
import { hostEcho } from '../support/host-echo';
import { mount, unmountAll } from '../support/mount';
import { OTHER_ORIGIN } from '../support/other-origin';
import { addTicket, anotherToken, answerWith, createPractice, seenCalls, untilSeen } from '../support/practice';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const WAITING_ROOM = 'ordinacia-waiting-room';
const noSocket = { 'realtime-key': '' };
const LOGIN = { name: 'Prihlásenie' };
const pathsOf = async (lane: string) => (await seenCalls(lane)).map(({ path }) => path);

describe('settings that change while the element is on the page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  async function openRoom() {
    const practice = await createPractice(one);
    const mounted = await mount(practice, WAITING_ROOM, { attributes: noSocket });
    await mounted.see.findByText('Ján Prvý');
    return { practice, ...mounted };
  }

  it('B2 getToken logs in, once; what is typed into the login stays until the token is there', async () => {
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, WAITING_ROOM, { isLoggedIn: false, attributes: noSocket });
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
    expect((await pathsOf(practice.lane)).filter((path) => path === '/api/tickets')).to.have.length(1);
    // Frameworks set another function with each rendering.
    element.getToken = () => {
      asked += 1;
      return practice.token;
    };
    await Promise.resolve();
    expect(asked).to.equal(1);
    expect((await pathsOf(practice.lane)).filter((path) => path === '/api/tickets')).to.have.length(1);
  });

  it('B2 getToken keeps the session of the stored token where it gives the same one, and what is typed', async () => {
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, 'ordinacia-admin', {
      attributes: { ...noSocket, routing: 'memory' },
    });
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const note = await see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    note.focus();
    await type('Zatvorené');
    let asked = 0;
    element.getToken = () => {
      asked += 1;
      return practice.token;
    };
    await until(() => asked === 1);
    await Promise.resolve();
    expect([note.isConnected, note.value]).to.deep.equal([true, 'Zatvorené']);
    expect((await pathsOf(practice.lane)).filter((path) => path === '/api/tickets')).to.have.length(1);
  });

  it('B2 without getToken the stored token counts again', async () => {
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, WAITING_ROOM, {
      attributes: noSocket,
      properties: { getToken: () => null },
    });
    await see.findByRole('heading', LOGIN);
    element.getToken = null;
    await see.findByText('Ján Prvý');
  });

  it('B2 token-key takes the session of that key, and leaves the other token where it is', async () => {
    const { practice, see, element } = await openRoom();
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
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, WAITING_ROOM, { attributes: noSocket });
    const states: unknown[] = [];
    element.addEventListener('ordinacia-realtime', (event) =>
      states.push((event as CustomEvent<{ state: string }>).detail.state),
    );
    await see.findByText('Ján Prvý');
    const row = see.getByRole('button', { name: 'Ján Prvý' });
    element.realtimeKey = 'ordinacia';
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    expect(row.isConnected).to.equal(true);
    expect(await seenCalls(practice.lane, '/broadcasting/auth')).to.have.length(1);
    element.realtimeKey = null;
    await until(() => states.at(-1) === 'polling');
    expect(see.queryByText('Naživo')).to.equal(null);
  });

  it('B2 realtime-channel and realtime-auth count for the next connection at once', async () => {
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, WAITING_ROOM, {
      attributes: { 'realtime-auth': '/nowhere', 'realtime-channel': 'nobody.{id}' },
    });
    await untilSeen(practice.lane, '/nowhere');
    element.realtimeAuth = '/broadcasting/auth';
    element.removeAttribute('realtime-channel');
    await see.findByText('Naživo');
  });

  it('B2 echo of the page takes the place of polling', async () => {
    const { practice, see, element } = await openRoom();
    const echo = hostEcho(practice);
    Object.assign(element, { echo });
    await see.findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await see.findByText('Eva Druhá');
    element.remove();
    await Promise.resolve();
    expect(echo.connector.channels).to.deep.equal({});
    echo.disconnect();
  });

  it('B2 endpoints are used from then on, and data that failed with the old ones is loaded', async () => {
    const practice = await createPractice(one);
    const { see, element } = await mount(practice, WAITING_ROOM, {
      attributes: noSocket,
      properties: { endpoints: { tickets: '/nowhere' } },
    });
    await untilSeen(practice.lane, '/nowhere');
    element.endpoints = { ticketNext: '/api/elsewhere' };
    await answerWith(practice.lane, '/api/elsewhere', 204, '');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await untilSeen(practice.lane, '/api/elsewhere');
    // An equal value again, as frameworks set it.
    const before = (await pathsOf(practice.lane)).filter((path) => path === '/api/administration-init').length;
    element.endpoints = { ticketNext: '/api/elsewhere' };
    await Promise.resolve();
    expect((await pathsOf(practice.lane)).filter((path) => path === '/api/administration-init')).to.have.length(before);
  });

  it('B2 api-base leads to the other server alone', async () => {
    const [first, second] = [
      await createPractice(one),
      await createPractice([{ type: 'queue', user_alternate: 'Eva Druhá' }]),
    ];
    localStorage.setItem('second-key', second.token);
    const { see, element } = await mount(first, WAITING_ROOM, { attributes: noSocket });
    await see.findByText('Ján Prvý');
    Object.assign(element, { apiBase: `/lane/${second.lane}`, tokenKey: 'second-key' });
    await see.findByText('Eva Druhá');
    expect(see.queryByText('Ján Prvý')).to.equal(null);
    const tokens = (await seenCalls(second.lane)).map(({ headers }) => headers['authorization']);
    expect(new Set(tokens)).to.deep.equal(new Set([`Bearer ${second.token}`]));
  });

  it('B2 picture-origins show the pictures that were kept back', async () => {
    // The picture has to load: a broken one is removed at once.
    const [lane, path] = ['pictures', '/eva.svg'];
    const avatar = `${OTHER_ORIGIN}/lane/${lane}${path}`;
    const practice = await createPractice([{ type: 'queue', user: { fullname: 'Eva Druhá', avatar } } as never]);
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await answerWith(lane, path, 200, picture, { 'Content-Type': 'image/svg+xml' });
    const { see, element, root } = await mount(practice, WAITING_ROOM, { attributes: noSocket });
    await see.findByText(/Eva Druhá/);
    expect(root.querySelector(`img[src="${avatar}"]`)).to.equal(null);
    element.pictureOrigins = OTHER_ORIGIN;
    const shown = await until(() => root.querySelector<HTMLImageElement>(`img[src="${avatar}"]`));
    await until(() => shown.naturalWidth === 8);
  });

  it('B2 the first of two elements of one api-base counts, also late; its settings stay when it is removed', async () => {
    const practice = await createPractice(one);
    const first = await mount(practice, WAITING_ROOM, { isLoggedIn: false, attributes: noSocket });
    const second = await mount(practice, 'ordinacia-hot-panel', { isLoggedIn: false, attributes: noSocket });
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

  it('B2 an api-base that is no address is shown to the doctor, and nothing is sent, until it is corrected', async () => {
    const { practice, see, root, element } = await openRoom();
    for (const wrong of ['::::', 'localhost:8000', 'http://[']) {
      element.apiBase = wrong;
      await see.findByText(/nesprávne nastavenú adresu servera/);
      element.apiBase = `/lane/${practice.lane}`;
      await see.findByText('Ján Prvý');
      expect(root.textContent).to.not.contain('nesprávne');
    }
  });
});
