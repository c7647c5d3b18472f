import { expect } from '@open-wc/testing';
import { keysAreHeard, pressWith, focused, pressKeys, press, type } from '../../support/user-input';
import { createPractice, seenCalls, storedTickets } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { factsIn, findRow, rowOf, untilShown } from './patient-list';
import { within } from '@testing-library/dom';
import type { Seen } from '../../support/mount';
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
} from '../appointments/appointment-form';

/** Birth date of somebody so many years and days old. */
function bornBefore(years: number, days: number): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years, date.getMonth(), date.getDate() - days);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const anna = {
  fullname: 'Anna Kováčová',
  avatar: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  email: 'anna.kovacova@example.sk',
  phone: '+421 900 123 456',
  id_number: '866203/1234',
  birth_date: bornBefore(40, 3),
  insurance_title: 'Dôvera',
  note: 'Alergia na penicilín.\nChodí s vnučkou.',
};

describe('patient detail', () => {
  afterEach(closeScreen);

  it('R8 W2 a press opens every known field, with mail and telephone links, „neuvedené“ for an unknown one, and no empty note', async () => {
    const practice = await createPractice([], { patients: [anna, { fullname: 'Ján Bez' }] });
    const { see } = await openScreen(practice, '/pacienti');
    await press(await findRow(see, 'Anna Kováčová'));
    const detail = await see.findByRole('region', { name: 'Detail pacienta' });
    await until(() => detail.textContent.includes('Anna Kováčová'));
    expect(detail.querySelector('img')?.getAttribute('src')).to.equal(anna.avatar);
    expect(factsIn(see)).to.include({
      'Rodné číslo': '866203/1234',
      Telefón: '+421 900 123 456',
      'E-mail': 'anna.kovacova@example.sk',
      Poisťovňa: 'Dôvera',
      Poznámka: 'Alergia na penicilín.\nChodí s vnučkou.',
    });
    expect(factsIn(see)['Dátum narodenia']).to.match(/^\d+\.\u00a0\p{L}+ \d{4} \(40\u00a0rokov\)$/u);
    expect(factsIn(see)['Pridanie do zoznamu']).to.match(/^dnes o \d/);
    const href = (name: string) => see.getByRole('link', { name }).getAttribute('href');
    expect(href('anna.kovacova@example.sk')).to.equal('mailto:anna.kovacova@example.sk');
    expect(href('+421 900 123 456')).to.equal('tel:+421900123456');
    expect(rowOf(see, 'Anna Kováčová')?.ariaSelected).to.equal('true');
    expect(rowOf(see, 'Ján Bez')?.ariaSelected).to.equal('false');

    await press(await findRow(see, 'Ján Bez'));
    await until(() => detail.textContent.includes('Ján Bez'));
    const { 'Pridanie do zoznamu': added, ...rest } = factsIn(see);
    expect(added).to.match(/^dnes o \d/);
    expect(rest).to.deep.equal({
      'Rodné číslo': 'neuvedené',
      'Dátum narodenia': 'neuvedené',
      Telefón: 'neuvedené',
      'E-mail': 'neuvedené',
      Poisťovňa: 'neuvedené',
    });
  });

  it('R1 R8 S8 says when the patient of the address is not in the list, with a way back; opens by Enter and Space; the focus goes into the detail and back, and Tab leaves the list at the open row; keeps the open patient and the query in the address over back and forward; the header’s search clears the list’s own query', async () => {
    const patients = ['Adam Malý', 'Beáta Malyová', 'Cyril Nagy'].map((fullname) => ({ fullname }));
    const practice = await createPractice([], { patients });
    const { see, root } = await openScreen(practice, '/pacienti?pacient=neznamy');
    await see.findByText('Pacient sa nenašiel');
    // A new entry cuts off the forward history of other tests.
    history.pushState(null, '', location.href);
    const steps = history.length;
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(address()).to.equal('/pacienti');
    await until(() => focused() === rowOf(see, 'Adam Malý'));
    expect(history.length, 'what was closed is no step of „back“').to.equal(steps);

    see.getByRole('combobox', { name: 'Zoradiť' }).focus();
    await keysAreHeard(root);
    await pressKeys('Tab', 'ArrowDown', 'Enter');
    await until(() => rowOf(see, 'Beáta Malyová')?.ariaSelected === 'true');
    await until(() => focused() === see.getByRole('region', { name: 'Detail pacienta' }));
    await pressKeys('Escape');
    await until(() => focused() === rowOf(see, 'Beáta Malyová'));
    await pressKeys('ArrowDown', 'Space');
    await until(() => rowOf(see, 'Cyril Nagy')?.ariaSelected === 'true');
    await pressKeys('Tab');
    await until(() => focused() === see.getByRole('button', { name: 'Objednať: Cyril Nagy' }));
    await pressWith('Shift', 'Tab');
    await until(() => focused() === rowOf(see, 'Cyril Nagy'));

    location.hash = '/pacienti';
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    const [adam, beata] = practice.recordIds.patients;
    const own = await see.findByRole<HTMLInputElement>('textbox', { name: 'Hľadať v zozname pacientov' });
    await press(own);
    await type('mal');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová');
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    const isOpen = (name: string, id: number | undefined) =>
      until(() => detail.textContent.includes(name) && address() === `/pacienti?pacient=${id}`);
    await press(await findRow(see, 'Adam Malý'));
    await isOpen('Adam Malý', adam);
    await press(await findRow(see, 'Beáta Malyová'));
    await isOpen('Beáta Malyová', beata);
    history.back();
    await isOpen('Adam Malý', adam);
    history.back();
    await see.findByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(address()).to.equal('/pacienti');
    history.forward();
    await isOpen('Adam Malý', adam);
    expect(own.value).to.equal('mal');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová');

    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('nagy');
    await see.findByText('Nájdený 1 pacient');
    await pressKeys('Enter');
    await untilShown(see, 'Adam Malý', 'Beáta Malyová', 'Cyril Nagy');
    expect([own.value, rowOf(see, 'Cyril Nagy')?.ariaSelected]).to.deep.equal(['', 'true']);
  });
});

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
