import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { expectAccessible } from '../../support/accessible';
import { press } from '../../support/user-input';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  untilAnswered,
  untilHeld,
} from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { checkBoxOf, findOpener, rowsIn } from './recept-list';

const RECEPTS = '/api/recepts';
const recepts = [
  {
    user: { fullname: 'Anna Kováčová' },
    recept_title: 'Prestarium 5 mg',
    recept_note: 'Prosím o dve balenia. '.repeat(12),
  },
  {
    user: { fullname: 'prof. MUDr. Alexandra Kováčiková-Hruškovičová, PhD., MPH, mimoriadna profesorka' },
    recept_title: 'Acetylsalicylová kyselina 100 mg gastrorezistentné tablety, 100 kusov',
  },
];
const refresh = (element: HTMLElement) => (element as HTMLElement & { refresh(): void }).refresh();
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

describe('the states of the screen „Recepty“', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  for (const appearance of appearances) {
    const label = `${appearance.width} px, ${appearance.colorScheme}`;

    it(`R14 W1 W18 draws the loading and empty states accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice();
      await breakCall(practice.lane, { kind: 'hold', path: RECEPTS });
      const { see, element } = await openScreen(practice, '/e-recepty', appearance);
      await see.findByText('Načítava sa…');
      await untilHeld(practice.lane, RECEPTS);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await release(practice.lane, RECEPTS);
      await see.findByText('Žiaden obsah na zobrazenie');
      see.getByText('🎉');
      see.getByText('Všetky žiadosti o recept sú vybavené. Nová sa tu objaví sama.');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });

    it(`R14 draws failed, retried, filled, selected, open and stale accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { recepts });
      hidePage();
      await answerWith(practice.lane, RECEPTS, 403, '{"message":"Forbidden"}');
      const { see, element } = await openScreen(practice, '/e-recepty', appearance);
      const alert = await see.findByRole('alert');
      expect(alert.textContent).to.contain('Recepty sa nepodarilo načítať').and.to.contain('😕');
      await expectAccessible(element);
      // The first load, and the one after the socket's subscription: from then on nothing loads by itself.
      await untilAnswered(practice.lane, RECEPTS, 2);
      await clearFaults(practice.lane);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await findOpener(see, 'Anna Kováčová');
      await press(checkBoxOf(see, /^Vybrať: Anna/));
      await see.findByText('Vybraný 1 recept');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);

      await answerWith(practice.lane, RECEPTS, 403, '{"message":"Forbidden"}');
      refresh(element);
      await see.findByText(/^Údaje sa nepodarilo obnoviť\. Vidíte údaje z \d+:\d\d\.$/);
      expect(rowsIn(see)).to.have.length(2);
      await expectAccessible(element);
      await clearFaults(practice.lane);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await until(() => !see.queryByText(/nepodarilo obnoviť/));
      expect(checkBoxOf(see, /^Vybrať: Anna/).checked).to.equal(true);

      await press(await findOpener(see, 'Anna Kováčová'));
      await see.findByRole('button', { name: /^Zamietnuť: Anna/ });
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
    });

    it(`R14 draws not found, confirming, and failed in the row and in the detail accessibly, ${label}`, async () => {
      await setAppearance(appearance);
      const practice = await createPractice([], { recepts });
      await answerWith(practice.lane, '/api/recept-accepted', 403, '{"message":""}');
      const { see, element } = await openScreen(practice, '/e-recepty?recept=0', appearance);
      await see.findByText('Žiadosť sa nenašla');
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Zavrieť' }));
      await press(await see.findByRole('checkbox', { name: 'Vybrať všetky' }));
      await press(see.getByRole('button', { name: 'Vystaviť vybrané' }));
      await see.findByRole('dialog', { name: 'Vystaviť 2 recepty?' });
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Áno' }));
      await see.findByText('Nepodarilo sa vystaviť 2 recepty. Zostávajú vybrané v zozname.');
      await expectAccessible(element);
      expect(isSideways()).to.equal(false);
      await press(await findOpener(see, 'Anna Kováčová'));
      await see.findByRole('button', { name: /^Zamietnuť: Anna/ });
      await expectAccessible(element);
    });
  }

  for (const width of [1440, 800, 390]) {
    it(`R14 at ${width} px a text of any length stays within its row`, async () => {
      const long = 'Nekonečne'.repeat(40);
      const practice = await createPractice();
      const attributes = { fullname: long };
      const strange = { id: 1, user: { attributes }, recept_title: long, recept_note: long, created_at_formated: long };
      await answerWith(practice.lane, RECEPTS, 200, JSON.stringify([strange]));
      const { see } = await openScreen(practice, '/e-recepty', { width, height: 900 });
      const name = await findOpener(see, long);
      expect(isSideways()).to.equal(false);
      const [row] = rowsIn(see);
      expect(name.getBoundingClientRect().width).to.be.greaterThan((row?.getBoundingClientRect().width ?? 0) * 0.3);
      await press(name);
      await see.findByRole('button', { name: /^Zamietnuť/ });
      expect(isSideways()).to.equal(false);
    });
  }

  it('R14 scrolls nothing sideways beside the hot panel and at 320 px', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }], { recepts });
    localStorage.setItem('ordinacia.hot-panel', 'on');
    const { see, element } = await openScreen(practice, '/e-recepty');
    await see.findByRole('button', { name: /Ďalší pacient/ });
    await press(await findOpener(see, 'Anna Kováčová'));
    await see.findByRole('button', { name: /^Zamietnuť: Anna/ });
    expect(isSideways()).to.equal(false);
    await expectAccessible(element);
    await closeScreen();

    const narrow = await openScreen(practice, '/e-recepty', { width: 320, height: 568 });
    await findOpener(narrow.see, 'Anna Kováčová');
    await press(checkBoxOf(narrow.see, 'Vybrať všetky'));
    expect(isSideways()).to.equal(false);
    await press(await findOpener(narrow.see, 'Anna Kováčová'));
    await narrow.see.findByRole('button', { name: /^Zamietnuť: Anna/ });
    expect(isSideways()).to.equal(false);
  });
});
