import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mount, unmountAll, type Seen } from '../../support/mount';
import { answerWith, createPractice, clearFaults, untilSeen } from '../../support/practice';
import { until } from '../../support/until';

const patients = ['Štefan Oravec', 'Žofia Ďuríčková', 'Ľubomír Šťastný', 'Stefania Biela'];
const tickets = patients.map((fullname) => ({ type: 'queue' as const, user: { fullname, isPatient: true } }));

const admin = async () =>
  mount(await createPractice(tickets), 'ordinacia-admin', { attributes: { routing: 'memory' } });
const box = (see: Seen) => see.findByRole('combobox', { name: 'Hľadať v pacientoch' });
const detailOf = async (see: Seen, name: string) => {
  const detail = await see.findByRole('region', { name: 'Detail pacienta' });
  await until(() => detail.textContent.includes(name));
};
const options = (see: Seen) => see.queryAllByRole('option').map((one) => one.querySelector('b')?.textContent);

describe('patient search in the header', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await unmountAll();
  });

  it('S8 searches without diacritics while typing, and Enter opens the first match', async () => {
    const { see } = await admin();
    const input = await box(see);
    expect(input.getAttribute('placeholder')).to.equal('Search in Patients');
    input.focus();
    await type('stefan');
    await until(() => options(see).length === 2);
    expect(options(see)).to.have.members(['Štefan Oravec', 'Stefania Biela']);
    await see.findByText('Nájdení 2 pacienti');
    await type(' OR');
    await until(() => options(see).join() === 'Štefan Oravec');
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await detailOf(see, 'Štefan Oravec');
    expect((await box(see)).getAttribute('value')).to.equal('');
  });

  it('S8 arrows move among the matches, and the input names the active one', async () => {
    const { see } = await admin();
    (await box(see)).focus();
    await type('s');
    await until(() => options(see).length > 1);
    const meant = () => {
      const id = focused()?.getAttribute('aria-activedescendant') ?? '';
      const all = see.getAllByRole('option');
      return all.findIndex((option) => option.id === id && option.ariaSelected === 'true');
    };
    expect(meant()).to.equal(0);
    await pressKeys('ArrowDown');
    expect(meant()).to.equal(1);
    await pressKeys('ArrowUp', 'ArrowUp');
    expect(meant()).to.equal(options(see).length - 1);
    const name = options(see).at(-1) ?? '';
    await pressKeys('Enter');
    await detailOf(see, name);
  });

  it('S8 a press opens a match; Escape closes the matches and keeps the query', async () => {
    const { see } = await admin();
    const input = await box(see);
    await press(input);
    await type('zofia');
    await see.findByRole('option', { name: /Žofia/ });
    await pressKeys('Escape');
    expect(see.queryByRole('option')).to.equal(null);
    expect(input.getAttribute('value')).to.equal('zofia');
    await pressKeys('ArrowDown');
    await press(await see.findByRole('option', { name: /Žofia/ }));
    await detailOf(see, 'Žofia Ďuríčková');
  });

  it('S8 says when nobody matches, and when the list did not load, with a retry', async () => {
    const practice = await createPractice(tickets);
    hidePage();
    await answerWith(practice.lane, '/api/patients', 403, '{}');
    const { see, element } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    (await box(see)).focus();
    await untilSeen(practice.lane, '/api/patients', 1);
    await type('zofia');
    await see.findByText('Pacientov sa nepodarilo načítať.');
    await expectAccessible(element);
    await clearFaults(practice.lane);
    // The header's comes first: an open ticket offers it for its person, too.
    const [retry] = see.getAllByRole('button', { name: 'Skúsiť znova' });
    if (retry) await press(retry);
    await see.findByRole('option', { name: /Žofia/ });
    (await box(see)).focus();
    await type(' nikto');
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient.').length === 2);
    await expectAccessible(element);
  });

  for (const width of [900, 600, 320]) {
    it(`S8 at ${width} px it is a button that opens the search over the header and closes it again`, async () => {
      await setViewport({ width, height: 800 });
      const { see, element } = await admin();
      await press(await see.findByRole('button', { name: 'Hľadať pacienta' }));
      await until(() => focused()?.matches('[role="combobox"]'));
      await type('stefania');
      await see.findByRole('option', { name: /Stefania/ });
      expect(document.documentElement.scrollWidth).to.equal(width);
      await expectAccessible(element);
      await press(see.getByRole('button', { name: 'Zavrieť hľadanie' }));
      await until(() => focused() === see.queryByRole('button', { name: 'Hľadať pacienta' }));
      await pressKeys('Enter');
      await until(() => focused()?.matches('[role="combobox"]'));
      await type('stefania');
      await see.findByRole('option', { name: /Stefania/ });
      await pressKeys('Enter');
      await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    });
  }

  it('S8 axe finds nothing in the matches in the dark', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    const { see, element } = await admin();
    (await box(see)).focus();
    await type('s');
    await until(() => options(see).length > 1);
    await expectAccessible(element);
  });
});
