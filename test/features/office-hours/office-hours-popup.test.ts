import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { officeHoursPart } from '../../../src/features/office-hours';
import { errorAt, expectFailureAlert, MAYBE, RETRY } from '../../support/failure-alert';
import type { Seen } from '../../support/mount';
import { mountPopups, unmountPopups } from '../../support/mount-popups';
import { write } from '../../support/popup-panel';
import * as practiceOf from '../../support/practice';
import { recordWarnings } from '../../support/record-warnings';
import { until } from '../../support/until';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { officeHours } from '../form-cases';
import { ADD, GET, row, rows } from './records';

const { answerWith, breakCall, createPractice, forgetCalls, seenCalls, storedOfficeHours } = practiceOf;
const stored = async (practice: practiceOf.TestPractice) =>
  (await storedOfficeHours(practice)).map(
    ({ hours_name, hours_type, approximate_time_on_patient, time_schedules }) => ({
      hours_name,
      hours_type,
      approximate_time_on_patient,
      rows: time_schedules.map((one) => [one.hours_day, one.hours_time_from, one.hours_time_to].join(' ')),
    }),
  );

/** The first field, once it has the focus. */
const nameField = async (see: Seen) => {
  const field = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
  await until(() => focused() === field);
  return field;
};
const minutes = (see: Seen) => see.getByRole<HTMLInputElement>('textbox', { name: 'Čas na pacienta' });
const submit = (see: Seen) => see.getByRole('button', { name: 'Pridať hodiny' });
const adder = (see: Seen) => see.getByRole('button', { name: 'Pridať riadok' });
const time = (see: Seen, label: 'Od' | 'Do') => row(see, 1).getByRole<HTMLInputElement>('combobox', { name: label });
const day = (see: Seen, name: string) => row(see, 1).getByRole<HTMLInputElement>('radio', { name });

describe('the popup for new office hours', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountPopups);

  it('P5 V3 V9 W8 W9 W10 X2 X9 C21 F11 works by keyboard alone, stores what is entered, shows a toast, adds it to the list, and is empty when opened again; sends nothing until every field is valid, and each field shows its error; then what was entered by mouse is stored', async () => {
    const practice = await createPractice();
    const { see, root, opener, store } = await mountPopups(practice, 'office-hours');
    opener.focus();
    await pressKeys('Enter');
    await nameField(see);
    const known = store.part(officeHoursPart);
    known.reload();
    await until(() => known.data.peek());
    await type('  Prednostné ');
    await pressKeys('Tab', 'Space', 'ArrowDown', 'Tab');
    await type('5');
    await pressKeys('Tab', 'Enter');
    await until(() => focused() === day(see, 'Pondelok'));
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
    expect(known.data.peek()).to.deep.equal(await storedOfficeHours(practice));
    await pressKeys('Enter');
    const name = await nameField(see);
    expect(name.value).to.equal('');
    expect(rows(see)).to.have.length(0);
    expect(see.queryByRole('button', { name: 'Začať odznova' })).to.equal(null);

    await forgetCalls(practice.lane);
    const types = within(see.getByRole('radiogroup', { name: 'Typ' })).getAllByRole('radio');
    const labels = types.map(({ parentElement }) => parentElement?.textContent);
    expect(labels).to.deep.equal(['Termín', 'Prednostný termín', 'Čakací lístok', 'Iné']);
    await press(adder(see));
    await until(() => rows(see).length === 1);
    await press(submit(see));
    await until(() => focused() === name && errorAt(name, root) === 'Položka Názov je povinná');
    see.getByText('Položka Typ je povinná');
    see.getByText('Položka Deň je povinná');
    expect(errorAt(minutes(see), root)).to.equal('Položka Čas na pacienta je povinná');
    expect(errorAt(time(see, 'Od'), root)).to.equal('Položka Od je povinná');
    expect(errorAt(time(see, 'Do'), root)).to.equal('Položka Do je povinná');
    await write(name, 'Ranná ambulancia');
    expect(errorAt(name, root)).to.equal('');
    await press(see.getByRole('radio', { name: 'Termín' }));
    await write(minutes(see), '480');
    await press(day(see, 'Utorok'));
    expect(see.queryByText('Položka Deň je povinná')).to.equal(null);
    await write(time(see, 'Od'), '9:00');
    expect(await seenCalls(practice.lane, ADD)).to.have.length(0);
    await write(time(see, 'Do'), '9:05');
    await press(submit(see));
    await until(async () => (await stored(practice)).length === 2);
    expect((await stored(practice))[1]?.rows).to.deep.equal(['tuesday 09:00 09:05']);
  });

  it('C19 C21 made anew after they were removed, they are others', async () => {
    const warnings = recordWarnings();
    const practice = await createPractice();
    const { see, store, opener } = await mountPopups(practice, 'office-hours');
    store.drafts.of('office-hours').keep(officeHours('Ranná ambulancia'));
    // The server stores the hours, but the response is lost and the list fails to load.
    await breakCall(practice.lane, { kind: 'mask', path: ADD, answer: { status: 502, body: '' }, times: 1 });
    await answerWith(practice.lane, GET, 403, '{}');
    await press(opener);
    await press(await see.findByRole('button', { name: 'Pridať hodiny' }));
    const alert = await expectFailureAlert(see, [MAYBE]);
    const [record] = await storedOfficeHours(practice);
    await store.part(officeHoursPart).remove(record?.id ?? 0);
    await press(within(alert).getByRole('button', { name: RETRY }));
    await press(await see.findByRole('button', { name: 'Pridať hodiny' }));
    await see.findByText('Ordinačné hodiny boli vytvorené');
    const [anew, ...others] = await storedOfficeHours(practice);
    expect(others).to.deep.equal([]);
    expect(anew?.id).not.to.equal(record?.id);
    warnings.restore();
  });
});
