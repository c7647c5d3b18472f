import { expect } from '@open-wc/testing';
import { POLLING, openElement, openRoom, recordEvents } from './open-element';
import { hidePage } from '../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { openHostPage, whereIs } from '../support/host-page';
import { press, type } from '../support/user-input';
import { seen, unmountAll } from '../support/mount';
import { addTicket, answerWith, createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const memory = { routing: 'memory' };
const openAdmin = (attributes = {}) =>
  openElement('ordinacia-admin', one, {}, { attributes: { ...memory, ...attributes } });

describe('the methods and events of an element', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 „ready“ resolves, and its event is emitted once, when the element is rendered; it has a version, reports its route, and leaves the page’s address outside of its base path alone', async () => {
    const before = location.href;
    const parent = document.body.appendChild(document.createElement('div'));
    const events = recordEvents(parent, 'ordinacia-ready');
    const routes = recordEvents(parent, 'ordinacia-route-change');
    const { element, root, see } = await openElement('ordinacia-admin', one, {}, { parent });
    await element.ready;
    expect(root.querySelector('main, section') !== null).to.equal(true);
    element.theme = 'dark';
    await until(() => root.querySelector('[data-theme=dark]'));
    expect(events).to.have.length(1);
    const { version } = (await (await fetch('/package.json')).json()) as { version: string };
    expect(element.version).to.equal(version);
    await see.findByText('Ján Prvý');
    expect(location.href).to.equal(before);
    expect(routes.at(-1)).to.deep.equal({ path: '/cakaren', title: 'Čakáreň' });
  });

  it('B2 navigate(path) opens a screen, and „route“ returns the current one; ordinacia-before-navigate names the path, and cancelling it keeps the screen', async () => {
    const { element, see } = await openAdmin();
    await see.findByRole('link', { name: 'Ján Prvý' });
    expect(element.route).to.equal('/cakaren');
    element.navigate('/pacienti');
    await see.findByRole('heading', { name: 'Pacienti' });
    await until(() => element.route === '/pacienti');
    for (const wrong of ['pacienti', '//evil.example', 'https://evil.example', '', '/../x']) {
      expect(() => element.navigate(wrong), wrong).to.throw(TypeError);
    }
    expect(element.route).to.equal('/pacienti');

    const asked: unknown[] = [];
    let isRefused = true;
    element.addEventListener('ordinacia-before-navigate', (event) => {
      asked.push((event as CustomEvent).detail);
      if (isRefused) event.preventDefault();
    });
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    element.navigate('/nastavenia');
    expect(asked).to.deep.equal([{ path: '/cakaren' }, { path: '/nastavenia' }]);
    expect(element.route).to.equal('/pacienti');
    isRefused = false;
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await see.findByRole('link', { name: 'Ján Prvý' });
    expect(asked).to.have.length(3);
    // Opening a record does not change the path.
    element.navigate('/cakaren?hladat=x');
    expect(asked).to.have.length(3);
  });

  it('B2 queues calls made before it is connected, and runs them in order when ready', async () => {
    const practice = await createPractice(one);
    const element = document.createElement('ordinacia-admin');
    element.navigate('/pacienti');
    element.refresh();
    element.navigate('/nastavenia');
    expect(element.route).to.equal(null);
    localStorage.setItem('early-token', practice.token);
    Object.assign(element, { apiBase: `/lane/${practice.lane}`, tokenKey: 'early-token', routing: 'memory' });
    const routes = recordEvents<{ path: string }>(element, 'ordinacia-route-change');
    document.body.append(element);
    await element.ready;
    await seen(element).see.findByRole('heading', { name: 'Nastavenia' });
    await until(() => routes.at(-1)?.path === '/nastavenia');
    element.remove();
  });

  it('B2 refresh() reloads each list once; ordinacia-error names the kind of a failed call once, after its retries; a conflict emits none', async () => {
    const { element, see, practice } = await openAdmin(POLLING.attributes);
    await see.findByRole('link', { name: 'Ján Prvý' });
    const before = (await seenCalls(practice.lane, '/api/tickets')).length;
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    element.refresh();
    await see.findByRole('link', { name: 'Eva Druhá' });
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(before + 1);

    const failures = recordEvents<{ code: string }>(element, 'ordinacia-error');
    const ticket = await see.findByRole('button', { name: /^Ďalší pacient/ });
    await answerWith(practice.lane, '/api/ticket-next', 409, '{}');
    await press(ticket);
    await see.findByText(/niekto/);
    hidePage();
    await answerWith(practice.lane, '/api/tickets', 403, '{"message": "Ján Prvý"}');
    element.refresh();
    await until(() => failures.length > 0);
    expect(failures.map(({ code }) => code)).to.deep.equal(['forbidden']);
  });

  it('B2 cancelling back or forward keeps the address and the history; the page’s own router that navigates elsewhere leaves the screen as it is', async () => {
    const practice = await createPractice(one);
    const page = await openHostPage('/admin/cakaren', { logIn: practice });
    const { see, element } = page.panel();
    await press(await see.findByRole('link', { name: 'Pacienti' }));
    await see.findByRole('heading', { name: 'Pacienti' });
    let asked = 0;
    let isRefused = true;
    element.addEventListener('ordinacia-before-navigate', (event) => {
      asked += 1;
      if (isRefused) event.preventDefault();
    });
    page.window.history.back();
    await until(() => asked === 1 && whereIs(page).path === '/admin/pacienti');
    see.getByRole('heading', { name: 'Pacienti' });
    isRefused = false;
    page.window.history.back();
    await see.findByRole('link', { name: 'Ján Prvý' });
    expect([whereIs(page).path, asked]).to.deep.equal(['/admin/cakaren', 2]);

    page.window.history.pushState({ theirs: 1 }, '', '/portal/one');
    page.window.history.pushState({ theirs: 2 }, '', '/portal/two');
    const isBack = new Promise((resolve) => page.window.addEventListener('popstate', resolve, { once: true }));
    page.window.history.back();
    await isBack;
    expect(whereIs(page).path).to.equal('/portal/one');
    see.getByRole('link', { name: 'Ján Prvý' });
  });

  it('keeps keys typed into its fields from the page’s shortcuts', async () => {
    const pressed: string[] = [];
    const parent = document.body.appendChild(document.createElement('div'));
    parent.addEventListener('keydown', ({ key }) => pressed.push(key));
    const { see } = await openRoom([], {}, { isLoggedIn: false, parent });
    (await see.findByLabelText('Prihlasovacie meno')).focus();
    await type('n');
    see.getByRole('button', { name: 'Zobraziť heslo' }).focus();
    await type('j');
    expect(pressed).to.deep.equal(['j']);
  });
});
