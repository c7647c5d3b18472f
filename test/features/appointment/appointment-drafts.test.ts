import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { unmountPopups } from '../../support/mount-popups';
import { answerWith, seenCalls, untilAnswered } from '../../support/practice';
import { until } from '../../support/until';
import { errorAt } from '../../support/field-error';
import {
  ADD,
  DAYS,
  second,
  opened,
  dayBox,
  timeBox,
  radio,
  submit,
  chooseDay,
  chooseTime,
  chooseOther,
  stored,
} from './appointment-form';

describe('the draft of a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('P1 keeps a draft over Escape, and offers to start over', async () => {
    const { see, opener, practice } = await opened();
    await chooseDay(see, 1);
    const day = dayBox(see).value;
    await chooseTime(see, '13:30');
    await chooseOther(see, 'Božena');
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused() === opener);
    await pressKeys('Enter');
    await see.findByText('Obnovili sme, čo ste rozpísali.');
    await until(() => dayBox(see).value === day && timeBox(see).value === '13:30');
    await untilAnswered(practice.lane, DAYS, 2);
    expect(await seenCalls(practice.lane, DAYS)).to.have.length(2);
    await press(see.getByRole('button', { name: 'Začať odznova' }));
    await until(() => focused() === dayBox(see) && dayBox(see).value === '');
    expect(timeBox(see).placeholder).to.equal('Najprv vyberte deň');
    expect(radio(see, 'Zo zoznamu pacientov').checked).to.equal(true);
  });

  it('a draft whose day is not offered any more says so, and another one can be chosen', async () => {
    const { see, root, opener, practice } = await opened();
    await chooseDay(see, 0);
    await chooseTime(see, '8:00');
    await chooseOther(see, 'Božena');
    await pressKeys('Escape');
    await until(() => focused() === opener);
    const days = [{ value: second(), title: 'Iný deň', description: '2 voľné termíny' }];
    await answerWith(practice.lane, DAYS, 200, JSON.stringify(days));
    await pressKeys('Enter');
    await see.findByText(/^Deň .* už nie je voľný\. Vyberte iný\.$/);
    expect(dayBox(see).value).to.equal('');
    await press(submit(see));
    await until(() => focused() === dayBox(see));
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await chooseDay(see, 0);
    expect(errorAt(dayBox(see), root)).to.equal('');
    await chooseTime(see, '13:00');
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({ at: `${second()}T13:00`, user_alternate: 'Božena' });
  });
});
