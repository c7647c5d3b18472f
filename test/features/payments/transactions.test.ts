import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import type { Mounted } from '../../support/mount';
import { answerWith, createPractice, seenCalls, untilSeen } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { focused, press, pressKeys } from '../../support/user-input';
import { until } from '../../support/until';
import {
  cells,
  head,
  monthsAgo,
  open,
  PATH,
  PAYMENTS,
  practiceWith,
  rowsOf,
  shown,
  titles,
  totals,
} from './transactions-screen';

const openers = (screen: Mounted) => rowsOf(screen).map((row) => within(row).getByRole('button'));
const facts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the transactions screen', () => {
  afterEach(closeScreen);

  it('S5 R9 C10 opens from the navigation; each row shows its moment, title, patient, amount and state, the newest first; it reloads after a minute; at 320 px rows are cards that can be sorted', async () => {
    const practice = await practiceWith();
    const screen = await openScreen(practice, '/cakaren');
    const { see } = screen;
    await see.findByRole('heading', { name: 'Ostatné' });
    const links = within(see.getByRole('list', { name: 'Platby' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Transakcie', 'Výplaty']);
    const goTo = async (name: string) => {
      await press(see.getByRole('link', { name }));
      await see.findByRole('heading', { level: 1, name });
    };
    await goTo('Transakcie');
    expect(address()).to.equal(PATH);
    await see.findByRole('table', { name: 'Transakcie' });
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    const rows = rowsOf(screen).map(cells);
    const now = new Date();
    expect(rows[0]).to.deep.equal([
      `15.\u00a0${now.getMonth() + 1}.\u00a0${now.getFullYear()} 12:30`,
      'Vodičský preukaz',
      'Ján Čierny',
      '1\u00a0234,50\u00a0€',
      'Zaplatená',
    ]);
    expect(rows.map((row) => row[4])).to.deep.equal(['Zaplatená', 'Vrátená', 'Čaká na úhradu', 'Neúspešná']);
    expect(rows[3]?.[2]).to.equal('bez pacienta');
    see.getByText('4 transakcie');
    expect(totals(screen)).to.deep.equal(['1\u00a0254,50\u00a0€', '20,00\u00a0€', '1\u00a0234,50\u00a0€']);

    await goTo('Čakáreň');
    await goTo('Transakcie');
    await see.findByRole('table', { name: 'Transakcie' });
    expect(await seenCalls(practice.lane, PAYMENTS)).to.have.length(1);
    const { now: time } = Date;
    try {
      Date.now = () => time() + 61_000;
      await goTo('Čakáreň');
      await goTo('Transakcie');
      await untilSeen(practice.lane, PAYMENTS, 2);
    } finally {
      Date.now = time;
    }

    await setViewport({ width: 320, height: 800 });
    const topOf = (one?: HTMLElement) => one?.getBoundingClientRect().top ?? 0;
    const cellsOfFirst = () => within(rowsOf(screen)[0] ?? document.body).getAllByRole('cell');
    await until(() => {
      const [date, , patient, amount] = cellsOfFirst();
      // The date stands below the patient.
      return topOf(date) > topOf(patient) && Math.abs(topOf(patient) - topOf(amount)) < 4;
    });
    await press(head(screen, 'Suma'));
    await press(head(screen, 'Suma'));
    await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
  });

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
    const lines = ['Výpis', /\d{4} \d/].map((text) =>
      see.getAllByText(text, { selector: '[role=cell], [role=cell] span' }).at(-1),
    );
    expect(new Set(lines.map((one) => one?.getBoundingClientRect().top)), 'on one line').to.have.length(1);
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

  it('of 2 000 rows only those in sight are rendered, or all while the page is printed; one is in the tab order', async () => {
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
    window.dispatchEvent(new Event('beforeprint'));
    expect(titles(screen), 'on paper').to.deep.equal(many.map(({ payment_title }) => payment_title));
    window.dispatchEvent(new Event('afterprint'));
    await until(() => rowsOf(screen).length < 60);
  });
});
