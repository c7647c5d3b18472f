import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { press, type } from '../../support/user-input';
import { answerWith, createPractice } from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { PAYMENTS, monthsAgo, practiceWith, rowsOf, titles, shown, columnOf, head, open } from './transactions-screen';

describe('the layout of the transactions', () => {
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await closeScreen();
  });

  it('searches, sorts and scrolls 20 000 rows, and renders only those in sight', async () => {
    const practice = await createPractice();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: index + 1,
      payment_title: `Platba ${index + 1}`,
      amount: index + 1,
      status: 'paid',
      user: { id: index, attributes: { fullname: `Pacient ${index % 700}` } },
      created_at: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
    }));
    await answerWith(practice.lane, PAYMENTS, 200, JSON.stringify(many));
    const screen = await open(practice);
    screen.see.getByText('20 000 transakcií');
    expect(
      screen.see.getByRole('table').ariaRowCount ?? screen.see.getByRole('table').getAttribute('aria-rowcount'),
    ).to.equal('20001');
    expect(rowsOf(screen)[0]?.getAttribute('aria-rowindex'), 'the head is the first').to.equal('2');
    expect(rowsOf(screen).length).to.be.below(60);
    expect(titles(screen)[0]).to.equal('Platba 1');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await until(() => screen.see.queryByText('Platba 20000'));
    expect(rowsOf(screen).length).to.be.below(60);
    const top = columnOf(screen, 'Dátum').getBoundingClientRect().top;
    expect(top, 'the head stays below the header').to.be.within(79, 120);
    await press(head(screen, 'Suma'));
    await until(() => titles(screen)[0] === 'Platba 20000');
    expect(rowsOf(screen)[0]?.getBoundingClientRect().top).to.be.within(80, 200);
    screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('platba 19999');
    await shown(screen, 'Platba 19999');
  });

  for (const width of [320, 390]) {
    it(`at ${width} px rows are cards that can be sorted, and nothing scrolls sideways`, async () => {
      const screen = await open(await practiceWith(), { width, height: 800 });
      expect(document.documentElement.scrollWidth).to.equal(width);
      const [first] = rowsOf(screen);
      const [date, , patient, amount] = within(first ?? document.body).getAllByRole('cell');
      const topOf = (one?: HTMLElement) => one?.getBoundingClientRect().top ?? 0;
      expect(topOf(date), 'the date stands below the patient').to.be.above(topOf(patient));
      expect(Math.abs(topOf(patient) - topOf(amount))).to.be.below(4);
      await press(head(screen, 'Suma'));
      await press(head(screen, 'Suma'));
      await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
      await expectAccessible(screen.element);
    });
  }

  for (const width of [1440, 390, 320]) {
    it(`at ${width} px a text of any length covers no other text`, async () => {
      const long = 'Nekonečne'.repeat(40);
      const practice = await createPractice();
      const user = { attributes: { fullname: long } };
      const strange = {
        id: 1,
        user,
        payment_title: long,
        status_title: long,
        amount: 1_234_567,
        created_at: monthsAgo(0),
      };
      await answerWith(practice.lane, PAYMENTS, 200, JSON.stringify([strange]));
      const screen = await open(practice, { width, height: 800 });
      expect(document.documentElement.scrollWidth).to.equal(width);
      const inRow = within(rowsOf(screen)[0] ?? document.body).getAllByRole('cell');
      const boxes = inRow.map((cell) => cell.getBoundingClientRect());
      boxes.forEach((one, index) => {
        expect(one.width, `the width of no. ${index}`).to.be.above(40);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(isApart, `no. ${index}`).to.equal(true);
        }
      });
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`axe finds nothing, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const screen = await open(await practiceWith());
      await expectAccessible(screen.element);
    });
  }
});
