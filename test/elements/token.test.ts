import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press, type } from '../support/user-input';
import { mount, storedToken, unmountAll } from '../support/mount';
import { anotherToken, createPractice, endSession, seenCalls, type TestPractice } from '../support/practice';
import { until } from '../support/until';

const one = [{ type: 'queue' as const, user_alternate: 'Ján Prvý' }];
type Name = 'ordinacia-admin' | 'ordinacia-waiting-room';
const attributes = { routing: 'memory', 'realtime-key': '' };
const EXPIRED = 'Platnosť Vášho prihlásenia sa skončila';

/** An element on a page that holds the token itself. */
const mountHolding = (practice: TestPractice, name: Name, getToken: () => unknown, others = {}) =>
  mount(practice, name, { isLoggedIn: false, properties: { getToken }, attributes: { ...attributes, ...others } });

describe('getToken of the page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 shows no login while getToken is pending, logs in by what it gives, and stores nothing', async () => {
    const practice = await createPractice(one);
    let give: (token: string) => void = () => undefined;
    const token = new Promise<string>((resolve) => (give = resolve));
    const waiting = await mountHolding(practice, 'ordinacia-admin', () => token);
    await waiting.see.findByText('Načítava sa…');
    expect(waiting.see.queryByRole('heading', { name: 'Prihlásenie' })).to.equal(null);
    give(practice.token);
    await waiting.see.findByText('Ján Prvý');
    expect(Object.values(localStorage)).to.not.include(practice.token);
  });

  it('B2 keeps what is typed in a popup while the token is renewed', async () => {
    const practice = await createPractice(one);
    const newer = await anotherToken(practice);
    const tokens = [practice.token, newer];
    const { see, element } = await mountHolding(practice, 'ordinacia-admin', () => tokens.shift() ?? newer);
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    const note = await see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    note.focus();
    await type('Zatvorené');
    await endSession(practice.token);
    const before = (await seenCalls(practice.lane, '/api/tickets')).length;
    element.refresh();
    await until(async () => (await seenCalls(practice.lane, '/api/tickets')).length >= before + 2);
    expect(note.value).to.equal('Zatvorené');
    expect(note.isConnected).to.equal(true);
  });
});

describe('an expired session', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B2 a page that cancels ordinacia-session-expired begins the next session itself; „Prihlásiť sa“ does not wait for it', async () => {
    const practice = await createPractice(one);
    const { see, root, element } = await mount(practice, 'ordinacia-admin', { attributes });
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
