import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { monthsAgo, practiceWith, rowsOf, shown, columnOf, head, totals, open } from './transactions-screen';

describe('sorting and filtering of transactions', () => {
  afterEach(closeScreen);

  it('column headers sort by mouse and by keyboard', async () => {
    const screen = await open(await practiceWith());
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('descending');
    await press(head(screen, 'Dátum'));
    await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('ascending');
    head(screen, 'Pacient').focus();
    await pressKeys('Enter');
    await shown(screen, 'Potvrdenie', 'Vodičský preukaz', 'Prednostný termín', 'Výpis');
    expect(columnOf(screen, 'Pacient').ariaSort).to.equal('ascending');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal(null);
    await pressKeys('Enter');
    await shown(screen, 'Prednostný termín', 'Vodičský preukaz', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Suma'));
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Stav'));
    await shown(screen, 'Vodičský preukaz', 'Potvrdenie', 'Prednostný termín', 'Výpis');
  });

  it('the search finds patients and titles without diacritics; Escape clears it', async () => {
    const screen = await open(await practiceWith());
    await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
    await type('duris');
    await shown(screen, 'Prednostný termín');
    screen.see.getByText('1 transakcia z 4');
    expect(totals(screen)).to.deep.equal(['20,00\u00a0€', '20,00\u00a0€', '0,00\u00a0€']);
    await pressKeys('Escape');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    await type('vodicsky');
    await shown(screen, 'Vodičský preukaz');
  });

  it('buttons filter by state, each with its count', async () => {
    const screen = await open(await practiceWith());
    const group = within(screen.see.getByRole('group', { name: 'Stav transakcií' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).to.deep.equal([
      'Všetky 4',
      'Zaplatené 1',
      'Čakajúce 1',
      'Vrátené 1',
      'Neúspešné 1',
    ]);
    await press(group.getByRole('button', { name: 'Čakajúce 1' }));
    await shown(screen, 'Potvrdenie');
    expect(totals(screen)).to.deep.equal(['0,00\u00a0€', '0,00\u00a0€', '0,00\u00a0€']);
    expect(group.getByRole('button', { pressed: true }).textContent).to.equal('Čakajúce 1');
    group.getByRole('button', { name: 'Všetky 4' }).focus();
    await pressKeys(' ');
    await until(() => rowsOf(screen).length === 4);
  });

  it('filters by period: months, the year, and custom days', async () => {
    const screen = await open(await practiceWith());
    const period = screen.see.getByRole<HTMLSelectElement>('combobox', { name: 'Obdobie' });
    expect([...period.options].map(({ text }) => text)).to.deep.equal([
      'Celé obdobie',
      'Tento mesiac',
      'Minulý mesiac',
      'Tento rok',
      'Vlastné obdobie',
    ]);
    period.focus();
    await pressKeys('ArrowDown');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('button', { name: 'Všetky 2' });
    await pressKeys('ArrowDown');
    await shown(screen, 'Potvrdenie', 'Výpis');
    await pressKeys('ArrowDown', 'ArrowDown');
    const from = await screen.see.findByRole('combobox', { name: 'Od dňa' });
    await until(() => rowsOf(screen).length === 4);
    from.focus();
    const { 0: year, 1: month } = monthsAgo(0).split('-');
    await type(`15. ${Number(month)}. ${year ?? ''}`);
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    await press(screen.see.getByRole('combobox', { name: 'Do dňa' }));
    await type(`14. ${Number(month)}. ${year ?? ''}`);
    await pressKeys('Tab');
    // An invalid date shows an error, and does not filter.
    await until(() => screen.see.getByRole('combobox', { name: 'Do dňa' }).ariaInvalid === 'true');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('nikto');
    await screen.see.findByText('Nenašla sa žiadna transakcia');
    await expectAccessible(screen.element);
    await press(screen.see.getByRole('button', { name: 'Zrušiť filtre' }));
    await until(() => rowsOf(screen).length === 4);
    await until(() => focused() === screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
  });
});
