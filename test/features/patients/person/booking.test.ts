import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import type { Seen } from '../../../support/mount';
import { seenCalls, storedTickets } from '../../../support/practice';
import { closeScreen, openScreen } from '../../../support/screen';
import { focused, press, pressKeys, type } from '../../../support/user-input';
import { until } from '../../../support/until';
import {
  ADD,
  dayBox,
  timeBox,
  note,
  patientBox,
  practiceWithHours,
  radio,
  stored,
  submit,
} from '../../appointments/appointment-form';
import { findRow, rowOf } from '../patient-list';

async function book(see: Seen, name: string): Promise<HTMLElement> {
  await press(await findRow(see, name));
  await until(() => rowOf(see, name)?.ariaSelected === 'true');
  await press(await see.findByRole('button', { name: `Objednať: ${name}` }));
  const dialog = await see.findByRole('dialog', { name: 'Pridať termín' });
  await see.findByRole('combobox', { name: 'Deň' });
  return dialog;
}

describe('booking from a patient’s detail', () => {
  afterEach(closeScreen);

  it('fills in the patient; does not carry what was typed for one patient to another, keeps it for the first one, and books for them', async () => {
    const practice = await practiceWithHours();
    const { see } = await openScreen(practice, '/pacienti');
    await book(see, 'Eva Čierna');
    expect(radio(see, 'Zo zoznamu pacientov').checked).to.equal(true);
    await until(() => patientBox(see).value === 'Eva Čierna');
    expect(see.queryByRole('button', { name: 'Začať odznova' }), 'nothing was typed before').to.equal(null);
    await press(note(see));
    await type('Len pre Evu');
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === see.getByRole('button', { name: 'Objednať: Eva Čierna' }));

    await press(see.getAllByRole('option', { name: /Ján Žltý/ })[0] as HTMLElement);
    await press(await see.findByRole('button', { name: 'Objednať: Ján Žltý' }));
    await see.findByRole('combobox', { name: 'Deň' });
    await until(() => patientBox(see).value === 'Ján Žltý');
    expect(note(see).value).to.equal('');
    await pressKeys('Escape');

    const dialog = await book(see, 'Eva Čierna');
    await until(() => patientBox(see).value === 'Eva Čierna');
    expect(note(see).value).to.equal('Len pre Evu');
    expect((await storedTickets(practice)).flatMap(({ tickets }) => tickets)).to.have.length(0);
    for (const box of [dayBox, timeBox]) {
      await press(box(see));
      await press(await until(() => within(dialog).queryAllByRole('option')[0]));
      await until(() => box(see).value !== '');
    }
    await press(submit(see));
    await see.findByText('Termín bol vytvorený');
    expect((await stored(practice))[0]).to.deep.include({ user: practice.recordIds.patients[2], user_alternate: null });
    expect(await seenCalls(practice.lane, ADD)).to.have.length(1);
    await see.findByRole('list', { name: 'Tikety v čakárni' });
  });
});
