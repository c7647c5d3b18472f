// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/user-input';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
import { addTicket, createPractice, storedTickets } from '../support/practice';

const EXAMPLE = '/examples/waiting-room.html';
const tickets = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
];

describe('the waiting room in a clinic’s page', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('B1 B2 works from one classic script and one tag under a foreign style sheet', async () => {
    const practice = await createPractice(tickets);
    const page = await openHostPage(EXAMPLE, { logIn: practice, name: 'ordinacia-waiting-room' });
    const { see } = page.panel();
    await see.findByText('Naživo');
    await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
    await press(await see.findByRole('button', { name: 'Zrušiť termín: Nový' }));
    const dialog = await see.findByRole('dialog');
    expect(dialog.getBoundingClientRect().width).to.equal(520);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne zamietnutý');
    const left = (await storedTickets(practice)).flatMap((group) => group.tickets.map((one) => one.user_alternate));
    expect(left).to.deep.equal(['Eva Druhá']);
    expect(await page.violations()).to.deep.equal([]);
  });
});
