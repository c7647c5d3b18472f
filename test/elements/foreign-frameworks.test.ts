// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { seen } from '../support/mount';
import { openPageAt } from '../support/page-frame';
import { addTicket, createPractice, openSockets, seenCalls } from '../support/practice';
import { until } from '../support/until';

const KEY = 'unit-turbo-token';

describe('a page with another framework', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(() => localStorage.clear());

  it('B1 B2 Turbo: a body swap ends the old panel and starts the new one, with one socket', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem('turbo-page', JSON.stringify({ apiBase: `/lane/${practice.lane}`, tokenKey: KEY }));
    localStorage.setItem(KEY, practice.token);
    const page = await openPageAt('/test/elements/turbo-page.html');
    const panel = () => seen(page.document.querySelector('ordinacia-waiting-room') ?? page.document.body).see;
    const authorized = async () => (await seenCalls(practice.lane, '/broadcasting/auth')).length;
    await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    const first = page.document.querySelector('ordinacia-waiting-room');
    const before = await authorized();
    (Reflect.get(page.window, 'Turbo') as { visit(path: string): void }).visit('/test/elements/turbo-page.html?next');
    await until(() => !first?.isConnected && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
    await panel().findByText('Naživo');
    await addTicket(practice, { type: 'queue', user_alternate: 'Eva Druhá' });
    await panel().findByText('Eva Druhá');
    page.window.history.back();
    await until(
      () => page.window.location.search === '' && page.document.querySelector('ordinacia-waiting-room')?.shadowRoot,
    );
    await panel().findByText('Naživo');
    await panel().findByText('Eva Druhá');
    expect(await authorized(), 'the connection goes on').to.equal(before);
    expect(await openSockets()).to.equal(1);
    expect(page.document.querySelectorAll('ordinacia-waiting-room')).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
    page.remove();
  });
});
