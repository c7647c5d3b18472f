import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { appearances, resetAppearance, setAppearance } from '../../support/appearances';
import type { Mounted } from '../../support/mount';
import { createPractice } from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { focused, press, pressKeys } from '../../support/user-input';
import { until } from '../../support/until';
import { monthsAgo, open, practiceWith, rowsOf } from './transactions-screen';

const openers = (screen: Mounted) => rowsOf(screen).map((row) => within(row).getByRole('button'));
const facts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the detail of a transaction', () => {
  afterEach(async () => {
    await resetAppearance();
    await closeScreen();
  });

  for (const appearance of appearances) {
    it(`opens by a press anywhere on its row, ${appearance.width} px, ${appearance.colorScheme}`, async () => {
      await setAppearance(appearance);
      const title = 'Vystavenie lekárskeho posudku o spôsobilosti na vedenie motorového vozidla '.repeat(3).trim();
      const patients = [
        {
          fullname: 'Anna Kováčová',
          payments: [{ payment_title: title, amount_cents: 2500, status: 'paid' as const, created_at: monthsAgo(1) }],
        },
      ];
      const practice = await createPractice([], { patients });
      const screen = await open(practice, appearance);
      const { see, element } = screen;
      await expectAccessible(element);
      const { left, bottom } = see.getByText('25,00 €', { selector: '[role=cell]' }).getBoundingClientRect();
      const opener = openers(screen)[0] ?? element;
      expect(screen.root.elementFromPoint(left + 2, bottom - 2)).to.equal(opener);
      await press(opener);
      const dialog = await see.findByRole('dialog', { name: 'Detail transakcie' });
      const shown = facts(dialog);
      expect(shown.slice(0, 3)).to.deep.equal([
        ['Názov', title],
        ['Suma', '25,00\u00a0€'],
        ['Stav', 'Zaplatená'],
      ]);
      expect(shown[4]).to.deep.equal(['Číslo transakcie', String(practice.recordIds.payments[0] ?? shown[4]?.[1])]);
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
      await expectAccessible(element);
      await pressKeys('Enter');
      await until(() => !see.queryByRole('dialog'));
      await until(() => focused() === openers(screen)[0]);

      await pressKeys('Enter');
      await press(await see.findByRole('link', { name: 'Otvoriť detail pacienta' }));
      await see.findByRole('heading', { name: 'Detail pacienta' });
      expect(address()).to.equal(`/pacienti?pacient=${practice.recordIds.patients[0]}`);
    });
  }

  it('leads nowhere for somebody who is not a patient of the list, and says when there is none', async () => {
    const screen = await open(await practiceWith());
    const { see } = screen;
    await press(see.getByText('Vodičský preukaz'));
    const first = await see.findByRole('dialog');
    expect(first.textContent).to.contain('Ján Čierny');
    expect(within(first).queryByRole('link')).to.equal(null);
    await pressKeys('Escape');
    await press(see.getByText('Výpis'));
    expect(facts(await see.findByRole('dialog'))).to.deep.include(['Pacient', 'bez pacienta']);
  });

  it('has one tab stop, moves by arrows, and keeps the focus on a row that is scrolled away', async () => {
    const payments = Array.from({ length: 120 }, (_, index) => ({
      payment_title: `Platba ${String(index).padStart(3, '0')}`,
      amount_cents: 100,
      status: 'paid' as const,
      created_at: monthsAgo(0, index),
    }));
    const screen = await open(await createPractice([], { payments }));
    expect(openers(screen).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    openers(screen)[0]?.focus();
    await pressKeys('ArrowDown');
    expect(focused()?.textContent).to.equal('Platba 118');
    await pressKeys('End');
    await until(() => focused()?.textContent === 'Platba 000');
    const last = focused();
    window.scrollTo(0, 0);
    await until(() => screen.see.queryByText('Platba 119'));
    expect(focused()).to.equal(last);
    await pressKeys('Home');
    await until(() => focused()?.textContent === 'Platba 119');
    const { top } = focused()?.closest('[role=row]')?.getBoundingClientRect() ?? { top: 0 };
    const head = screen.see.getAllByRole('row')[0]?.getBoundingClientRect().bottom ?? 0;
    expect(top, 'below the sticky head').to.be.at.least(head - 1);
  });
});
