import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import type { Mounted } from '../../support/mount';
import { answerWith, createPractice } from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { focused, press, pressKeys, type } from '../../support/user-input';
import { until } from '../../support/until';
import { columnOf, head, monthsAgo, open, PAYMENTS, practiceWith, rowsOf, shown, titles } from './transactions-screen';

const openers = (screen: Mounted) => rowsOf(screen).map((row) => within(row).getByRole('button'));
const facts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the table of transactions', () => {
  afterEach(closeScreen);

  it('the detail opens by a press anywhere on its row, and leads to the patient of the list, if there is one', async () => {
    const title = 'Vystavenie lekárskeho posudku o spôsobilosti na vedenie motorového vozidla '.repeat(3).trim();
    const paid = (payment_title: string, months: number) => ({
      payment_title,
      amount_cents: 2500 - months,
      status: 'paid' as const,
      created_at: monthsAgo(months),
    });
    const practice = await createPractice([], {
      patients: [{ fullname: 'Anna Kováčová', payments: [paid(title, 1)] }],
      payments: [{ ...paid('Vodičský preukaz', 2), user: { fullname: 'Ján Čierny' } }, paid('Výpis', 3)],
    });
    const screen = await open(practice);
    const { see } = screen;
    const [opener] = openers(screen);
    const { left, bottom } = see.getByText('24,99 €', { selector: '[role=cell]' }).getBoundingClientRect();
    expect(screen.root.elementFromPoint(left + 2, bottom - 2)).to.equal(opener);
    const show = async (text: string) => {
      await press(see.getByText(text, { selector: '[role=cell] *' }));
      return see.findByRole('dialog', { name: 'Detail transakcie' });
    };
    const known = facts(await show(title));
    expect(known.slice(0, 3)).to.deep.equal([
      ['Názov', title],
      ['Suma', '24,99\u00a0€'],
      ['Stav', 'Zaplatená'],
    ]);
    expect(known[4]?.[0]).to.equal('Číslo transakcie');
    await pressKeys('Enter');
    await until(() => !see.queryByRole('dialog') && focused() === opener);

    const stranger = await show('Vodičský preukaz');
    expect(stranger.textContent).to.contain('Ján Čierny');
    expect(within(stranger).queryByRole('link')).to.equal(null);
    await pressKeys('Escape');
    expect(facts(await show('Výpis'))).to.deep.include(['Pacient', 'bez pacienta']);
    await pressKeys('Escape');
    await until(() => !see.queryByRole('dialog'));

    await show(title);
    await press(await see.findByRole('link', { name: 'Otvoriť detail pacienta' }));
    await see.findByRole('heading', { name: 'Detail pacienta' });
    expect(address()).to.equal(`/pacienti?pacient=${practice.recordIds.patients[0]}`);
  });

  it('of 2 000 rows only those in sight are rendered; one is in the tab order', async () => {
    const practice = await createPractice();
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      id: index + 1,
      payment_title: `Platba ${index + 1}`,
      amount: index + 1,
      status: 'paid',
      user: { id: index, attributes: { fullname: `Pacient ${index % 700}` } },
      created_at: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
    }));
    await answerWith(practice.lane, PAYMENTS, 200, JSON.stringify(many));
    const screen = await open(practice);
    const { see } = screen;
    see.getByText('2 000 transakcií');
    expect(see.getByRole('table').getAttribute('aria-rowcount')).to.equal('2001');
    expect(rowsOf(screen)[0]?.getAttribute('aria-rowindex'), 'the head is the first').to.equal('2');
    expect(rowsOf(screen).length).to.be.below(60);
    expect(titles(screen)[0]).to.equal('Platba 1');
    expect(openers(screen).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    openers(screen)[0]?.focus();
    await pressKeys('End');
    await until(() => focused()?.textContent === 'Platba 2000');
    expect(rowsOf(screen).length).to.be.below(60);
    const top = columnOf(screen, 'Dátum').getBoundingClientRect().top;
    expect(top, 'the head stays below the header').to.be.within(79, 120);
    await pressKeys('Home');
    await until(() => focused()?.textContent === 'Platba 1');
    const row = focused()?.closest('[role=row]')?.getBoundingClientRect().top ?? 0;
    const covered = see.getAllByRole('row')[0]?.getBoundingClientRect().bottom ?? 0;
    expect(row, 'below the sticky head').to.be.at.least(covered - 1);

    window.scrollTo(0, document.documentElement.scrollHeight);
    await until(() => see.queryByText('Platba 2000'));
    await press(head(screen, 'Suma'));
    await until(() => titles(screen)[0] === 'Platba 2000');
    expect(rowsOf(screen)[0]?.getBoundingClientRect().top).to.be.within(80, 200);
    see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('platba 1999');
    await shown(screen, 'Platba 1999');
  });

  it('at 320 px rows are cards that can be sorted', async () => {
    const screen = await open(await practiceWith(), { width: 320, height: 800 });
    const [first] = rowsOf(screen);
    const [date, , patient, amount] = within(first ?? document.body).getAllByRole('cell');
    const topOf = (one?: HTMLElement) => one?.getBoundingClientRect().top ?? 0;
    expect(topOf(date), 'the date stands below the patient').to.be.above(topOf(patient));
    expect(Math.abs(topOf(patient) - topOf(amount))).to.be.below(4);
    await press(head(screen, 'Suma'));
    await press(head(screen, 'Suma'));
    await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
  });
});
