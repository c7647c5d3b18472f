// needs: built-files
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { press } from '../support/user-input';
import { openHostPage } from '../support/host-page';
import { unmountAll } from '../support/mount';
import { addTicket, createPractice, storedTickets } from '../support/practice';
import { until } from '../support/until';

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

  it('B2 looks the same with and without the page’s style sheet', async () => {
    const practice = await createPractice(tickets);
    const page = await openHostPage(EXAMPLE, { logIn: practice, name: 'ordinacia-waiting-room' });
    const { see, root, element } = page.panel();
    await see.findByRole('button', { name: /^Zrušiť termín: Eva Druhá/ });
    // As wide without it: a narrow list leaves something out.
    element.style.width = '640px';
    const readStyles = () =>
      [...root.querySelectorAll('[data-theme], [data-theme] *')].map((one) => {
        const style = page.window.getComputedStyle(one);
        const names = [
          'color',
          'backgroundColor',
          'display',
          'fontFamily',
          'fontSize',
          'padding',
          'margin',
          'textTransform',
        ];
        return names.map((name) => style.getPropertyValue(name.replace(/[A-Z]/g, '-$&').toLowerCase())).join(' ');
      });
    // What moves under the pointer or fades in is the same before and after.
    page.window.document.getAnimations().forEach((animation) => animation.finish());
    const styled = readStyles();
    const sheets = [...page.window.document.querySelectorAll('link[rel=stylesheet]')];
    expect(sheets.length).to.be.greaterThan(0);
    const ownBefore = page.window.getComputedStyle(page.window.document.body).fontFamily;
    sheets.forEach((sheet) => sheet.remove());
    await until(() => page.window.getComputedStyle(page.window.document.body).fontFamily !== ownBefore);
    expect(readStyles()).to.deep.equal(styled);
  });
});
