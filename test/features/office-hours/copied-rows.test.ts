import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { morningHours, rowOn } from './records';
import { save, rows, row, opened, stored } from './edit-screen';

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
