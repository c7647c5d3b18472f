import { expect } from '@open-wc/testing';
import { pressWith, shortcutsAreOn } from '../support/keys';
import { createPractice } from '../support/practice';
import { address, closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';
import { focused, pressKeys, type } from '../support/user-input';

const patients = ['Ľubomír Šťastný', 'Žofia Ďuríčková'].map((fullname) => ({ fullname }));

describe('the box that finds patients, screens and actions', () => {
  afterEach(closeScreen);

  async function openBox(width = 1280) {
    const practice = await createPractice([], { patients });
    const screen = await openScreen(practice, '/nastavenia', { width });
    await screen.see.findByRole('switch', { name: 'Klávesové skratky' });
    await shortcutsAreOn(screen.root);
    screen.see.getByRole('main').focus();
    await pressWith('Control', 'k');
    const box = await screen.see.findByRole<HTMLInputElement>('combobox', { name: 'Pacient, obrazovka alebo akcia' });
    await until(() => focused() === box);
    return { practice, box, ...screen };
  }

  it('finds a patient without diacritics, says how many, and Enter opens the first', async () => {
    const { see, practice } = await openBox();
    await type('stastny');
    const option = await see.findByRole('option', { name: /^Ľubomír Šťastný/ });
    expect(option.textContent).to.equal('Ľubomír ŠťastnýPacient');
    await see.findByText('Nájdená 1 možnosť');
    await pressKeys('Enter');
    await until(() => address() === `/pacienti?pacient=${practice.recordIds.patients[0]}`);
    await until(() => focused()?.matches('main'));
  });

  it('has every screen and action; arrows choose, and the combobox refers to the active one', async () => {
    const { see, box } = await openBox();
    const labels = (await see.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(labels).to.include.members([
      'ČakáreňObrazovka',
      'VýplatyObrazovka',
      'Nastaviť absenciuAkcia',
      'Nahrať faktúruAkcia',
      'Odhlásiť saObrazovka',
    ]);
    await type('vyplaty');
    await until(() => see.getAllByRole('option').length === 1);
    expect(box.getAttribute('aria-activedescendant')).to.equal(see.getByRole('option').id);
    await pressKeys('Enter');
    await until(() => address() === '/vyplaty');
  });

  it('an action opens its popup, Escape leaves the box and gives the focus back', async () => {
    const { see } = await openBox(390);
    await type('absenciu');
    await until(() => see.getAllByRole('option').length === 1);
    await pressKeys('Enter');
    await see.findByRole('dialog', { name: 'Nastaviť absenciu' });
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog') && focused()?.matches('main'));
    await pressWith('Control', 'k');
    await type('xyz');
    await see.findByText('Nič sa nenašlo.', { selector: 'p' });
    await pressKeys('ArrowDown', 'Escape');
    await until(() => !see.queryByRole('dialog') && focused()?.matches('main'));
  });
});
