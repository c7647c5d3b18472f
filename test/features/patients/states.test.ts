import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import { answerWith, breakCall, createPractice, clearFaults, release } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, nameIn, pressRemove, rowsIn, untilShown } from './patient-list';

const PATIENTS = '/api/patients';
const patients = [
  { fullname: 'Adam Malý', email: 'adam@example.sk', phone: '+421 900 123 456', note: 'Poznámka' },
  {
    fullname: 'prof. MUDr. Alexandra Kováčiková-Hruškovičová, PhD., MPH, mimoriadna profesorka',
    id_number: '866203/1234',
    phone: '+421 900 123 456',
  },
];
const refresh = (element: HTMLElement) => (element as HTMLElement & { refresh(): void }).refresh();
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

describe('the states of the screen „Pacienti“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  for (const appearance of appearances) {
    const label = `${appearance.width} px, ${appearance.colorScheme}`;

    it(`R8 W1 draws the loading and empty states accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice();
      await breakCall(practice.lane, { kind: 'hold', path: PATIENTS });
      const { see, element } = await openScreen(practice, '/pacienti', appearance);
      await see.findByText('Načítava sa…');
      await expectAccessible(element);
      await release(practice.lane, PATIENTS);
      await see.findByText('Žiaden obsah na zobrazenie');
      see.getByText('🙂');
      see.getByText('V zozname zatiaľ nemáte žiadneho pacienta. Pridáte ho z detailu tiketu v čakárni.');
      expect(see.queryByRole('textbox', { name: 'Hľadať v zozname pacientov' })).to.equal(null);
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });

    it(`R8 draws failed, retried, filled, open and stale accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { patients });
      hidePage();
      await answerWith(practice.lane, PATIENTS, 403, '{"message":"Forbidden"}');
      const { see, element } = await openScreen(practice, '/pacienti', appearance);
      const alert = await see.findByRole('alert');
      expect(alert.textContent).to.contain('Pacientov sa nepodarilo načítať');
      expect(alert.textContent).to.contain('Na zobrazenie týchto údajov nemáte oprávnenie.').and.to.contain('😕');
      await expectAccessible(element);

      await clearFaults(practice.lane);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await untilShown(see, patients[1]?.fullname ?? '', 'Adam Malý');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);

      await answerWith(practice.lane, PATIENTS, 403, '{"message":"Forbidden"}');
      refresh(element);
      await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d+:\d\d\.$/);
      await untilShown(see, patients[1]?.fullname ?? '', 'Adam Malý');
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await until(() => !see.queryByText(/nepodarilo obnoviť/));

      await press(await findRow(see, 'Adam Malý'));
      await see.findByRole('link', { name: 'adam@example.sk' });
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });

    it(`R8 W18 draws no match, not found, confirming and failed to delete accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { patients });
      await answerWith(practice.lane, '/api/patient-delete', 403, '{"message":""}');
      const { see, element } = await openScreen(practice, '/pacienti?pacient=0', appearance);
      await see.findByText('Pacient sa nenašiel');
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Zavrieť' }));
      await press(await see.findByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
      await type('nikto');
      await until(() => see.queryAllByText('Nenašiel sa žiadny pacient').length === 2);
      await expectAccessible(element);
      await pressKeys('Escape');
      await press(await findRow(see, 'Adam Malý'));
      await pressRemove(see);
      await see.findByRole('dialog');
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Áno' }));
      await see.findByText('Pacienta sa nepodarilo vymazať. Zostáva v zozname.');
      await expectAccessible(element);
    });
  }

  it('W2 is full above 900 px of list width, compact below, and the preview covers the list under 600 px', async () => {
    const practice = await createPractice([], { patients });
    const { see, element } = await openScreen(practice, '/pacienti');
    const row = await findRow(see, 'Adam Malý');
    const isOneLine = () => {
      const [name, phone] = [
        row.querySelector('b'),
        see.getByText('+421 900 123 456', { selector: '[role=option]:last-child *' }),
      ];
      return phone.getBoundingClientRect().top < (name?.getBoundingClientRect().bottom ?? 0);
    };
    // Navigation and margins take 363 px beside the list.
    element.style.width = '1264px';
    await until(isOneLine);
    element.style.width = '1263px';
    await until(() => !isOneLine());
    await press(row);
    await see.findByRole('button', { name: 'Ďalšie možnosti' });
    expect(row.checkVisibility()).to.equal(true);
    element.style.width = '600px';
    await until(() => !row.checkVisibility());
    const back = see.getByRole('button', { name: 'Späť na zoznam' });
    await press(back);
    await until(() => row.checkVisibility() && focused() === row);
  });

  it('R8 scrolls nothing sideways beside the hot panel and at 320 px', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }], { patients });
    localStorage.setItem('ordinacia.hot-panel', 'on');
    const { see, element } = await openScreen(practice, '/pacienti');
    await see.findByRole('button', { name: /Ďalší pacient/ });
    await press(await findRow(see, 'Adam Malý'));
    await see.findByRole('link', { name: 'adam@example.sk' });
    expect(isSideways()).to.equal(false);
    await expectAccessible(element);
    await closeScreen();

    const narrow = await openScreen(practice, '/pacienti', { width: 320, height: 568 });
    await until(() => rowsIn(narrow.see).length === 2);
    expect(isSideways()).to.equal(false);
    for (const row of rowsIn(narrow.see)) expect(row.scrollWidth, nameIn(row)).to.be.at.most(row.clientWidth);
    await press(await findRow(narrow.see, 'Adam Malý'));
    await narrow.see.findByRole('link', { name: 'adam@example.sk' });
    expect(isSideways()).to.equal(false);
  });
});
