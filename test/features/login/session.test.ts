import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { logIn } from '../../support/log-in';
import { mount, storedToken, unmountAll } from '../../support/mount';
import { createPractice, endSession, isSession, untilAnswered } from '../../support/practice';
import { press, type } from '../../support/user-input';
import { openTab } from '../tickets/history/office-card';

describe('the session', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('C3 F1 X7 a logout in another tab ends the session on the server and here, and keeps nothing that was typed; a 401 removes the token and all personal data, and shows the login with the reason', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, root, element } = await mount(practice, 'ordinacia-admin', {
      attributes: { routing: 'memory', 'realtime-key': '' },
    });
    const openAnnouncement = async () => {
      await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
      await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
      return see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    };
    const tab = await openTab(practice);
    await tab.see.findByText('Ján Prvý');
    (await openAnnouncement()).focus();
    await type('V piatok neordinujeme.');
    const panel = tab.page.document.querySelector<HTMLElement & { logout(): void }>('ordinacia-waiting-room');
    panel?.logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilAnswered(practice.lane, '/api/logout');
    tab.page.remove();
    expect(await isSession(practice.token)).to.equal(false);
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(see.queryByText(/^Platnosť Vášho prihlásenia/)).to.equal(null);
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    expect((await openAnnouncement()).value).to.equal('');

    await endSession(storedToken(practice) ?? '');
    element.refresh();
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
  });
});
