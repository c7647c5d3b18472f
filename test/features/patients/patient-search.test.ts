import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mount, unmountAll, type Seen } from '../../support/mount';
import { createPractice } from '../../support/practice';
import { until } from '../../support/until';

const patients = ['Štefan Oravec', 'Žofia Ďuríčková', 'Ľubomír Šťastný', 'Stefania Biela'];
const tickets = patients.map((fullname) => ({ type: 'queue' as const, user: { fullname, isPatient: true } }));

const box = (see: Seen) => see.findByRole('combobox', { name: 'Hľadať v pacientoch' });
const detailOf = async (see: Seen, name: string) => {
  const detail = await see.findByRole('region', { name: 'Detail pacienta' });
  await until(() => detail.textContent.includes(name));
};
const optionsIn = (see: Seen) => {
  const list = see.queryByRole('listbox', { name: 'Nájdení pacienti' });
  return list ? within(list).queryAllByRole('option') : [];
};
const options = (see: Seen) => optionsIn(see).map((one) => one.querySelector('b')?.textContent);

describe('patient search in the header', () => {
  before(() => (document.body.style.margin = '0'));
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('S8 searches without diacritics while typing; Enter opens the active match, a press another; Escape keeps the query; in a narrow window a button opens the search over the header and closes it again', async () => {
    const practice = await createPractice(tickets);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    const input = await box(see);
    expect(input.getAttribute('placeholder')).to.equal('Search in Patients');
    input.focus();
    await type('stefan');
    await until(() => options(see).length === 2);
    expect(options(see)).to.have.members(['Štefan Oravec', 'Stefania Biela']);
    await see.findByText('Nájdení 2 pacienti');
    const meant = () => {
      const id = focused()?.getAttribute('aria-activedescendant') ?? '';
      return optionsIn(see).findIndex((option) => option.id === id && option.ariaSelected === 'true');
    };
    expect(meant()).to.equal(0);
    await pressKeys('ArrowDown');
    expect(meant()).to.equal(1);
    const name = options(see)[1] ?? '';
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await detailOf(see, name);
    expect(input.getAttribute('value')).to.equal('');

    await press(input);
    await type('zofia');
    await until(() => options(see).join() === 'Žofia Ďuríčková');
    await pressKeys('Escape');
    await until(() => optionsIn(see).length === 0);
    expect(input.getAttribute('value')).to.equal('zofia');
    await pressKeys('ArrowDown');
    await press(await until(() => optionsIn(see)[0]));
    await detailOf(see, 'Žofia Ďuríčková');

    await setViewport({ width: 900, height: 800 });
    await press(await see.findByRole('button', { name: 'Hľadať pacienta' }));
    await until(() => focused()?.matches('[role="combobox"]'));
    await press(see.getByRole('button', { name: 'Zavrieť hľadanie' }));
    await until(() => focused() === see.queryByRole('button', { name: 'Hľadať pacienta' }));
    await setViewport({ width: 320, height: 800 });
    await pressKeys('Enter');
    await until(() => focused()?.matches('[role="combobox"]'));
    await type('stefania');
    await see.findByRole('option', { name: /Stefania/ });
    await pressKeys('Enter');
    await detailOf(see, 'Stefania Biela');
  });
});
