import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport, executeServerCommand } from '@web/test-runner-commands';
import { unmountAll } from '../support/mount';
import { createPractice } from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';
import { answersOf, closedToday, DAYS, hoursOf, openKiosk, openElsewhere, refusal, withTerms } from './kiosk-page';

const PRACTICES = '/kiosk/api/practices';
const TICKETS = '/kiosk/api/tickets';
/** Open all week and all day. */
const hours = hoursOf('queue', DAYS);

describe('the kiosk’s honesty', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    await unmountAll();
  });

  it('offers no ticket on a day without hours, says why, and offers an appointment; later, untouched, it offers a ticket again', async () => {
    const practice = await createPractice([], { officeHours: [closedToday] });
    const { see, page } = await openKiosk(practice);
    const ticket = see.getByRole<HTMLInputElement>('radio', { name: /^Čakací lístok/ });
    expect(ticket.disabled).to.equal(true);
    expect(ticket.labels?.[0]?.textContent).to.contain('Dnes sa tu neordinuje');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Objednať sa/ }).checked).to.equal(true);
    see.getByRole('button', { name: 'Objednať sa' });
    see.getByText('Dnes sa tu neordinuje', { selector: '#entry-practice *' });
    const areDaysShown = () => page.querySelector('#days')?.checkVisibility();
    await until(areDaysShown);

    const practices = (await (await fetch(PRACTICES)).json()) as object[];
    answersOf(page).answer(PRACTICES, 200, JSON.stringify(practices.map((one) => ({ ...one, closed: null }))));
    page.dispatchEvent(new Event('visibilitychange'));
    await until(() => !ticket.disabled);
    expect([ticket.checked, areDaysShown()]).to.deep.equal([true, false]);
  });

  it('does not advise to take a ticket where it offers none', async () => {
    const elsewhen = { ...closedToday, hours_type: 'queue' as const };
    const { see } = await openKiosk(await createPractice([], { officeHours: [elsewhen] }));
    await see.findByText('Táto ambulancia teraz nemá voľný termín. Ohláste sa, prosím, sestre.');
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

  it('without a printer nothing is printed, and unknown times are not shown; warns of a ticket that may be too late, with the time or, for the next day, without one', async () => {
    const { see, page } = await openKiosk(await createPractice());
    if (page.defaultView) page.defaultView.print = () => expect.fail('It was printed.');
    expect(page.querySelector('#entry-practice')?.textContent).to.match(/Nikto nečaká$/);
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*1/ });
    expect(page.querySelector('#print')?.checkVisibility()).to.equal(false);
    expect(page.querySelector('#expected')?.checkVisibility()).to.equal(false);
    expect(page.querySelector('#entry-notice')?.checkVisibility()).to.equal(false);

    const ticket = { number: 7, before: 6, doctor_name: 'MUDr. Nová', closes_at: '23:30' };
    for (const [expected, is_late] of [
      [null, true],
      [{ from: '23:20', to: '23:40' }, true],
      [{ from: '23:00', to: '23:20' }, false],
    ] as const) {
      await press(see.getByRole('button', { name: 'Hotovo' }));
      await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
      answersOf(page).answer(TICKETS, 201, JSON.stringify({ ...ticket, expected, is_late }));
      await press(see.getByRole('button', { name: 'Vziať lístok' }));
      await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*7/ });
      expect(page.querySelector('#expected')?.checkVisibility()).to.equal(expected !== null);
      expect(see.queryAllByText(/^Ordinuje sa do 23:30\./, { selector: '#late' }).length).to.equal(is_late ? 1 : 0);
    }
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

describe('the kiosk for everybody', () => {
  it('axe finds nothing on any of its screens, light or dark', async () => {
    const announcement = { note: 'Meškáme 30 minút.', expired_at: new Date(Date.now() + 3_600_000).toISOString() };
    const { run, expectAccessible } = await openElsewhere(await withTerms('23:59', { announcement }));
    await expectAccessible();
    await run('press', { name: 'Požiadať o recept Na liek, ktorý už užívam', role: 'radio' });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Napíšte názov lieku.' });
    await expectAccessible();
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('type', { name: 'Názov lieku', text: 'Paralen' });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Žiadosť o recept je odoslaná' });
    await expectAccessible();

    await run('reload');
    await run('press', { name: 'Objednať sa na termín Na iný deň alebo hodinu', role: 'radio' });
    await run('see', { text: 'Na ktorý deň?' });
    await run('press', { name: 'Objednať sa' });
    await run('see', { text: 'Vyberte deň.' });
    await expectAccessible();
    await executeServerCommand('other:first-radio', { name: 'day' });
    await run('press', { name: '23:25', role: 'radio' });
    await expectAccessible();
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('press', { name: 'Objednať sa' });
    await run('see', { text: 'Termín je objednaný' });
    await expectAccessible();
    await run('close');
  });

  it('axe finds nothing where it receives nobody, light or dark', async () => {
    const practice = await createPractice([], { officeHours: [closedToday] });
    const { run, expectAccessible } = await openElsewhere(practice);
    await run('see', { text: 'Dnes sa tu neordinuje' });
    await expectAccessible();
    await run('press', { name: 'Požiadať o recept Na liek, ktorý už užívam', role: 'radio' });
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('type', { name: 'Názov lieku', text: 'Paralen' });
    await run('answer', { url: '/kiosk/api/recepts', status: 403, text: refusal('limit') });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Dnes už kiosk' });
    await expectAccessible();
    await run('press', { name: 'Späť k formuláru' });
    await run('press', { name: 'Spárovať s ambulanciou' });
    await run('see', { text: 'Pre personál ambulancie.' });
    await run('press', { name: 'Spárovať' });
    await run('see', { text: 'Napíšte kód.' });
    await expectAccessible();
    await run('answer', { url: '/kiosk/api/practices', status: 403, text: refusal('unpaired') });
    await run('reload');
    await run('see', { text: 'Kiosk ešte nie je spárovaný' });
    await expectAccessible();
    await run('close');
  });
});
