import { expect } from '@open-wc/testing';
import { focused, pressKeys, press } from '../../support/user-input';
import { acceptElsewhere, askForRecept } from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { factsIn } from '../patients/patient-list';
import { checkBoxOf, findOpener, numbered, openRecepts, openerOf, rowsIn, untilShown } from './recept-list';

const CHOOSE = 'Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.';

describe('the list of prescriptions', () => {
  afterEach(closeScreen);

  it('R1 R14 S4 C15 W2 lists the pending ones, which the badge counts; a press opens the detail with every field, and back, forward and the address open it, too', async () => {
    const { practice, see } = await openRecepts();
    const [anna, jan, eva] = practice.recordIds.recepts;
    await see.findByRole('heading', { level: 1, name: 'Recepty' });
    await untilShown(see, 'Anna Kováčová', 'Ján Horváth', 'Eva Nagyová');
    const [first] = rowsIn(see);
    expect(first?.textContent).to.contain('Prestarium 5 mg').and.to.contain('Dve balenia.');
    expect(first?.textContent).to.match(/dnes o \d+:\d\d/);
    see.getByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
    see.getByText(CHOOSE);

    await press(await findOpener(see, 'Anna Kováčová'));
    const detail = see.getByRole('region', { name: 'Detail žiadosti o recept' });
    await until(() => detail.textContent.includes('Anna Kováčová'));
    const shownItems = factsIn(see);
    expect(shownItems).to.include({ Liek: 'Prestarium 5 mg', Poznámka: 'Dve balenia.\nĎakujem.' });
    expect(shownItems['Vytvorené']).to.match(/^dnes o \d/);
    expect(address()).to.equal(`/e-recepty?recept=${anna}`);
    await press(await findOpener(see, 'Ján Horváth'));
    await until(() => address() === `/e-recepty?recept=${jan}` && detail.textContent.includes('Ján Horváth'));
    expect(factsIn(see)['Poznámka']).to.equal('neuvedené');
    history.back();
    await until(() => detail.textContent.includes('Anna Kováčová'));
    history.back();
    await see.findByText(CHOOSE);
    history.forward();
    await until(() => detail.textContent.includes('Anna Kováčová'));
    expect(openerOf(see, 'Anna Kováčová')?.ariaCurrent).to.equal('true');
    location.hash = `/e-recepty?recept=${eva}`;
    await see.findByRole('button', { name: 'Vystaviť recept: Eva Nagyová, Euthyrox 50 µg' });
  });

  it('R14 says when the request of the address is not pending, with a way back; arrows move between rows, on names and on check boxes; Space selects, Enter opens', async () => {
    const { see } = await openRecepts({ path: '/e-recepty?recept=0' });
    await see.findByText('Žiadosť sa nenašla');
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await see.findByText(CHOOSE);
    await until(() => focused() === openerOf(see, 'Anna Kováčová'));

    await pressKeys('End', 'ArrowUp');
    await until(() => focused() === openerOf(see, 'Ján Horváth'));
    await pressKeys('Enter');
    await see.findByRole('button', { name: 'Vystaviť recept: Ján Horváth, Warfarin 3 mg' });
    const anna = checkBoxOf(see, 'Vybrať: Anna Kováčová, Prestarium 5 mg');
    anna.focus();
    await pressKeys('Space', 'ArrowDown', 'ArrowDown', 'Space');
    await see.findByText('Vybrané 2 recepty');
    expect(anna.checked).to.equal(true);
    expect(checkBoxOf(see, 'Vybrať: Eva Nagyová, Euthyrox 50 µg').checked).to.equal(true);
  });

  it('X15 S4 a live reload touches only the rows that changed, and keeps the selection, the open detail, the focus and the scroll position', async () => {
    const { practice, see } = await openRecepts({ recepts: numbered(30) });
    await press(checkBoxOf(see, 'Vybrať: Pacient 21, Liek 21'));
    await press(await findOpener(see, 'Pacient 22'));
    await see.findByRole('button', { name: 'Vystaviť recept: Pacient 22, Liek 22' });
    const row = openerOf(see, 'Pacient 22');
    const before = row?.getBoundingClientRect().top ?? 0;
    const touched: Node[] = [];
    const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    rowsIn(see).forEach((one) => observer.observe(one, options));
    await askForRecept(practice, { name: 'Nová Žiadosť', medicine: 'Concor 5 mg' });
    await findOpener(see, 'Nová Žiadosť');
    observer.disconnect();
    expect(touched, 'only the new row').to.have.length(0);
    see.getByRole('link', { name: 'E-recepty 31 čakajúcich žiadostí o recept' });
    expect(row?.getBoundingClientRect().top).to.equal(before);
    await until(() => focused() === row);
    expect(checkBoxOf(see, 'Vybrať: Pacient 21, Liek 21').checked).to.equal(true);
    see.getByText('Vybraný 1 recept');
    see.getByRole('button', { name: 'Vystaviť recept: Pacient 22, Liek 22' });

    await acceptElsewhere(practice, practice.recordIds.recepts[20] ?? 0);
    await see.findByText('30 čakajúcich žiadostí o recept', { selector: '[role=status]' });
    await acceptElsewhere(practice, practice.recordIds.recepts[21] ?? 0);
    await see.findByText('Táto žiadosť už medzi čakajúcimi nie je.');
    await until(() => focused() === openerOf(see, 'Pacient 23'));
    await press(see.getByRole('button', { name: 'Zavrieť' }));
    await see.findByText(CHOOSE);
  });
});
