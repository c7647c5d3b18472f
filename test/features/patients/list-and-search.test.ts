import { expect } from '@open-wc/testing';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { createPractice, seenCalls, sendPost, storedTickets, untilAnswered } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, untilShown } from './patient-list';
import { within } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../support/mount';

const people = [
  { fullname: 'Žofia Ďuríčková', id_number: '855302/1234', phone: '+421 900 111 222' },
  { fullname: 'Hana Čierna', id_number: '900101/5678', phone: '0911 333 444' },
  { fullname: 'Chrenová Anna', id_number: '706224/0001' },
  { fullname: 'Cyril Nagy', phone: '02/5555 6666', birth_date: '1980-02-29' },
  { fullname: 'Čestmír Ivan' },
].map((person, index) => ({ ...person, created_at: `2026-0${[5, 1, 4, 2, 3][index]}-05T08:00:00Z` }));

describe('the list of patients', () => {
  afterEach(closeScreen);

  it('R8 C7 W18 lists them in Slovak order with their numbers and their count, sorts them, and finds them by all of it; another computer’s addition and removal appear when the tickets show them, with one load each', async () => {
    const ticket = { type: 'queue' as const, user: { fullname: 'Eva Nová', isPatient: false } };
    const practice = await createPractice([ticket], { patients: people });
    const { see } = await openScreen(practice, '/pacienti');
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await see.findByRole('listbox', { name: 'Pacienti' });
    // Sorted by surname; `č` stands after all of `c`, and `ch` after `h`.
    await untilShown(see, 'Hana Čierna', 'Žofia Ďuríčková', 'Chrenová Anna', 'Čestmír Ivan', 'Cyril Nagy');
    see.getByText('5 pacientov');
    see.getByRole('option', { name: /^Žofia Ďuríčková Rodné číslo 855302\/1234 Telefón \+421 900 111 222$/ });
    see.getByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(await seenCalls(practice.lane, '/api/patients')).to.have.length(1);

    const order = see.getByRole('combobox', { name: 'Zoradiť' });
    order.focus();
    await pressKeys('ArrowDown');
    await untilShown(see, 'Cyril Nagy', 'Čestmír Ivan', 'Chrenová Anna', 'Žofia Ďuríčková', 'Hana Čierna');
    await pressKeys('ArrowDown');
    await untilShown(see, 'Žofia Ďuríčková', 'Chrenová Anna', 'Čestmír Ivan', 'Cyril Nagy', 'Hana Čierna');
    await pressKeys('ArrowUp', 'ArrowUp');
    await until(() => focused() === order);

    const search = see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' });
    await press(search);
    for (const [query, found, words] of [
      ['an', ['Hana Čierna', 'Chrenová Anna', 'Čestmír Ivan'], 'Nájdení 3 pacienti z 5'],
      ['7062240001', ['Chrenová Anna'], 'Nájdený 1 pacient z 5'],
      ['0900 111', ['Žofia Ďuríčková'], 'Nájdený 1 pacient z 5'],
      ['29. 2. 1980', ['Cyril Nagy'], 'Nájdený 1 pacient z 5'],
    ] as const) {
      await type(query);
      await untilShown(see, ...found);
      expect(see.getByText(words).getAttribute('role')).to.equal('status');
      await pressKeys('Escape');
      await see.findByText('5 pacientov');
      await until(() => focused() === search);
    }
    await type('nikto taký');
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient').length === 2);
    see.getByText('😯');
    const [cross, button] = see.getAllByRole('button', { name: 'Zrušiť hľadanie' });
    await press(button ?? document.body);
    await see.findByText('5 pacientov');
    expect(cross?.isConnected).to.equal(false);
    await until(() => focused() === search);

    await untilAnswered(practice.lane, '/api/tickets');
    const [today] = await storedTickets(practice);
    const user = { id: today?.tickets[0]?.user?.id };
    await sendPost(practice, '/api/patient-add-to-doctor', user, practice.token);
    await see.findByText('6 pacientov');
    await findRow(see, 'Eva Nová');
    await sendPost(practice, '/api/patient-delete', user, practice.token);
    await see.findByText('5 pacientov');
    expect(await seenCalls(practice.lane, '/api/patients')).to.have.length(3);
  });

  it('R8 W1 says when there is nobody, without a search', async () => {
    const { see } = await openScreen(await createPractice(), '/pacienti');
    await see.findByText('Žiaden obsah na zobrazenie');
    see.getByText('🙂');
    see.getByText('V zozname zatiaľ nemáte žiadneho pacienta. Pridáte ho z detailu tiketu v čakárni.');
    expect(see.queryByRole('textbox', { name: 'Hľadať v zozname pacientov' })).to.equal(null);
  });

  it('W2 is full above 900 px of list width, compact below', async () => {
    const phone = '+421 900 123 456';
    const fullname = 'Mária Bezmenná Kováčiková-Hruškovičová';
    const { see, element } = await openScreen(
      await createPractice([], { patients: [{ fullname, phone }] }),
      '/pacienti',
    );
    const long = await findRow(see, fullname);
    const isOneLine = () => {
      const top = see.getByText(phone).getBoundingClientRect().top;
      return top < (long.querySelector('b')?.getBoundingClientRect().bottom ?? 0);
    };
    // Navigation and margins take 363 px beside the list.
    element.style.width = '1264px';
    await until(isOneLine);
    element.style.width = '1263px';
    await until(() => !isOneLine());
  });
});

const patients = ['Štefan Oravec', 'Žofia Ďuríčková', 'Ľubomír Šťastný', 'Stefania Biela'];
const tickets = patients.map((fullname) => ({ type: 'queue' as const, user: { fullname, isPatient: true } }));

const box = (see: Seen) => see.findByRole<HTMLInputElement>('combobox', { name: 'Hľadať v pacientoch' });
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

  it('S8 searches without diacritics while typing; Enter opens the active match, a press another; Escape keeps the query; in a narrow window a button opens the search over the header and closes it again; Enter right after the last letter opens the patient of the whole query', async () => {
    const practice = await createPractice(tickets);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    const input = await box(see);
    expect(input.placeholder).to.equal('Search in Patients');
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

    input.focus();
    await type('s');
    await until(() => options(see).length > 1);
    const second = options(see)[1] ?? '';
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const query of ['st', second]) {
      setValue?.call(input, query);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
    );
    await detailOf(see, second);

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
