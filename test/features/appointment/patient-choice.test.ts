import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { setViewport } from '@web/test-runner-commands';
import { pressKeys, press, type } from '../../support/user-input';
import { recordWarnings } from '../../support/record-warnings';
import { unmountPopups } from '../../support/mount-popups';
import { answerWith, clearFaults } from '../../support/practice';
import { until } from '../../support/until';
import {
  practiceWithHours,
  opened,
  patientBox,
  radio,
  submit,
  options,
  choose,
  chooseDay,
  chooseTime,
  chooseOther,
  stored,
} from './appointment-form';

describe('the patient of a new appointment', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('V7 X11 sends an empty custom name as null', async () => {
    const { see, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '8:30');
    await press(radio(see, 'Iné meno'));
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({ user: null, user_alternate: null });
  });

  it('X11 sends only the patient of the chosen type when both are entered', async () => {
    const { see, practice } = await opened();
    await chooseDay(see);
    await chooseTime(see, '9:30');
    await chooseOther(see, 'Božena');
    await press(radio(see, 'Zo zoznamu pacientov'));
    await choose(see, patientBox(see), /Eva Čierna/);
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({
      user: practice.recordIds.patients[2],
      user_alternate: null,
    });
  });

  it('retries a list of patients that failed to load', async () => {
    const warnings = recordWarnings();
    const { see, store, practice } = await opened();
    store.patients.clear();
    hidePage();
    await answerWith(practice.lane, '/api/patients', 404, '{}');
    store.patients.reload();
    await until(() => store.patients.failure.peek());
    await see.findByText('Možnosti sa nepodarilo načítať.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await choose(see, patientBox(see), /Eva Čierna/);
    warnings.restore();
  });

  it('stays usable with 20 000 patients', async () => {
    const practice = await practiceWithHours();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: index + 1,
      attributes: { fullname: `Pacient Číslo ${index + 1}.`, id_number: `${900_000 - index}/0000` },
    }));
    await answerWith(practice.lane, '/api/patients', 200, JSON.stringify(many));
    const { see, store } = await opened(practice);
    await until(() => store.patients.data.peek()?.length === 20_000);
    await press(patientBox(see));
    await see.findByText(/^Zobrazené: 100 z 20.000/);
    await type('cislo 19999.');
    await until(() => options(see).length === 1);
    await pressKeys('Enter');
    await until(() => patientBox(see).value === 'Pacient Číslo 19999.');
  });
});
