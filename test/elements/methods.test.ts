import { expect } from '@open-wc/testing';
import { hidePage } from '../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { openHostPage, whereIs } from '../support/host-page';
import { press } from '../support/user-input';
import { mount, seen, unmountAll } from '../support/mount';
import { addTicket, answerWith, createPractice, seenCalls } from '../support/practice';
import { until } from '../support/until';

const memory = { routing: 'memory' };

async function admin(attributes: Record<string, string> = memory) {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
  const mounted = await mount(practice, 'ordinacia-admin', { attributes });
  return { ...mounted, practice };
}

describe('the methods of an element', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 „ready“ resolves, and its event is emitted once, when the element is rendered; it has a version', async () => {
    let events = 0;
    const count = () => (events += 1);
    document.addEventListener('ordinacia-ready', count);
    const { element, root } = await admin();
    await element.ready;
    expect(root.querySelector('main, section') !== null).to.equal(true);
    element.theme = 'dark';
    await until(() => root.querySelector('[data-theme=dark]'));
    expect(events).to.equal(1);
    const { version } = (await (await fetch('/package.json')).json()) as { version: string };
    expect(element.version).to.equal(version);
    document.removeEventListener('ordinacia-ready', count);
  });

  it('B2 navigate(path) opens a screen, and „route“ returns the current one; ordinacia-before-navigate names the path, and cancelling it keeps the screen', async () => {
    const { element, see } = await admin();
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
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const element = document.createElement('ordinacia-admin');
    element.navigate('/pacienti');
    element.refresh();
    element.navigate('/nastavenia');
    expect(element.route).to.equal(null);
    localStorage.setItem('early-token', practice.token);
    Object.assign(element, { apiBase: `/lane/${practice.lane}`, tokenKey: 'early-token', routing: 'memory' });
    const routes: string[] = [];
    element.addEventListener('ordinacia-route-change', ({ detail }: CustomEventInit<{ path: string }>) => {
      if (detail) routes.push(detail.path);
    });
    document.body.append(element);
    await element.ready;
    await seen(element).see.findByRole('heading', { name: 'Nastavenia' });
    await until(() => routes.at(-1) === '/nastavenia');
    element.remove();
  });

  it('B2 refresh() reloads each list once; ordinacia-error names the kind of a failed call once, after its retries; a conflict emits none', async () => {
    const { element, see, practice } = await admin({ ...memory, 'realtime-key': '' });
    await see.findByRole('link', { name: 'Ján Prvý' });
    const before = (await seenCalls(practice.lane, '/api/tickets')).length;
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    element.refresh();
    await see.findByRole('link', { name: 'Eva Druhá' });
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(before + 1);

    const codes: string[] = [];
    const onError = ({ detail }: CustomEvent<{ code: string }>) => codes.push(detail.code);
    document.addEventListener('ordinacia-error', onError);
    const ticket = await see.findByRole('button', { name: /^Ďalší pacient/ });
    await answerWith(practice.lane, '/api/ticket-next', 409, '{}');
    await press(ticket);
    await see.findByText(/niekto/);
    hidePage();
    await answerWith(practice.lane, '/api/tickets', 403, '{"message": "Ján Prvý"}');
    element.refresh();
    await until(() => codes.length > 0);
    expect(codes).to.deep.equal(['forbidden']);
    document.removeEventListener('ordinacia-error', onError);
  });

  it('B2 cancelling back or forward keeps the address and the history; the page’s own router that navigates elsewhere leaves the screen as it is', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
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
});
