import { expect } from '@open-wc/testing';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { createPractice, seenCalls } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { untilShown } from './patient-list';

const people = [
  { fullname: 'Žofia Ďuríčková', id_number: '855302/1234', phone: '+421 900 111 222' },
  { fullname: 'Hana Čierna', id_number: '900101/5678', phone: '0911 333 444' },
  { fullname: 'Chrenová Anna', id_number: '706224/0001' },
  { fullname: 'Cyril Nagy', phone: '02/5555 6666', birth_date: '1980-02-29' },
  { fullname: 'Čestmír Ivan' },
];

describe('the list of patients', () => {
  afterEach(closeScreen);

  it('R8 C7 the screen „Pacienti“ lists them in Slovak order, with their numbers and their count', async () => {
    const practice = await createPractice([], { patients: people });
    const { see } = await openScreen(practice, '/pacienti');
    await see.findByRole('heading', { level: 1, name: 'Pacienti' });
    await see.findByRole('listbox', { name: 'Pacienti' });
    // Sorted by surname; `č` stands after all of `c`, and `ch` after `h`.
    await untilShown(see, 'Hana Čierna', 'Žofia Ďuríčková', 'Chrenová Anna', 'Čestmír Ivan', 'Cyril Nagy');
    see.getByText('5 pacientov');
    see.getByRole('option', { name: /^Žofia Ďuríčková Rodné číslo 855302\/1234 Telefón \+421 900 111 222$/ });
    see.getByText('Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.');
    expect(await seenCalls(practice.lane, '/api/patients')).to.have.length(1);
  });

  it('R8 sorts from Z to A, and from the newest where records have a date', async () => {
    const patients = [
      { fullname: 'Anna Stará', created_at: '2026-01-05T08:00:00Z' },
      { fullname: 'Beáta Nová', created_at: '2026-11-05T08:00:00Z' },
      { fullname: 'Cyril Aký', created_at: '2026-06-05T08:00:00Z' },
    ];
    const { see } = await openScreen(await createPractice([], { patients }), '/pacienti');
    const order = await see.findByRole('combobox', { name: 'Zoradiť' });
    order.focus();
    await pressKeys('ArrowDown');
    await untilShown(see, 'Anna Stará', 'Beáta Nová', 'Cyril Aký');
    await pressKeys('ArrowDown');
    await untilShown(see, 'Beáta Nová', 'Cyril Aký', 'Anna Stará');
    await pressKeys('ArrowUp', 'ArrowUp');
    await untilShown(see, 'Cyril Aký', 'Beáta Nová', 'Anna Stará');
    await until(() => focused() === order);
  });

  for (const [number, words] of [
    [1, '1 pacient'],
    [3, '3 pacienti'],
    [5, '5 pacientov'],
  ] as const) {
    it(`R8 counts with the Slovak plural: ${words}`, async () => {
      const patients = Array.from({ length: number }, (_, index) => ({ fullname: `Pacient ${index}` }));
      const { see } = await openScreen(await createPractice([], { patients }), '/pacienti');
      await see.findByText(words);
    });
  }

  it('R8 finds by name without diacritics, by birth date, and by id number and telephone in any format', async () => {
    const { see } = await openScreen(await createPractice([], { patients: people }), '/pacienti');
    await see.findByText('5 pacientov');
    const search = see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' });
    await press(search);
    for (const [query, found, words] of [
      ['duric zof', ['Žofia Ďuríčková'], 'Nájdený 1 pacient z 5'],
      ['ci', ['Hana Čierna'], 'Nájdený 1 pacient z 5'],
      ['an', ['Hana Čierna', 'Chrenová Anna', 'Čestmír Ivan'], 'Nájdení 3 pacienti z 5'],
      ['7062240001', ['Chrenová Anna'], 'Nájdený 1 pacient z 5'],
      ['706224/00', ['Chrenová Anna'], 'Nájdený 1 pacient z 5'],
      ['0900 111', ['Žofia Ďuríčková'], 'Nájdený 1 pacient z 5'],
      ['025555', ['Cyril Nagy'], 'Nájdený 1 pacient z 5'],
      ['29. 2. 1980', ['Cyril Nagy'], 'Nájdený 1 pacient z 5'],
      ['Nagy, Cyril', ['Cyril Nagy'], 'Nájdený 1 pacient z 5'],
    ] as const) {
      await type(query);
      await untilShown(see, ...found);
      expect(see.getByText(words).getAttribute('role')).to.equal('status');
      await pressKeys('Escape');
      await see.findByText('5 pacientov');
      await until(() => focused() === search);
    }
  });

  it('R8 W18 says when nobody matches, and offers to clear the search', async () => {
    const { see } = await openScreen(await createPractice([], { patients: people }), '/pacienti');
    await press(await see.findByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
    await type('nikto taký');
    await until(() => see.queryAllByText('Nenašiel sa žiadny pacient').length === 2);
    see.getByText('😯');
    const [cross, button] = see.getAllByRole('button', { name: 'Zrušiť hľadanie' });
    await press(button ?? document.body);
    await see.findByText('5 pacientov');
    expect(cross?.isConnected).to.equal(false);
    await until(() => focused() === see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' }));
  });

  it('X5 C8 F5 shows a patient who is added from a ticket in the hot panel', async () => {
    const practice = await createPractice([{ type: 'queue', user: { fullname: 'Nová Pacientka' } }], {
      patients: [{ fullname: 'Zita Adamová' }, { fullname: 'Adam Zajac' }],
    });
    localStorage.setItem('ordinacia.hot-panel', 'on');
    const { see } = await openScreen(practice, '/pacienti');
    await see.findByText('2 pacienti');
    await press(await see.findByRole('button', { name: 'Nová Pacientka' }));
    await press(await see.findByRole('button', { name: 'Pridať pacienta' }));
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Pacient bol úspešne pridaný');
    await see.findByText('3 pacienti');
    await untilShown(see, 'Zita Adamová', 'Nová Pacientka', 'Adam Zajac');
  });
});
