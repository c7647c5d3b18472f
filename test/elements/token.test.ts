import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openElement } from './open-element';
import { press, type } from '../support/user-input';
import { mount, storedToken, unmountAll } from '../support/mount';
import { anotherToken, createPractice, endSession, seenCalls, untilSeen } from '../support/practice';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
const attributes = { routing: 'memory', 'realtime-key': '' };
const EXPIRED = 'Platnosť Vášho prihlásenia sa skončila';

describe('the token and the session of the page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 shows no login while getToken is pending, logs in by what it gives, and stores nothing', async () => {
    const practice = await createPractice(one);
    let give: (token: string) => void = () => undefined;
    const token = new Promise<string>((resolve) => (give = resolve));
    const held = { isLoggedIn: false, properties: { getToken: () => token }, attributes };
    const { see } = await mount(practice, 'ordinacia-admin', held);
    await see.findByText('Načítava sa…');
    expect(see.queryByRole('heading', { name: 'Prihlásenie' })).to.equal(null);
    give(practice.token);
    await see.findByText('Ján Prvý');
    expect(Object.values(localStorage)).to.not.include(practice.token);
  });

  it('B2 getToken set later keeps the session of the stored token where it gives the same one, and what is typed in a popup, also while the token is renewed', async () => {
    const { practice, see, element } = await openElement('ordinacia-admin', one, {}, { attributes });
    const newer = await anotherToken(practice);
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const note = await see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    note.focus();
    await type('Zatvorené');
    const tokens = [practice.token];
    element.getToken = () => tokens.shift() ?? newer;
    await until(() => tokens.length === 0);
    await Promise.resolve();
    expect([note.isConnected, note.value]).to.deep.equal([true, 'Zatvorené']);
    expect(await seenCalls(practice.lane, '/api/tickets')).to.have.length(1);
    await endSession(practice.token);
    element.refresh();
    await untilSeen(practice.lane, '/api/tickets', 3);
    expect([note.isConnected, note.value]).to.deep.equal([true, 'Zatvorené']);
  });

  it('B2 a page that cancels ordinacia-session-expired begins the next session itself; „Prihlásiť sa“ does not wait for it', async () => {
    const { practice, see, root, element } = await openElement('ordinacia-admin', one, {}, { attributes });
    await see.findByText('Ján Prvý');
    let expired = 0;
    element.addEventListener('ordinacia-session-expired', (event) => {
      expired += 1;
      event.preventDefault();
    });
    await endSession(practice.token);
    element.refresh();
    await see.findByText(EXPIRED);
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(storedToken(practice)).to.equal(null);
    expect(see.queryByRole('heading', { name: 'Prihlásenie' })).to.equal(null);
    expect(expired).to.equal(1);
    const next = await anotherToken(practice);
    localStorage.setItem(`token-${practice.lane}`, next);
    element.refresh();
    await see.findByText('Ján Prvý');

    await endSession(next);
    element.refresh();
    await press(await see.findByRole('button', { name: 'Prihlásiť sa' }));
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
  });
});
