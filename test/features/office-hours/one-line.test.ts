import { expect } from '@open-wc/testing';
import { closeScreen } from '../../support/screen';
import { focused, pressKeys } from '../../support/user-input';
import { opened, row, rows, save } from './edit-screen';
import { morningHours, rowOn } from './records';

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
