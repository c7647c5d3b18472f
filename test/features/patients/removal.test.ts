import { expect } from '@open-wc/testing';
import { plainSpaces } from '../../../src/lib/clean-text';
import { focused, pressKeys, press, type } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, moreButton, pressRemove, rowOf, untilShown } from './patient-list';

const { answerWith, breakCall, clearFaults, createPractice, release, removePatientElsewhere, seenCalls } = practiceOf;
const { storedPatients } = practiceOf;
const patients = [
  { fullname: 'Adam Malý' },
  { fullname: 'Beáta Malyová', id_number: '866203/1234' },
  { fullname: 'Cyril Nagy', note: 'Diabetik' },
];
const stored = async (practice: practiceOf.TestPractice) =>
  (await storedPatients(practice)).map(({ attributes }) => attributes.fullname);

async function askToRemove(see: Seen, name: string): Promise<HTMLElement> {
  await press(await findRow(see, name));
  // Until then the detail shows the previous patient.
  await until(() => rowOf(see, name)?.ariaSelected === 'true');
  await pressRemove(see);
  return see.findByRole('dialog', { name: 'Naozaj chcete vymazať pacienta zo zoznamu?' });
}

describe('removing a patient', () => {
  afterEach(closeScreen);

  it('C9 X5 F6 P9 confirms with the patient’s name, deletes, shows a toast, and moves the focus to the neighbour, down to the last one', async () => {
    const practice = await createPractice([], { patients });
    const { see, root } = await openScreen(practice, '/pacienti');
    const dialog = await askToRemove(see, 'Beáta Malyová');
    expect(plainSpaces(dialog.textContent)).to.contain(
      'Beáta Malyová, rodné číslo 866203/1234. Pacient zmizne z Vášho zoznamu.',
    );
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === moreButton(see));
    expect(await stored(practice)).to.have.length(3);

    await pressRemove(see);
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Pacient bol úspešne vymazaný');
    await untilShown(see, 'Adam Malý', 'Cyril Nagy');
    await see.findByText('2 pacienti');
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    await until(() => focused() === rowOf(see, 'Cyril Nagy'));
    expect(address()).to.equal('/pacienti');
    expect(await stored(practice)).to.deep.equal(['Adam Malý', 'Cyril Nagy']);
    expect(await seenCalls(practice.lane, '/api/patient-delete')).to.have.length(1);

    // The key acts on the row that has the focus.
    for (const [name, left] of [
      ['Cyril Nagy', '1 pacient'],
      ['Adam Malý', 'Žiaden obsah na zobrazenie'],
    ] as const) {
      await until(() => focused() === rowOf(see, name));
      await pressKeys('Enter');
      await see.findByRole('button', { name: `Objednať: ${name}` });
      while (focused() !== moreButton(see)) await pressKeys('Tab');
      await pressKeys('Enter');
      await until(() => focused()?.role === 'menuitem');
      await pressKeys('Enter');
      const question = await see.findByRole('dialog');
      expect(question.textContent.includes('aj s poznámkou')).to.equal(name === 'Cyril Nagy');
      await pressKeys('Tab', 'Enter');
      await see.findByText(left);
    }
    // The list is empty: the focus stays on the screen, not at the top of the page.
    await until(() => root.querySelector('main')?.contains(focused()));
  });

  it('C9 X5 says that an open patient is gone when somebody else removed them; a double click on „Áno“ does not open the patient beneath it; shows a failure at the button, keeps the patient, retries it with one call for two presses, and takes nothing from who moved on', async () => {
    const practice = await createPractice([], { patients: [...patients, { fullname: 'Dana Orlová' }] });
    const { see } = await openScreen(practice, '/pacienti');
    await askToRemove(see, 'Dana Orlová');
    await removePatientElsewhere(practice, practice.recordIds.patients[3] ?? 0);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tento pacient už v zozname nie je.');
    expect(see.queryByText('Pacient bol úspešne vymazaný')).to.equal(null);
    await untilShown(see, 'Adam Malý', 'Beáta Malyová', 'Cyril Nagy');
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await until(() => focused() === rowOf(see, 'Cyril Nagy'));

    await answerWith(practice.lane, '/api/patient-delete', 403, '{"message":""}');
    await askToRemove(see, 'Beáta Malyová');
    await press(see.getByRole('button', { name: 'Áno' }));
    // The mouse of the test runner cannot double-click.
    const beneath = await findRow(see, 'Cyril Nagy');
    const secondPress = { bubbles: true, cancelable: true, composed: true, detail: 2 };
    expect(beneath.dispatchEvent(new MouseEvent('mousedown', secondPress)), 'takes the focus').to.equal(false);
    beneath.dispatchEvent(new MouseEvent('click', secondPress));
    await see.findByText('Pacienta sa nepodarilo vymazať. Zostáva v zozname.');
    expect(rowOf(see, 'Beáta Malyová')?.ariaSelected).to.equal('true');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, '/api/patient-delete', 500, '{"message":"Server Error"}');
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    const unknown = await see.findByText('Nevieme, či sa pacienta podarilo vymazať. Server to nepotvrdil.');
    expect(unknown.closest('[role=alert]')).not.to.equal(null);
    expect(see.queryByText('Pacient bol úspešne vymazaný')).to.equal(null);
    await untilShown(see, 'Adam Malý', 'Beáta Malyová', 'Cyril Nagy');

    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'hold', path: '/api/patient-delete' });
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    const button = moreButton(see);
    await until(() => button.ariaBusy === 'true' && focused() === button);
    await press(button);
    expect(see.queryByRole('menu')).to.equal(null);
    expect(see.queryByRole('dialog')).to.equal(null);

    await press(beneath);
    await until(() => beneath.ariaSelected === 'true');
    await press(see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
    await type('a');
    await release(practice.lane, '/api/patient-delete');
    await see.findByText('Pacient bol úspešne vymazaný');
    await until(() => !rowOf(see, 'Beáta Malyová'));
    see.getByText('Diabetik');
    expect(focused()?.tagName).to.equal('INPUT');
    expect(await seenCalls(practice.lane, '/api/patient-delete'), 'with the one for Dana').to.have.length(4);
  });
});
