import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, storedToken, unmountAll } from '../../support/mount';
import { createPractice, endSession, isSession, untilAnswered } from '../../support/practice';

describe('the session', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('F1 X7 a 401 removes the token and all personal data, and shows the login with the reason', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, root, element } = await mount(practice, 'ordinacia-waiting-room', {
      attributes: { 'realtime-key': '' },
    });
    await see.findByText('Ján Prvý');
    await endSession(practice.token);
    (element as HTMLElement & { refresh(): void }).refresh();
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
  });

  it('C3 X7 a logout ends the session on the server, here and in every other tab', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, root, element } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Ján Prvý');
    (element as HTMLElement & { logout(): void }).logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilAnswered(practice.lane, '/api/logout');
    expect(await isSession(practice.token)).to.equal(false);
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(see.queryByText(/^Platnosť Vášho prihlásenia/)).to.equal(null);
  });

  it('X7 follows a token that another tab removes or stores', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see } = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await see.findByText('Ján Prvý');
    // Another document of the same origin is what makes the browser tell this one.
    const tab = document.body.appendChild(document.createElement('iframe'));
    const storage = tab.contentWindow?.localStorage;
    storage?.removeItem(`token-${practice.lane}`);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    expect(see.queryByText('Ján Prvý')).to.equal(null);
    storage?.setItem(`token-${practice.lane}`, practice.token);
    await see.findByText('Ján Prvý');
  });
});
