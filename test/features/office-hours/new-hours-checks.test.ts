import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { unmountPopups } from '../../support/mount-popups';
import { answerWith, seenCalls } from '../../support/practice';
import { until } from '../../support/until';
import { errorAt } from '../../support/field-error';
import { write } from '../../support/popup-panel';
import { ADD, stored, opened, minutes, submit, adder, rows, time, day, fillHead, addRow } from './new-hours-form';

describe('what the popup for new office hours accepts', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('V3 V9 W10 sends nothing until every field is valid, and each field shows its error', async () => {
    const { see, root, element, practice, setTheme } = await opened();
    await press(adder(see));
    await until(() => rows(see).length === 1);
    await press(submit(see));
    const name = see.getByRole('textbox', { name: 'Názov' });
    await until(() => focused() === name && errorAt(name, root) === 'Položka Názov je povinná');
    see.getByText('Položka Typ je povinná');
    see.getByText('Položka Deň je povinná');
    expect(errorAt(minutes(see), root)).to.equal('Položka Čas na pacienta je povinná');
    expect(errorAt(time(see, 1, 'Od'), root)).to.equal('Položka Od je povinná');
    expect(errorAt(time(see, 1, 'Do'), root)).to.equal('Položka Do je povinná');
    await expectAccessible(element);
    await setTheme('dark');
    await expectAccessible(element);
    await fillHead(see);
    expect(errorAt(name, root)).to.equal('');
    await write(minutes(see), '481');
    expect(errorAt(minutes(see), root)).to.equal('Položka Čas na pacienta musí byť od 1 do 480');
    await write(minutes(see), '480');
    expect(errorAt(minutes(see), root)).to.equal('');
    await press(day(see, 1, 'Utorok'));
    expect(see.queryByText('Položka Deň je povinná')).to.equal(null);
    await write(time(see, 1, 'Od'), '9:00');
    await write(time(see, 1, 'Do'), '9:00');
    expect(errorAt(time(see, 1, 'Do'), root)).to.equal('Položka Do musí byť neskôr ako Od');
    await press(submit(see));
    await until(() => focused() === time(see, 1, 'Do'));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await write(time(see, 1, 'Do'), '9:05');
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect((await stored(practice))[0]?.rows).to.deep.equal(['tuesday 09:00 09:05']);
  });

  it('V7 V8 accepts no rows, and at most seven', async () => {
    const { see, practice } = await opened();
    await fillHead(see);
    for (let number = 1; number <= 7; number += 1) {
      await press(adder(see));
      await until(() => rows(see).length === number);
    }
    await press(adder(see));
    await pressKeys('Enter');
    see.getByText('Najviac 7 riadkov.');
    expect(rows(see)).to.have.length(7);
    for (let left = 6; left >= 0; left -= 1) {
      await press(see.getByRole('button', { name: 'Odstrániť riadok 1' }));
      await until(() => rows(see).length === left);
    }
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect((await stored(practice))[0]?.rows).to.deep.equal([]);
  });

  it('V3 rows of one day may touch but not overlap, with the error at the later one', async () => {
    const { see, root, practice } = await opened();
    await fillHead(see);
    await addRow(see, 'Pondelok', '8:00', '12:00');
    await addRow(see, 'Pondelok', '11:55', '16:00');
    await until(() => errorAt(time(see, 2, 'Od'), root) === 'Hodiny sa prekrývajú s riadkom 1');
    expect(errorAt(time(see, 1, 'Od'), root)).to.equal('');
    await press(submit(see));
    await until(() => focused() === time(see, 2, 'Od'));
    await write(time(see, 2, 'Od'), '12:00');
    await until(() => errorAt(time(see, 2, 'Od'), root) === '');
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect((await stored(practice))[0]?.rows).to.deep.equal(['monday 08:00 12:00', 'monday 12:00 16:00']);
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
  });

  it('W10 a 422 keeps it open with errors at their fields, rows included', async () => {
    const { see, root, practice } = await opened();
    const errors = { hours_name: ['Názov je obsadený.'], 'time_schedules.0.hours_time_from': ['Vtedy je zatvorené.'] };
    await answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await fillHead(see);
    await addRow(see, 'Pondelok', '8:00', '12:00');
    await press(submit(see));
    const name = see.getByRole('textbox', { name: 'Názov' });
    await until(() => errorAt(name, root) === 'Názov je obsadený.' && focused() === name);
    expect(errorAt(time(see, 1, 'Od'), root)).to.equal('Vtedy je zatvorené.');
    await type(' 2');
    await until(() => errorAt(name, root) === '');
    await press(submit(see));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    expect(await stored(practice)).to.have.length(1);
  });
});
