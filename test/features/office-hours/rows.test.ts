import { expect } from '@open-wc/testing';
import { closeScreen, address } from '../../support/screen';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { opened, stored, row, rows, save, morningHours, rowOn } from './records';
import { within } from '@testing-library/dom';
import { until } from '../../support/until';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const week = [{ ...morningHours, time_schedules: days.map((day) => rowOn(day, '07:30', '11:30')) }];

describe('the schedule of office hours, a line for each row', () => {
  afterEach(closeScreen);

  it('shows a week on one screen, each row with its days, times and buttons beside each other', async () => {
    const { see } = await opened(week);
    expect(rows(see)).to.have.length(5);
    for (const one of rows(see)) expect(one.getBoundingClientRect().height).to.be.below(70);
    expect(document.documentElement.scrollHeight).to.be.below(1200);
    const { getByRole } = row(see, 2);
    expect(getByRole<HTMLInputElement>('radio', { name: 'Utorok' }).checked).to.equal(true);
    expect(getByRole('radio', { name: 'Utorok' }).closest('label')?.textContent).to.equal('Ut');
    for (const name of ['Od', 'Do']) getByRole('combobox', { name });
    for (const name of ['Kopírovať na ďalšie dni', 'Odstrániť riadok 2']) getByRole('button', { name });
  });

  it('keeps its buttons in sight, and the focus before them', async () => {
    const many = [...days, ...days, ...days].map((day, index) => rowOn(day, `0${index % 8}:00`, `0${index % 8}:30`));
    const { see } = await opened([{ ...morningHours, time_schedules: many }], { height: 700 });
    const isInSight = () => save(see).getBoundingClientRect().bottom <= 700;
    expect(document.documentElement.scrollHeight).to.be.above(1000);
    expect(isInSight()).to.equal(true);
    row(see, 1).getByRole('combobox', { name: 'Od' }).focus();
    const foot = save(see).parentElement;
    for (let step = 0; step < 40; step += 1) {
      await pressKeys('Tab');
      const active = focused();
      if (!active || foot?.contains(active)) break;
      const { bottom } = active.getBoundingClientRect();
      expect(bottom, active.outerHTML).to.be.at.most((foot?.getBoundingClientRect().top ?? 0) + 1);
    }
    expect(isInSight()).to.equal(true);
  });
});

describe('copying a row to other days', () => {
  afterEach(closeScreen);

  it('W9 copies in one step, explains the days that are taken, announces it, and returns the focus; a row without times says that it cannot be copied', async () => {
    const hours = {
      ...morningHours,
      time_schedules: [rowOn('monday', '08:00', '12:00'), rowOn('friday', '10:00', '14:00')],
    };
    const { see, practice } = await opened([hours]);
    const button = row(see, 1).getByRole('button', { name: 'Kopírovať na ďalšie dni' });
    await press(button);
    const choice = within(await see.findByRole('dialog', { name: 'Kopírovať 8:00 – 12:00 na ďalšie dni' }));
    expect(choice.getAllByRole('checkbox')).to.have.length(6);
    const friday = choice.getByRole<HTMLInputElement>('checkbox', { name: /^Piatok/ });
    expect(friday.labels?.[0]?.textContent).to.contain('prekrýva sa s riadkom 2 (10:00 – 14:00)');
    await press(friday);
    expect(friday.checked).to.equal(false);
    for (const day of ['Utorok', 'Štvrtok']) await press(choice.getByRole('checkbox', { name: day }));
    await press(choice.getByRole('button', { name: 'Pridať 2 riadky' }));
    await until(() => rows(see).length === 4);
    await until(() => focused() === button);
    const said = row(see, 1).getByRole('status');
    expect(said.textContent).to.equal('Pridané 2 riadky: utorok, štvrtok, 8:00 – 12:00.');
    await press(see.getByRole('button', { name: 'Pridať riadok' }));
    await press(await row(see, 5).findByRole('button', { name: 'Kopírovať na ďalšie dni' }));
    await see.findByText('Najprv v tomto riadku vyplňte čas Od a Do.');
    await pressKeys('Escape');
    await press(see.getByRole('button', { name: 'Odstrániť riadok 5' }));
    await press(save(see));
    await see.findByText('Ordinačné hodiny boli upravené');
    expect((await stored(practice)).rows).to.deep.equal([
      'monday 08:00 12:00',
      'friday 10:00 14:00',
      'tuesday 08:00 12:00',
      'thursday 08:00 12:00',
    ]);
  });

  it('V8 works by keyboard alone up to seven rows, and says how many more fit', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday'] as const;
    const { see } = await opened([
      { ...morningHours, time_schedules: days.map((day) => rowOn(day, '08:00', '09:00')) },
    ]);
    await press(row(see, 1).getByRole('button', { name: 'Odstrániť riadok 1' }));
    for (const [label, time] of Object.entries({ Od: '10', Do: '11' })) {
      const field = row(see, 1).getByRole<HTMLInputElement>('combobox', { name: label });
      await press(field);
      field.select();
      await type(time);
    }
    const button = row(see, 1).getByRole('button', { name: 'Kopírovať na ďalšie dni' });
    button.focus();
    await pressKeys('Enter');
    const choice = within(await see.findByRole('dialog', { name: /^Kopírovať 10:00/ }));
    choice.getByText('Pridať môžete ešte 4 riadky.');
    for (let number = 0; number < 5; number += 1) await pressKeys('Tab', 'Space');
    choice.getByText('Vybrali ste 5 dní, pridať sa dajú ešte 4 riadky.');
    expect(choice.getByRole('button').getAttribute('aria-disabled')).to.equal('true');
    await pressKeys('Enter');
    expect(rows(see)).to.have.length(3);
    await pressKeys('Space');
    // In a check box Enter adds the rows, and does not submit the form.
    await pressKeys('Enter');
    await until(() => rows(see).length === 7 && focused() === button);
    await pressKeys('Enter');
    await see.findByText('Ďalší riadok sa nezmestí: najviac je 7 riadkov.');
    await pressKeys('Escape');
    await until(() => focused() === button);
    expect(address()).to.match(/\/\d+$/);
    await press(see.getByRole('button', { name: 'Pridať riadok' }));
    see.getByText('Najviac 7 riadkov.');
    expect(rows(see)).to.have.length(7);
  });
});
