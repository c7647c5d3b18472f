import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { dayFromNow } from '../../../support/dates';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { answerWith, createPractice } from '../../../support/practice';

const rows = (see: Seen) => see.getAllByRole('listitem').map((row) => row.querySelector('[data-open]')?.textContent);

describe('the waiting room’s list', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('T1 T2 groups tickets by day, with a separator between days: not before the first, not before an empty one', async () => {
    const practice = await createPractice([
      { type: 'queue', user_alternate: 'Ján Dnešný' },
      { type: 'schedule', date: dayFromNow(1), time: '08:20', user_alternate: 'Eva Zajtrajšia' },
      { type: 'schedule', date: dayFromNow(5), time: '09:00', user_alternate: 'Ivan Neskorší' },
    ]);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Ján Dnešný');
    const separators = see.getAllByRole('heading', { level: 2 });
    expect(separators).to.have.length(2);
    expect(separators[0]?.textContent).to.equal('Zajtra');
    expect(rows(see)).to.deep.equal(['Ján Dnešný', 'Eva Zajtrajšia', 'Ivan Neskorší']);
    const tomorrow = see.getByRole('region', { name: 'Zajtra' });
    expect(tomorrow.textContent).to.contain('Eva Zajtrajšia').and.not.to.contain('Ján Dnešný');
  });

  it('T2 T4 an empty group has no separator, but the second group has one after an empty first; a ticket of an unknown kind is shown, whatever its name', async () => {
    const practice = await createPractice();
    const groups = [
      { day: 'Dnes', tickets: [] },
      { day: 'Zajtra', tickets: [{ id: 1, type: 'constructor', ticket_title: 'Kontrola', user_alternate: 'Eva' }] },
      { day: 'streda', tickets: [] },
    ];
    await answerWith(practice.lane, '/api/tickets', 200, JSON.stringify(groups));
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    expect((await see.findByText('Eva')).closest('li')).to.contain.text('Iné');
    expect(see.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).to.deep.equal(['Zajtra']);
    expect(see.queryByRole('button', { name: /^Ďalší pacient/ })).to.equal(null);
    see.getByRole('button', { name: 'Zrušiť termín: Eva' });
    see.getByText('Dnes: 0 tiketov');
  });

  it('T3 a ticket shows title, time, avatar and full name; else user_alternate, else origin_title', async () => {
    const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const practice = await createPractice([
      {
        type: 'schedule',
        time: '00:10',
        ticket_title: 'Kontrola tlaku',
        user: { fullname: 'Mária Horváthová', avatar },
      },
      { type: 'schedule', time: '00:20', user: { fullname: 'Ján Kováč' }, user_alternate: 'nepoužité' },
      { type: 'schedule', time: '00:30', user_alternate: 'Oto Lukáč', origin_title: 'nepoužité' },
      { type: 'schedule', time: '00:40', origin_title: 'Kiosk v čakárni' },
    ]);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Mária Horváthová');
    expect(rows(see)).to.deep.equal(['Mária Horváthová', 'Ján Kováč', 'Oto Lukáč', 'Kiosk v čakárni']);
    const [first, second] = see.getAllByRole('listitem');
    expect(first?.textContent).to.contain('dnes o 0:10').and.to.contain('Kontrola tlaku');
    expect(first?.querySelector('img')?.getAttribute('src')).to.equal(avatar);
    expect(second?.textContent).to.match(/^JK/);
    expect(see.queryByText('nepoužité')).to.equal(null);
  });

  it('T4 T5 T6 T8 shows the kind as a style class and a label; the first of the first day offers „Ďalší pacient“, every other „Zrušiť termín“; „Dnes“ counts that day', async () => {
    const practice = await createPractice([
      { type: 'schedule', time: '00:10', user_alternate: 'Anna' },
      { type: 'schedule-premium', time: '00:20', user_alternate: 'Beáta' },
      { type: 'queue', user_alternate: 'Cyril' },
      { type: 'schedule', date: dayFromNow(1), time: '08:00', user_alternate: 'Ivan Zajtrajší' },
    ]);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByText('Anna');
    const rowOf = (name: string) => see.getByText(name).closest('li');
    expect(rowOf('Anna')).to.have.class('schedule').and.to.contain.text('Termín');
    expect(rowOf('Beáta')).to.have.class('schedule-premium').and.to.contain.text('Prednostný termín');
    expect(rowOf('Cyril')).to.have.class('queue').and.to.contain.text('Čakací lístok');
    const edge = (name: string) => getComputedStyle(rowOf(name) ?? document.body).borderLeftColor;
    expect(new Set([edge('Anna'), edge('Beáta'), edge('Cyril')]).size).to.equal(3);
    see.getByRole('button', { name: 'Ďalší pacient: Anna' });
    expect(see.getAllByRole('button', { name: /^Ďalší pacient/ })).to.have.length(1);
    const cancels = see.getAllByRole('button', { name: /^Zrušiť termín/ }).map(({ ariaLabel }) => ariaLabel);
    for (const [index, name] of ['Beáta', 'Cyril', 'Ivan Zajtrajší'].entries())
      expect(cancels[index]).to.match(new RegExp(`^Zrušiť termín: ${name}`));
    expect(cancels).to.have.length(3);
    expect(see.getByText('Dnes: 3 tikety').parentElement?.firstElementChild?.textContent).to.equal('Dnes 3');
  });

  it('W1 an empty waiting room says „Žiaden obsah na zobrazenie“', async () => {
    const { see } = await mount(await createPractice(), 'ordinacia-waiting-room');
    await see.findByText('Žiaden obsah na zobrazenie');
    see.getByText('Dnes: 0 tiketov');
  });
});
