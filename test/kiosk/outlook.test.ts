import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';
import { closedToday, DAYS, hoursOf, openKiosk } from './kiosk-page';

/** Open all week and all day. */
const hours = hoursOf('queue', DAYS);

describe('the kiosk’s honesty', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    await unmountAll();
  });

  it('offers no ticket on a day without hours, says why, and offers an appointment', async () => {
    const practice = await createPractice([], { officeHours: [closedToday] });
    const { see } = await openKiosk(practice);
    const ticket = see.getByRole<HTMLInputElement>('radio', { name: /^Čakací lístok/ });
    expect(ticket.disabled).to.equal(true);
    expect(ticket.labels?.[0]?.textContent).to.contain('Dnes sa tu neordinuje');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Objednať sa/ }).checked).to.equal(true);
    see.getByRole('button', { name: 'Objednať sa' });
    see.getByText('Dnes sa tu neordinuje', { selector: '#entry-practice *' });
  });

  it('says the expected time before and on the ticket, and how it prints it', async () => {
    const practice = await createPractice([{ type: 'queue' }, { type: 'queue' }], { officeHours: [hours] });
    const { see, page } = await openKiosk(practice, 1000, '&tlac');
    see.getByText(/^S lístkom na rad približne \d{1,2}:\d\d – \d{1,2}:\d\d$/, { selector: '#entry-practice *' });
    let printed = 0;
    if (page.defaultView) page.defaultView.print = () => (printed += 1);
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*3/ });
    see.getByText(/^Na rad pôjdete približne \d{1,2}:\d\d – \d{1,2}:\d\d$/);
    await until(() => printed === 1);
    await press(see.getByRole('button', { name: 'Vytlačiť lístok' }));
    expect(printed).to.equal(2);
    await emulateMedia({ media: 'print' });
    const seenOnPaper = ['#number', '#before', '#expected', '#doctor', '#taken'];
    for (const part of seenOnPaper) expect(page.querySelector(part)?.checkVisibility(), part).to.equal(true);
    for (const part of ['header', 'footer', '#done', '#print', '.ticket .info']) {
      expect(page.querySelector(part)?.checkVisibility(), part).to.equal(false);
    }
  });

  it('without a printer nothing is printed, and unknown times are not shown', async () => {
    const { see, page } = await openKiosk(await createPractice());
    if (page.defaultView) page.defaultView.print = () => expect.fail('It was printed.');
    expect(page.querySelector('#entry-practice')?.textContent).to.match(/Nikto nečaká$/);
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*1/ });
    expect(page.querySelector('#print')?.checkVisibility()).to.equal(false);
    expect(page.querySelector('#expected')?.checkVisibility()).to.equal(false);
    expect(page.querySelector('#entry-notice')?.checkVisibility()).to.equal(false);
  });

  it('shows the doctor’s notice, in its lines, alone and in the choice of several', async () => {
    const note = 'V ordinácii meškáme približne 30 minút.\nĎakujeme za trpezlivosť.';
    const announcement = { note, expired_at: new Date(Date.now() + 3_600_000).toISOString() };
    const practice = await createPractice([], { announcement });
    const { page } = await openKiosk(practice);
    const shown = page.querySelector<HTMLElement>('#entry-notice');
    expect(shown?.innerText).to.equal(`Oznam: ${note}`);
    const all = await openKiosk({});
    const choice = all.page.querySelector<HTMLInputElement>(`input[value="${practice.code}"]`);
    expect(choice?.labels?.[0]?.textContent).to.contain(`Oznam: ${note}`);
    expect(all.page.querySelector('#entry-notice')?.checkVisibility()).to.equal(false);
  });
});
