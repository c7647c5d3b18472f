import { expect } from '@open-wc/testing';
import { patientsPart } from '../../../src/features/patients';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { unmountPopups } from '../../support/mount-popups';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';
import { errorAt } from '../../support/failure-alert';
import * as form from './appointment-form';

const { addTicket, answerWith, breakCall, clearFaults, release, seenCalls } = practiceOf;
const { untilAnswered, untilHeld } = practiceOf;
const { ADD, DAYS, TIMES, first, practiceWithHours, opened, dayBox } = form;
const { timeBox, submit, options, choose, chooseDay, patientBox, chooseTime, chooseOther, stored } = form;

describe('the days and times of a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('C26 X10 V9 late times of an earlier day do not replace those of the current day; choosing another day clears the time and shows that it is missing', async () => {
    const { see, root, practice } = await opened();
    await breakCall(practice.lane, { path: TIMES, kind: 'hold', times: 1 });
    await chooseDay(see, 0);
    await untilHeld(practice.lane, TIMES);
    await until(() => timeBox(see).placeholder === 'Načítavajú sa časy…');
    await press(timeBox(see));
    await see.findByText('Loading...');
    await pressKeys('Escape');
    await chooseDay(see, 1);
    await press(timeBox(see));
    await until(() => options(see).join() === '13:00,13:30');
    await release(practice.lane, TIMES);
    // A late response would be rendered within two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(options(see).join()).to.equal('13:00,13:30');
    await press(see.getByRole('option', { name: '13:00' }));
    await chooseDay(see, 0);
    await until(() => timeBox(see).value === '');
    expect(errorAt(timeBox(see), root)).to.equal('Položka Čas je povinná');
    await press(timeBox(see));
    await until(() => options(see).join() === '8:00,8:30,9:00,9:30');
  });

  it('F3 says when there is no free day, or no free time on a day; shows days, times and patients that fail to load at their fields, each with a retry, without an alert popup', async () => {
    const warnings = recordWarnings();
    const practice = await practiceWithHours();
    hidePage();
    await answerWith(practice.lane, DAYS, 200, '[]');
    const { see, store, opener } = await opened(practice);
    await see.findByText(/^Žiadne voľné dni\./);
    expect(dayBox(see).placeholder).to.equal('Žiadne voľné dni');
    await pressKeys('Escape');
    await until(() => focused() === opener);
    const failed = () => see.findByText('Možnosti sa nepodarilo načítať.');
    const retry = () => press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await answerWith(practice.lane, DAYS, 404, '{}');
    await pressKeys('Enter');
    await failed();
    await clearFaults(practice.lane);
    await answerWith(practice.lane, TIMES, 500, '{}');
    await retry();
    await chooseDay(see);
    await failed();
    expect(see.queryByRole('alertdialog')).to.equal(null);
    await clearFaults(practice.lane);
    await answerWith(practice.lane, TIMES, 200, '[]');
    await retry();
    await see.findByText('V tento deň už nie je voľný žiadny čas. Vyberte iný deň.');
    expect(timeBox(see).placeholder).to.equal('Žiadne voľné časy');
    expect(warnings.messages).to.have.length(2);
    store.part(patientsPart).clear();
    await answerWith(practice.lane, '/api/patients', 404, '{}');
    store.part(patientsPart).reload();
    await failed();
    await clearFaults(practice.lane);
    await retry();
    await choose(see, patientBox(see), /Eva Čierna/);
    warnings.restore();
  });

  it('F12 shows the error at a time that was taken meanwhile, reloads the times, and keeps the rest', async () => {
    const { see, root, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await chooseOther(see, 'Božena Nová');
    await addTicket(practice, { type: 'schedule', date: first(), time: '08:30', duration_minutes: 30 });
    await press(submit(see));
    await until(() => errorAt(timeBox(see), root) === 'Čas 8:30 už nie je voľný. Vyberte iný.');
    await until(() => focused() === timeBox(see));
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno pacienta' }).value).to.equal('Božena Nová');
    await untilAnswered(practice.lane, TIMES, 2);
    expect(await seenCalls(practice.lane, TIMES)).to.have.length(2);
    // A taken time cannot be sent.
    await press(submit(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    await press(timeBox(see));
    await until(() => options(see).join() === '8:00,9:00,9:30');
    await press(see.getByRole('option', { name: '9:00' }));
    await until(() => errorAt(timeBox(see), root) === '');
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice)).map(({ at }) => at)).to.deep.equal([`${first()}T08:30`, `${first()}T09:00`]);
  });

  it('F12 W10 shows a server’s error at a time that is still free, as it came; reloads the times also where day and time are reported together', async () => {
    const { see, root, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await chooseOther(see, 'Božena');
    const refuse = (errors: object) =>
      answerWith(practice.lane, ADD, 422, JSON.stringify({ message: 'x', errors }), {}, 1);
    await refuse({ 'ticket_value.time': ['O tomto čase sa neordinuje.'] });
    await press(submit(see));
    await untilAnswered(practice.lane, TIMES, 2);
    await until(() => errorAt(timeBox(see), root) === 'O tomto čase sa neordinuje.' && timeBox(see).value === '8:30');
    await chooseTime(see, '9:00');
    await chooseTime(see, '8:30');
    await refuse({ ticket_value: ['Termín je obsadený.'] });
    await answerWith(practice.lane, TIMES, 200, '[{"time":"09:00"}]');
    await press(submit(see));
    await see.findByText('Termín je obsadený.');
    await see.findByText('Čas 8:30 už nie je voľný. Vyberte iný.');
    expect(timeBox(see).value).to.equal('');
  });
});
