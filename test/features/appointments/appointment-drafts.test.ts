import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press } from '../../support/user-input';
import { unmountPopups } from '../../support/mount-popups';
import { answerWith, seenCalls } from '../../support/practice';
import { until } from '../../support/until';
import { errorAt } from '../../support/field-error';
import {
  ADD,
  DAYS,
  second,
  opened,
  dayBox,
  submit,
  chooseDay,
  chooseTime,
  chooseOther,
  stored,
} from './appointment-form';

describe('the draft of a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

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
