import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../support/accessible';
import { press } from '../support/user-input';
import { mount, unmountAll, type Seen } from '../support/mount';
import { acceptElsewhere, askForRecept, createPractice, receptStatus, seenCalls } from '../support/practice';
import { until } from '../support/until';

const attributes = { routing: 'memory' };
const recepts = ['Euthyrox', 'Paralen', 'Agapurin'].map((recept_title, index) => ({
  recept_title,
  user: { fullname: `Pacient ${index}` },
}));

const badge = (see: Seen) => see.queryByRole('link', { name: /^E-recepty/ })?.textContent ?? '';

async function admin() {
  const practice = await createPractice([], { recepts });
  const mounted = await mount(practice, 'ordinacia-admin', { attributes });
  await until(() => /3/.test(badge(mounted.see)));
  return { practice, ...mounted };
}

describe('the badge of pending prescriptions', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await unmountAll();
  });

  it('S4 X15 C15 shows the number of pending prescriptions, in words too, and follows changes made elsewhere', async () => {
    const { see, practice } = await admin();
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
    await see.findByText('Naživo');
    await askForRecept(practice, { name: 'Nová Pacientka', medicine: 'Ibalgin' });
    await see.findByRole('link', { name: 'E-recepty 4 čakajúce žiadosti o recept' });
    const [first = 0] = practice.recordIds.recepts;
    await acceptElsewhere(practice, first);
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
  });

  it('R14 X4 C16 C17 F9 F10 follows when a prescription is issued, or rejected after a confirmation', async () => {
    const { see, practice } = await admin();
    const [first = 0, second = 0] = practice.recordIds.recepts;
    await press(see.getByRole('link', { name: /^E-recepty/ }));
    await see.findByRole('heading', { level: 1, name: 'Recepty' });
    await press(await see.findByRole('link', { name: 'Pacient 0' }));
    await press(await see.findByRole('button', { name: 'Vystaviť recept: Pacient 0, Euthyrox' }));
    await see.findByText('Notifikácia o vystavení bola pacientovi odoslaná');
    await see.findByRole('link', { name: 'E-recepty 2 čakajúce žiadosti o recept' });
    expect(await receptStatus(practice, first)).to.equal('accepted');

    await press(see.getByRole('link', { name: 'Pacient 1' }));
    await press(await see.findByRole('button', { name: 'Zamietnuť: Pacient 1, Paralen' }));
    await see.findByRole('dialog', { name: 'Naozaj chcete zamietnuť žiadosť o recept?' });
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    expect(await seenCalls(practice.lane, '/api/recept-rejected')).to.deep.equal([]);
    await press(see.getByRole('button', { name: 'Zamietnuť: Pacient 1, Paralen' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Notifikácia o zamietnutí bola pacientovi odoslaná');
    await see.findByRole('link', { name: 'E-recepty 1 čakajúca žiadosť o recept' });
    expect(await receptStatus(practice, second)).to.equal('rejected');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`R14 axe finds nothing in the list, and nothing scrolls sideways at 390 px, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const { see, element } = await admin();
      await press(see.getByRole('link', { name: /^E-recepty/ }));
      await see.findByText('Pacient 0');
      await expectAccessible(element);
      await setViewport({ width: 390, height: 800 });
      await until(() => element.clientWidth === 390);
      expect(document.documentElement.scrollWidth).to.equal(390);
      await expectAccessible(element);
    });
  }
});
