import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { mountPopups, unmountPopups } from '../../support/mount-popups';
import {
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  storedOfficeHours,
  untilHeld,
} from '../../support/practice';
import { until } from '../../support/until';
import {
  ADD,
  stored,
  opened,
  nameField,
  minutes,
  submit,
  adder,
  rows,
  time,
  day,
  fillHead,
  addRow,
} from './new-hours-form';

describe('the popup for new office hours', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('P5 X2 C21 F11 stores what is entered by mouse, shows a toast, and adds it to the list', async () => {
    const { see, element, practice, opener, setTheme, store } = await opened();
    see.getByRole('dialog', { name: 'Pridať ordinačné hodiny' });
    const types = within(see.getByRole('radiogroup', { name: 'Typ' })).getAllByRole('radio');
    expect(types.map(({ parentElement }) => parentElement?.textContent)).to.deep.equal([
      'Termín',
      'Prednostný termín',
      'Čakací lístok',
      'Iné',
    ]);
    await expectAccessible(element);
    await fillHead(see, '  Ranná ambulancia ');
    await addRow(see, 'Pondelok', '8:00', '12:30');
    await addRow(see, 'Nedeľa', '13', '14:05');
    await expectAccessible(element);
    await setTheme('dark');
    await expectAccessible(element);
    store.officeHours.reload();
    await until(() => store.officeHours.data.peek());
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(see.queryByRole('dialog')).to.equal(null);
    await until(() => focused() === opener);
    expect(await stored(practice)).to.deep.equal([
      {
        hours_name: 'Ranná ambulancia',
        hours_type: 'schedule',
        approximate_time_on_patient: 15,
        rows: ['monday 08:00 12:30', 'sunday 13:00 14:05'],
      },
    ]);
    expect(store.officeHours.data.peek()).to.deep.equal(await storedOfficeHours(practice));
  });

  it('P5 W8 W9 X9 works by keyboard alone, and is empty when opened again', async () => {
    const practice = await createPractice();
    const { see, opener } = await mountPopups(practice, 'office-hours');
    opener.focus();
    await pressKeys('Enter');
    await nameField(see);
    await type('Prednostné');
    await pressKeys('Tab', 'Space', 'ArrowDown', 'Tab');
    await type('5');
    await pressKeys('Tab', 'Enter');
    await until(() => focused() === day(see, 1, 'Pondelok'));
    await pressKeys('Space', 'ArrowRight', 'ArrowRight', 'Tab');
    await type('9');
    await pressKeys('Tab');
    await type('10:30');
    await pressKeys('Enter');
    await see.findByText('Ordinačné hodiny boli vytvorené');
    await until(() => focused() === opener);
    expect(await stored(practice)).to.deep.equal([
      {
        hours_name: 'Prednostné',
        hours_type: 'schedule-premium',
        approximate_time_on_patient: 5,
        rows: ['wednesday 09:00 10:30'],
      },
    ]);
    await pressKeys('Enter');
    expect((await nameField(see)).value).to.equal('');
    expect(rows(see)).to.have.length(0);
    expect(see.queryByRole('button', { name: 'Začať odznova' })).to.equal(null);
  });

  it('F2 a dropped connection closes the popup and opens the alert; „Skúsiť znova“ restores everything entered', async () => {
    const warnings = recordWarnings();
    const { see, element, practice, opener } = await opened();
    await breakCall(practice.lane, { path: ADD, kind: 'refuse' });
    await fillHead(see);
    await addRow(see, 'Piatok', '8:00', '12:00');
    await press(submit(see));
    const alert = await see.findByRole('alertdialog', { name: 'Akcia nebola úspešne vykonaná' });
    expect(see.queryByRole('dialog', { name: 'Pridať ordinačné hodiny' })).to.equal(null);
    await expectAccessible(element);
    await clearFaults(practice.lane);
    await press(within(alert).getByRole('button', { name: 'Skúsiť znova' }));
    expect((await nameField(see)).value).to.equal('Ranná ambulancia');
    expect(see.getByRole<HTMLInputElement>('radio', { name: 'Termín' }).checked).to.equal(true);
    expect(minutes(see).value).to.equal('15');
    expect(day(see, 1, 'Piatok').checked).to.equal(true);
    expect([time(see, 1, 'Od').value, time(see, 1, 'Do').value]).to.deep.equal(['8:00', '12:00']);
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    await until(() => focused() === opener);
    expect((await stored(practice)).map(({ rows: hours }) => hours)).to.deep.equal([['friday 08:00 12:00']]);
    expect(warnings.messages.join()).to.not.contain('Ranná');
    warnings.restore();
  });

  it('is busy while sending, and sends nothing twice', async () => {
    const { see, element, practice } = await opened();
    await breakCall(practice.lane, { path: ADD, kind: 'hold', times: 1 });
    await fillHead(see);
    await press(submit(see));
    await untilHeld(practice.lane, ADD);
    await until(() => submit(see).getAttribute('aria-busy') === 'true');
    await press(submit(see));
    minutes(see).focus();
    await pressKeys('Enter');
    await expectAccessible(element);
    await release(practice.lane, ADD);
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    expect(await stored(practice)).to.have.length(1);
  });

  it('P1 keeps a draft over Escape, and offers to start over', async () => {
    const { see, element, opener } = await opened();
    await type('Rozpísané');
    await press(adder(see));
    await until(() => rows(see).length === 1);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    await pressKeys('Enter');
    expect((await nameField(see)).value).to.equal('Rozpísané');
    expect(rows(see)).to.have.length(1);
    see.getByText('Obnovili sme, čo ste rozpísali.');
    await expectAccessible(element);
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => see.queryByText('Obnovili sme, čo ste rozpísali.') === null);
    expect((await nameField(see)).value).to.equal('');
    expect(rows(see)).to.have.length(0);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    await pressKeys('Enter');
    await nameField(see);
    expect(see.queryByText('Obnovili sme, čo ste rozpísali.')).to.equal(null);
  });

  it('scrolls nothing sideways at 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    const { see, element } = await opened();
    await fillHead(see);
    await addRow(see, 'Streda', '8:00', '12:00');
    const dialog = see.getByRole('dialog');
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    expect(document.documentElement.scrollWidth).to.equal(320);
    await expectAccessible(element);
  });
});
